/**
 * Returns the SQL for a segment's number of live members: a maintained counter for static segments, the last count for
 * dynamic ones.
 */
export function memberCountSql(alias: string): string {
  const kept = `SELECT coalesce(sum(c.n), 0)::int FROM segment_member_count AS c WHERE c.org_id = ${alias}.org_id AND c.segment_id = ${alias}.id`;
  return `CASE ${alias}.kind WHEN 'static' THEN (${kept}) ELSE ${alias}.counted END`;
}
