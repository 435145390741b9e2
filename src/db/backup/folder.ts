import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { PassThrough, Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { rowCounter, type OnRows } from "./row-counter.ts";
import { BackupError, contents, type BackupSource, type Contents, type TableContents } from "./contents.ts";

const FORMAT = 1;
const MANIFEST = "manifest.json";
const manifest = contents.extend({
  format: z.literal(FORMAT),
  files: z.record(z.string(), z.object({ bytes: z.number().int(), sha256: z.string() })),
});
type Manifest = z.output<typeof manifest>;
type Files = Manifest["files"];

/**
 * Writes a backup to a new folder: `manifest.json` and one gzip file per table. The folder is renamed to its final name
 * when it is complete and synced to disk. Throws BackupError if the name is already in use.
 */
export async function writeBackup(source: BackupSource, folder: string, onRows: OnRows): Promise<void> {
  const draft = `${resolve(folder)}.part`;
  await requireNewFolder(folder);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  try {
    const files: Files = {};
    for (const table of source.contents.tables) {
      files[fileOf(table)] = await writeTable(source, table, { folder: draft, onRows });
    }
    const text = JSON.stringify({ format: FORMAT, ...source.contents, files } satisfies Manifest, null, 2);
    await writeFile(join(draft, MANIFEST), `${text}\n`, { mode: 0o600 });
    await writeFile(join(draft, `${MANIFEST}.sha256`), `${sha256(`${text}\n`)}  ${MANIFEST}\n`, { mode: 0o600 });
    for (const name of [...Object.keys(files), MANIFEST, `${MANIFEST}.sha256`, "."]) await sync(join(draft, name));
    await requireNewFolder(folder);
    await rename(draft, folder);
    await sync(dirname(resolve(folder)));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Opens a backup and verifies the checksum of every file. Throws BackupError if it is damaged or not a backup. */
export async function openBackup(folder: string): Promise<BackupSource> {
  const found = await readManifest(folder);
  for (const [name, { bytes, sha256: expected }] of Object.entries(found.files)) {
    const file = join(folder, basename(name));
    const size = (await stat(file).catch(() => null))?.size;
    if (size === undefined) throw damaged(folder, `${name} is missing`);
    if (size !== bytes) throw damaged(folder, `${name} has ${String(size)} bytes instead of ${String(bytes)}`);
    if ((await checksumOf(file)) !== expected) throw damaged(folder, `${name} does not match its checksum`);
  }
  return {
    contents: found satisfies Contents,
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
  const hash = createHash("sha256");
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const file = createWriteStream(join(folder, fileOf(table)), { mode: 0o600 });
  await pipeline(source.rows(table), rowCounter(onRows), createGzip({ level: 6 }), counted, file);
  return { bytes, sha256: hash.digest("hex") };
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => null);
  const sum = await readFile(join(folder, `${MANIFEST}.sha256`), "utf8").catch(() => null);
  if (text === null || sum === null) {
    throw new BackupError(`${folder} is not a backup. Specify a folder that \`crm backup --out\` created.`);
  }
  if (sum.split(" ")[0] !== sha256(text)) throw damaged(folder, `${MANIFEST} does not match its checksum`);
  const { format } = z.object({ format: z.number() }).parse(JSON.parse(text));
  if (format !== FORMAT) {
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
