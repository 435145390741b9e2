/**
 * A backup cannot be written, read or restored. The message contains the reason and the fix. It stands alone, because every
 * start needs it, and the schemas of a backup load a library.
 */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
