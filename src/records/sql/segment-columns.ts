/** How many live members a segment has: kept for a static one, as last counted for a dynamic one. */
export function memberCountSql(alias: string): string {
  const kept = `SELECT coalesce(sum(c.n), 0)::int FROM segment_member_count AS c WHERE c.org_id = ${alias}.org_id AND c.segment_id = ${alias}.id`;
  return `CASE ${alias}.kind WHEN 'static' THEN (${kept}) ELSE ${alias}.counted END`;
}
