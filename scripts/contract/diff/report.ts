import type { Change } from "./change.ts";

/** More subjects than these are counted. */
const NAMED = 4;

/** Returns one line per change. A change of a shared component is one line with all operations that it affects. */
export function changeLines(changes: readonly Change[], breaking: boolean): string[] {
  const chosen = changes.filter((change) => change.breaking === breaking);
  return [...Map.groupBy(chosen, ({ message }) => message)].map(
    ([message, group]) => `${subjects(group.map(({ subject }) => subject))}: ${message}`,
  );
}

function subjects(all: readonly string[]): string {
  const names = [...new Set(all)];
  if (names.length <= NAMED + 1) return names.join(", ");
  return `${names.slice(0, NAMED).join(", ")} and ${String(names.length - NAMED)} others`;
}
