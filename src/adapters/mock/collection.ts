import type { Page, FileDownload } from "../../base/contract/operation.ts";
import { notFound, versionConflict, validationFailed } from "../../base/platform/rules/errors.ts";
import { createHash } from "node:crypto";

/** A record of any type. */
export type Fields = Readonly<Record<string, unknown>>;

/** A record with an id, and a version unless its type has none. */
export interface StoredRecord extends Fields {
  readonly id: string;
}

/** The records of one resource, newest first. They last as long as the process. */
export interface Collection {
  add(record: StoredRecord): void;
  /** Throws not_found, also for deleted records unless they are asked for. */
  get(id: string, options?: { readonly deleted: boolean }): StoredRecord;
  /** Throws not_found, or version_conflict if `expected` is another version. */
  replace(id: string, expected: unknown, change: (record: StoredRecord) => StoredRecord): StoredRecord;
  remove(id: string): void;
  list(query: Fields): Page<StoredRecord>;
  /** Returns the record with this id, also a deleted one. */
  find(id: string): StoredRecord | undefined;
  all(): StoredRecord[];
}

/** Creates an empty collection. */
export function createCollection(): Collection {
  const records = new Map<string, StoredRecord>();
  const get = (id: string, { deleted } = { deleted: false }): StoredRecord => {
    const record = records.get(id);
    if (!record || (isDeleted(record) && !deleted)) throw notFound();
    return record;
  };
  return {
    add: (record) => void records.set(record.id, record),
    get,
    replace(id, expected, change) {
      const record = get(id, { deleted: true });
      const { version } = record;
      if (typeof expected === "number" && typeof version === "number" && version !== expected)
        throw versionConflict(version);
      const changed = change(record);
      records.set(id, changed);
      return changed;
    },
    remove: (id) => void records.delete(id),
    list: (query) => pageOf([...records.values()].reverse(), query),
    find: (id) => records.get(id),
    all: () => [...records.values()],
  };
}

/** Returns whether a record is deleted but can be restored. */
export const isDeleted = ({ deleted_at }: Fields): boolean => typeof deleted_at === "string";

/** Parameters that do not filter. */
const PAGING = new Set(["page", "page_size", "cursor", "sort", "fields", "include", "include_deleted", "filter", "id"]);

function pageOf(records: readonly StoredRecord[], query: Fields): Page<StoredRecord> {
  const { page = 1, page_size: size = 25, cursor, sort, include_deleted: withDeleted, filter } = query;
  const tests = [...Object.entries(query).filter(([name]) => !PAGING.has(name)), ...equalitiesOf(filter)];
  const found = records
    .filter((record) => withDeleted === true || !isDeleted(record))
    .filter((record) => tests.every(([name, value]) => matches(record, name, value)));
  const sorted = typeof sort === "string" ? sortedBy(found, sort) : found;
  const start = cursor === undefined ? (Number(page) - 1) * Number(size) : offsetOf(cursor);
  const end = start + Number(size);
  const next = cursor === undefined ? {} : { next_cursor: end < sorted.length ? cursorAt(end) : null };
  const meta = { total: found.length, page: Number(page), page_size: Number(size), ...next };
  return { items: sorted.slice(start, end), ...meta };
}

/** Evaluates `ids`, `q`, limits of times, and equality with a field; other filters match every record. */
function matches(record: StoredRecord, name: string, value: unknown): boolean {
  const [, field, limit] = /^(\w+)_(after|before)$/.exec(name) ?? [];
  if (name === "ids") return Array.isArray(value) && value.includes(record.id);
  if (name === "q") return JSON.stringify(record).toLowerCase().includes(String(value).toLowerCase());
  if (limit !== undefined) return inTime(record[`${field ?? ""}_at`], limit, value);
  const own = record[name] ?? record[`${name}s`];
  if (own === undefined) return true;
  const wanted = Array.isArray(value) ? value : [value];
  return Array.isArray(own) ? wanted.every((one) => own.includes(one)) : wanted.includes(own);
}

function inTime(own: unknown, limit: string, value: unknown): boolean {
  if (typeof own !== "string") return true;
  const difference = Date.parse(own) - Date.parse(String(value));
  return limit === "after" ? difference >= 0 : difference < 0;
}

/** Returns the conditions with `eq` of a filter whose groups are all `and`; other conditions are ignored. */
function equalitiesOf(filter: unknown): [string, unknown][] {
  if (typeof filter !== "object" || filter === null) return [];
  const { op, conditions, field, operator, value } = filter as Fields;
  if (op === "and" && Array.isArray(conditions)) return conditions.flatMap(equalitiesOf);
  return operator === "eq" && typeof field === "string" ? [[field, value]] : [];
}

function sortedBy(records: readonly StoredRecord[], sort: string): StoredRecord[] {
  const keys = sort.split(",").map((key) => ({ name: key.replace(/^-/, ""), sign: key.startsWith("-") ? -1 : 1 }));
  return records.toSorted((left, right) => {
    for (const { name, sign } of keys) {
      const order = compare(left[name], right[name]);
      if (order !== 0) return sign * order;
    }
    return 0;
  });
}

/** Null comes last. */
function compare(left: unknown, right: unknown): number {
  if (left === right) return 0;
  if (left === null || left === undefined) return 1;
  if (right === null || right === undefined) return -1;
  if (typeof left === "number" && typeof right === "number") return left - right;
  return JSON.stringify(left) < JSON.stringify(right) ? -1 : 1;
}

const cursorAt = (offset: number): string => Buffer.from(`after:${offset}`).toString("base64url");

function offsetOf(cursor: unknown): number {
  if (cursor === "") return 0;
  const [, offset] = /^after:(\d+)$/.exec(Buffer.from(String(cursor), "base64url").toString()) ?? [];
  if (offset === undefined) throw validationFailed([{ path: "cursor", code: "expired_cursor" }]);
  return Number(offset);
}

/** The contents of uploaded files. */
export interface Contents {
  /** Keeps the content of a record that describes one, and returns the record afterwards. */
  keep(record: StoredRecord, content: Buffer, now: string): StoredRecord;
  /** Returns the content of a record, or `example` if nothing was uploaded. */
  download(id: string, example: unknown): FileDownload;
}

/** Creates the memory of contents. */
export function createContents(): Contents {
  const contents = new Map<string, Buffer>();
  return {
    keep(record, content, now) {
      if (!("sha256" in record)) return record;
      contents.set(record.id, content);
      const described = { size: content.length, sha256: sha256(content), content_type: "application/octet-stream" };
      return { ...record, ...described, status: "available", uploaded_at: now, uploaded_by: record["created_by"] };
    },
    download(id, example) {
      const content = contents.get(id) ?? Buffer.from(String(example));
      return {
        content_type: "application/octet-stream",
        file_name: `${id}.bin`,
        size: content.length,
        sha256: sha256(content),
        read: ({ start, end } = { start: 0, end: content.length - 1 }) =>
          Promise.resolve(piecesOf(content.subarray(start, end + 1))),
      };
    },
  };
}

/** Returns all bytes of an upload. */
export async function bytesOf(content: unknown): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content as AsyncIterable<Uint8Array>) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array, void, undefined> {
  yield await Promise.resolve(bytes);
}

const sha256 = (content: Buffer): string => createHash("sha256").update(content).digest("hex");
