/** A foreign key from one table to another. */
export interface TableReference {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the tables so that each comes before the tables that it refers to. Tables that refer to each other in a
 * circle come in any order.
 */
export function deletionOrder(tables: readonly string[], references: readonly TableReference[]): string[] {
  const waiting = new Set(tables);
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const referred = new Set(references.filter(({ from, to }) => from !== to && waiting.has(from)).map(({ to }) => to));
    const free = [...waiting].filter((table) => !referred.has(table));
    for (const table of free.length > 0 ? free : [...waiting]) {
      ordered.push(table);
      waiting.delete(table);
    }
  }
  return ordered;
}
