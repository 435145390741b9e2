/**
 * Returns the query of the contacts and companies with an e-mail address; its placeholders are the organization, the
 * address, the organization and the address. The table of unique addresses contains those of live contacts; only the
 * others need an index of their own.
 */
export const withEmailSql = (address = "= ?"): string => `
  SELECT entity_id AS id FROM entity_emails WHERE org_id = ?::uuid AND email ${address}
  UNION ALL SELECT id FROM entities
  WHERE org_id = ?::uuid AND email ${address} AND (entity_type = 'company' OR deleted_at IS NOT NULL)`;
