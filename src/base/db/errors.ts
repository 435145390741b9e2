/**
 * Errors that every start needs to recognize. They stand alone: what throws them loads more, such as the schemas of backups.
 */

/** The embedded database cannot be used. The message contains the reason and the fix. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = "EmbeddedDatabaseError";
}

/** A backup cannot be written, read or restored. The message contains the reason and the fix. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
