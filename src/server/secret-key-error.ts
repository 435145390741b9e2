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
  "Without the right key nobody can read the secrets of webhooks, the addresses of calendars and the secrets of AI applications.";

function cause({ kind, belongs }: KeyMismatch, dataDir: string): string {
  const whose = belongs === null ? "" : ` It belongs to the key with the fingerprint ${belongs}.`;
  return kind === "lost"
    ? `${dataDir}/secret.key is missing, and this database was encrypted with it.${whose}`
    : `SECRET_KEY is not the key that this database was encrypted with.${whose}`;
}

function remedies({ kind }: KeyMismatch, dataDir: string): string[] {
  const restore =
    kind === "lost"
      ? `Copy secret.key from your backup to ${dataDir}, or set SECRET_KEY.`
      : `Set SECRET_KEY to the right key, as your backup has it (unset, it is read from ${dataDir}/secret.key with the embedded database).`;
  return [
    `  - ${restore}`,
    "  - To change the key on purpose, set SECRET_KEY_PREVIOUS to the old key, start again and run: crm secrets rotate",
    "  - If the right key is lost for good, run: crm secrets reset --help",
  ];
}
