/** The highest numbers of records that an organization can have. */
export const QUOTAS = {
  webhooks: 20,
  /** Of each record type, including archived ones. */
  custom_fields_per_type: 100,
  busy_feeds_per_member: 10,
  line_items_per_opportunity: 200,
  views_per_member: 200,
  /** Including deleted files until they are purged. */
  files: 100_000,
  /** The size of all files. */
  file_bytes: 10 * 2 ** 30,
  topics: 100,
  forms: 200,
} as const;
