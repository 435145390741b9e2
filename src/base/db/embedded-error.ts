/** The embedded database cannot be used. The message contains the reason and the fix. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = "EmbeddedDatabaseError";
}
