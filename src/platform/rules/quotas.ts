/** The highest numbers of records that an organization can have. */
export const QUOTAS = {
  webhooks: 20,
  /** Of each record type, including archived ones. */
  custom_fields_per_type: 100,
  busy_feeds_per_member: 10,
  line_items_per_opportunity: 200,
  views_per_member: 200,
  forms: 200,
} as const;
