import { createHash, createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { PassThrough, Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { BackupError } from "../errors.ts";
import { rowCounter, type OnRows, contents, type BackupSource, type Contents, type TableContents } from "./contents.ts";
import { keyFingerprint } from "../../platform/keyring.ts";
import { normalized } from "../../contract/unicode.ts";

/** Since format 2, a backup can contain the secret key and the stored files. */
const FORMAT = 2;
const MANIFEST = "manifest.json";
const SECRET_KEYS = "secret-keys.json";
const STORED_FILES = "files/";
/** A path in the folder of the backup, never outside of it. */
const fileName = z.string().regex(/^(?:[\w-][\w.-]*\/){0,4}[\w-][\w.-]*$/);
const manifest = contents.extend({
  format: z.union([z.literal(1), z.literal(FORMAT)]),
  files: z.record(fileName, z.object({ bytes: z.number().int(), sha256: z.string() })),
});
type Manifest = z.output<typeof manifest>;
type Files = Manifest["files"];

/** The parts of a backup. */
interface BackupParts {
  readonly source: BackupSource;
  readonly onRows: OnRows;
  /** The encrypted secret keys; null: the backup does not contain them. */
  readonly sealedKeys: string | null;
  readonly storedFiles: StoredFiles;
}

/** The stored files of the snapshot. */
export interface StoredFiles {
  readonly keys: readonly string[];
  /** Returns the bytes of a file as they are read. */
  readonly read: (key: string) => Promise<AsyncIterable<Uint8Array>>;
  /** Returns false if the file was purged after the snapshot. */
  readonly isStillListed: (key: string) => Promise<boolean>;
}

/** A stored file of a backup. */
export interface BackupFile {
  readonly key: string;
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** A backup with the data besides the tables. */
export interface Backup extends BackupSource {
  readonly sealedKeys: string | null;
  readonly storedFiles: readonly BackupFile[];
}

/**
 * Writes a backup to a new folder: `manifest.json`, one gzip file per table, and the other parts. The folder is renamed
 * to its final name when it is complete and synced to disk. Returns the keys of files that were purged meanwhile.
 * Throws BackupError if the name is already in use, or if a file cannot be read.
 */
export async function writeBackup(parts: BackupParts, folder: string): Promise<readonly string[]> {
  const { source, onRows, sealedKeys } = parts;
  const draft = `${resolve(folder)}.part`;
  await requireNewFolder(folder);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  try {
    const files: Files = {};
    for (const table of source.contents.tables) {
      files[fileOf(table)] = await writeTable(source, table, { folder: draft, onRows });
    }
    const purged = await writeStoredFiles(parts.storedFiles, draft, files);
    if (sealedKeys !== null) files[SECRET_KEYS] = await write(join(draft, SECRET_KEYS), [Buffer.from(sealedKeys)]);
    const text = JSON.stringify({ format: FORMAT, ...source.contents, files } satisfies Manifest, null, 2);
    await writeFile(join(draft, MANIFEST), `${text}\n`, { mode: 0o600 });
    await writeFile(join(draft, `${MANIFEST}.sha256`), `${sha256(`${text}\n`)}  ${MANIFEST}\n`, { mode: 0o600 });
    for (const name of [...Object.keys(files), MANIFEST, `${MANIFEST}.sha256`, "."]) await sync(join(draft, name));
    await requireNewFolder(folder);
    await rename(draft, folder);
    await sync(dirname(resolve(folder)));
    return purged;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function writeStoredFiles(
  { keys, read, isStillListed }: StoredFiles,
  draft: string,
  files: Files,
): Promise<readonly string[]> {
  const purged: string[] = [];
  for (const key of keys) {
    const name = fileName.parse(`${STORED_FILES}${key}`);
    await mkdir(dirname(join(draft, name)), { recursive: true, mode: 0o700 });
    try {
      files[name] = await write(join(draft, name), await read(key));
    } catch (error) {
      await rm(join(draft, name), { force: true });
      if (await isStillListed(key)) throw unreadable(key, error);
      purged.push(key);
    }
  }
  return purged;
}

function unreadable(key: string, error: unknown): BackupError {
  const reason = error instanceof Error ? error.message : String(error);
  return new BackupError(
    `The file ${key} cannot be read (${reason}). Run crm doctor. If the file is lost, make a backup with --no-files and copy the other files.`,
    { cause: error },
  );
}

/** Opens a backup and verifies the checksum of every file. Throws BackupError if it is damaged or not a backup. */
export async function openBackup(folder: string): Promise<Backup> {
  const found = await readManifest(folder);
  for (const [name, { bytes, sha256: expected }] of Object.entries(found.files)) {
    const file = join(folder, name);
    const size = (await stat(file).catch(() => null))?.size;
    if (size === undefined) throw damaged(folder, `${name} is missing`);
    if (size !== bytes) throw damaged(folder, `${name} has ${String(size)} bytes instead of ${String(bytes)}`);
    if ((await checksumOf(file)) !== expected) throw damaged(folder, `${name} does not match its checksum`);
  }
  return {
    contents: found satisfies Contents,
    sealedKeys: SECRET_KEYS in found.files ? await readFile(join(folder, SECRET_KEYS), "utf8") : null,
    storedFiles: Object.entries(found.files)
      .filter(([name]) => name.startsWith(STORED_FILES))
      .map(([name, { bytes, sha256: hash }]) => ({
        key: name.slice(STORED_FILES.length),
        path: join(folder, name),
        size: bytes,
        sha256: hash,
      })),
    rows(table): Readable {
      const plain = new PassThrough();
      pipeline(createReadStream(join(folder, fileOf(table))), createGunzip(), plain).catch((error: unknown) => {
        plain.destroy(error instanceof Error ? error : new Error(String(error)));
      });
      return plain;
    },
  };
}

const fileOf = ({ name }: TableContents): string => `${name}.copy.gz`;

async function writeTable(
  source: BackupSource,
  table: TableContents,
  { folder, onRows }: { folder: string; onRows: OnRows },
): Promise<Files[string]> {
  const { counted, result } = checksum();
  const file = createWriteStream(join(folder, fileOf(table)), { mode: 0o600 });
  await pipeline(source.rows(table), rowCounter(onRows), createGzip({ level: 6 }), counted, file);
  return result();
}

async function write(path: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Files[string]> {
  const { counted, result } = checksum();
  await pipeline(bytes, counted, createWriteStream(path, { mode: 0o600 }));
  return result();
}

function checksum(): { counted: Transform; result: () => Files[string] } {
  const hash = createHash("sha256");
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { counted, result: () => ({ bytes, sha256: hash.digest("hex") }) };
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => null);
  const sum = await readFile(join(folder, `${MANIFEST}.sha256`), "utf8").catch(() => null);
  if (text === null || sum === null) {
    throw new BackupError(`${folder} is not a backup. Specify a folder that \`crm backup --out\` created.`);
  }
  if (sum.split(" ")[0] !== sha256(text)) throw damaged(folder, `${MANIFEST} does not match its checksum`);
  const { format } = z.object({ format: z.number() }).parse(JSON.parse(text));
  if (format > FORMAT) {
    throw new BackupError(
      `${folder} was created by a newer release (format ${String(format)}). Restore it with that release.`,
    );
  }
  return manifest.parse(JSON.parse(text));
}

async function requireNewFolder(folder: string): Promise<void> {
  if ((await stat(folder).catch(() => null)) !== null) {
    throw new BackupError(`${folder} already exists. Specify a new folder.`);
  }
  const parent = dirname(resolve(folder));
  const found = await stat(parent).catch(() => null);
  if (!found?.isDirectory())
    throw new BackupError(`The folder ${parent} for the backup does not exist. Create it first.`);
}

function damaged(folder: string, how: string): BackupError {
  return new BackupError(
    `The backup in ${folder} is damaged: ${how}. Nothing was restored; use another copy of the backup.`,
  );
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

async function sync(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Cost of scrypt: 128 MiB and about half a second, so that guessing a passphrase is slow. */
const COST = { N: 2 ** 17, r: 8, p: 1 };
const MAX_MEMORY = 256 * 1_024 * 1_024;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;

const base64 = z.base64();
const sealed = z.object({
  kdf: z.literal("scrypt"),
  N: z.literal(COST.N),
  r: z.literal(COST.r),
  p: z.literal(COST.p),
  cipher: z.literal("aes-256-gcm"),
  salt: base64,
  nonce: base64,
  tag: base64,
  text: base64,
  /** Fingerprints of the keys, to find the right file. */
  fingerprints: z.array(z.string()),
});

/** The secret keys of a database: the current one, and during a change the previous one. */
export interface SecretKeys {
  readonly current: Buffer;
  readonly previous: Buffer | null;
}

/** Encrypts the secret keys with a passphrase, for a backup. */
export async function sealKeys({ current, previous }: SecretKeys, passphrase: string): Promise<string> {
  const keys = previous === null ? [current] : [current, previous];
  const [salt, nonce] = [randomBytes(KEY_BYTES), randomBytes(NONCE_BYTES)];
  const fingerprints = keys.map(keyFingerprint);
  const cipher = createCipheriv("aes-256-gcm", await stretch(passphrase, salt), nonce);
  cipher.setAAD(Buffer.from(fingerprints.join()));
  const text = Buffer.concat([cipher.update(Buffer.concat(keys)), cipher.final()]);
  const parts = { salt, nonce, tag: cipher.getAuthTag(), text };
  const encoded = Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString("base64")]));
  return `${JSON.stringify({ kdf: "scrypt", ...COST, cipher: "aes-256-gcm", ...encoded, fingerprints }, null, 2)}\n`;
}

/** Decrypts the secret keys of a backup. Throws BackupError if the passphrase is wrong. */
export async function openKeys(file: string, passphrase: string): Promise<SecretKeys> {
  const { salt, nonce, tag, text, fingerprints } = sealed.parse(JSON.parse(file));
  const bytes = (part: string): Buffer => Buffer.from(part, "base64");
  const decipher = createDecipheriv("aes-256-gcm", await stretch(passphrase, bytes(salt)), bytes(nonce));
  decipher.setAAD(Buffer.from(fingerprints.join())).setAuthTag(bytes(tag));
  try {
    const keys = Buffer.concat([decipher.update(bytes(text)), decipher.final()]);
    const previous = keys.subarray(KEY_BYTES);
    return { current: keys.subarray(0, KEY_BYTES), previous: previous.length === 0 ? null : previous };
  } catch (error) {
    throw new BackupError("The passphrase is not the one of this backup.", { cause: error });
  }
}

function stretch(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(normalized(passphrase, "NFC"), salt, KEY_BYTES, { ...COST, maxmem: MAX_MEMORY }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
