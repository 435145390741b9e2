import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigurationError, type Config } from "./config.ts";

/** The 32 bytes of SECRET_KEY; with the embedded database, those of `DATA_DIR/secret.key`, which is made once. */
export async function readSecretKey({ secretKey, dataDir }: Pick<Config, "secretKey" | "dataDir">): Promise<Buffer> {
  if (secretKey) return secretKey;
  const file = join(dataDir, "secret.key");
  const text = (await readFile(file, "utf8").catch(() => null)) ?? (await makeKey(file, dataDir));
  const key = Buffer.from(text, "base64");
  if (key.length !== 32) throw new ConfigurationError([`${file} must hold 32 bytes in base64`]);
  return key;
}

/** Linked into place whole: of two processes that start together, both read the same key. */
async function makeKey(file: string, dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${String(process.pid)}`;
  await writeFile(draft, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, "utf8");
}
