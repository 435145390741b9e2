/** The highest numbers of records, bytes, jobs and daily messages that an organization can have. */
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
  /** The size of the files of all exports, uncompressed, until they expire or are deleted. */
  export_bytes: 2 * 2 ** 30,
  /** The size of the files of all imports until they are removed. */
  import_bytes: 2 * 2 ** 30,
  /** The size of the attachments of all e-mails, until retention removes them. */
  attachment_bytes: 10 * 2 ** 30,
  /** Imports and exports that wait or run. */
  queued_jobs: 20,
  topics: 100,
  forms: 200,
  /** Messages and bookings that people without an account cause, per UTC day: messages to one address, from one network, and about one host. */
  public_messages_per_recipient: 20,
  public_messages_per_sender: 200,
  public_messages_per_host: 5_000,
  /** Bookings on public pages that their invitees have not confirmed, by the day on which they were made. */
  unconfirmed_bookings_per_invitee: 10,
  unconfirmed_bookings_per_sender: 30,
  /** For event types with several seats: a class or a company books from one network. */
  unconfirmed_bookings_per_sender_with_seats: 100,
  /** Or as many as the event has seats, if that is more. */
  unconfirmed_bookings_per_host: 200,
} as const;
