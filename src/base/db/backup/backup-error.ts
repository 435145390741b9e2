/** A backup cannot be written, read or restored. The message contains the reason and the fix. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
