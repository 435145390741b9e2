/** Returns the SQL for whether a task is open and past its due time; never null. */
export const overdueSql = (alias: string): string =>
  `(${alias}.due_at IS NOT NULL AND ${alias}.due_at < now() AND ${alias}.status IN ('todo', 'in_progress', 'waiting'))`;
