/** Describes a secret key that does not match the database. */
interface KeyMismatch {
  readonly kind: "wrong" | "lost";
  readonly belongs: string | null;
}

/** The database belongs to another secret key than the configured one. The message contains the reason and the fix. */
export class SecretKeyError extends Error {
  override readonly name = "SecretKeyError";

  constructor(mismatch: KeyMismatch, dataDir: string) {
    super([cause(mismatch, dataDir), CONSEQUENCE, ...remedies(mismatch, dataDir)].join("\n"));
  }
}

const CONSEQUENCE =
  "Without the correct key, webhook secrets, calendar addresses and secrets of AI applications cannot be decrypted.";

function cause({ kind, belongs }: KeyMismatch, dataDir: string): string {
  const whose = belongs === null ? "" : ` Its key has the fingerprint ${belongs}.`;
  return kind === "lost"
    ? `${dataDir}/secret.key is missing, and this database was encrypted with it.${whose}`
    : `This database was encrypted with another key than SECRET_KEY.${whose}`;
}

function remedies({ kind }: KeyMismatch, dataDir: string): string[] {
  const restore =
    kind === "lost"
      ? `Copy secret.key from your backup to ${dataDir}, or set SECRET_KEY.`
      : `Set SECRET_KEY to the correct key, for example from your backup (with the embedded database, the default is the content of ${dataDir}/secret.key).`;
  return [
    `  - ${restore}`,
    "  - To change the key intentionally, set SECRET_KEY_PREVIOUS to the old key, restart and run: crm secrets rotate",
    "  - If the correct key is lost permanently, run: crm secrets reset --help",
  ];
}
