/**
 * Returns an SQL expression for the name of a user in a row with this alias, as `personName()` returns it: never the
 * e-mail address.
 */
export const personNameSql = (alias: string): string =>
  `coalesce(nullif(concat_ws(' ', nullif(${alias}.first_name, ''), nullif(${alias}.last_name, '')), ''),
    regexp_replace(${alias}.email, '@[^@]*$', ''))`;
