import { createHash, randomBytes } from "node:crypto";
import type { Services } from "../../../generated/services.js";
import type { Caller, Visitor } from "../../base/contract/caller.ts";
import type { Operation } from "../../base/contract/operation.ts";
import type { Contract, OperationContract } from "./contract.ts";
import {
  createCollection,
  isDeleted,
  type Collection,
  type Fields,
  type StoredRecord,
  bytesOf,
  type Contents,
  createContents,
} from "./collection.ts";
import type { RecordBuilder } from "./record-builder.ts";
import { rolesOf, type RoleOf, afterAction } from "./effects.ts";
import { checkReferences, checkUnique, type Claimant } from "./integrity.ts";

/** A change to a record, for webhooks. */
export interface MockChange {
  /** `tasks.complete`. */
  readonly operation: string;
  readonly record: StoredRecord;
}

/** Dependencies of the services. */
interface MockDeps {
  readonly contract: Contract;
  readonly builder: RecordBuilder;
  readonly operations: readonly Operation<Services>[];
  readonly baseUrl: () => string;
  readonly newId: () => string;
  readonly clock: () => number;
  readonly onChange: (change: MockChange) => void;
}

type Method = (caller: Caller | Visitor, input: Fields) => Promise<unknown>;

interface Target {
  readonly operation: Operation<Services>;
  readonly contract: OperationContract;
  readonly role: RoleOf;
  readonly records: Collection;
  readonly contents: Contents;
  readonly collections: ReadonlyMap<string, Collection>;
  /** Records of the examples of this operation and of GET. */
  readonly examples: readonly StoredRecord[];
  /** The collection of `{id}` in a path that has one, for operations that return an example. */
  readonly parent: Collection | null;
}

/** Creates services that keep records in memory and return the examples of the contract for everything else. */
export function createMockServices(deps: MockDeps): Services {
  const roles = rolesOf(deps.operations);
  const collections = new Map<string, Collection>();
  const contents = createContents();
  const collectionOf = (path: string): Collection => {
    const known = collections.get(path) ?? createCollection();
    collections.set(path, known);
    return known;
  };
  const services: Record<string, Record<string, Method>> = {};
  for (const operation of deps.operations) {
    const [group = "", name = ""] = operation.id.split(".");
    const role = roles.get(operation.id) ?? { role: "example", collection: operation.path, id: null };
    const contract = deps.contract.operation(operation.id);
    const records = collectionOf(role.collection);
    if (role.role === "get") for (const record of recordsIn(contract)) records.add(record);
    const base = operation.path.split("/{")[0] ?? "";
    const known = [...roles.values()].some((one) => one.role === "get" && one.collection === base);
    const parent = known && operation.path.includes("{id}") ? collectionOf(base) : null;
    const reading = [...roles].find(([, one]) => one.role === "get" && one.collection === role.collection)?.[0];
    const examples =
      role.role === "create" && reading !== undefined
        ? [...recordsIn(contract), ...recordsIn(deps.contract.operation(reading))]
        : [];
    (services[group] ??= {})[name] = method(
      { operation, contract, role, records, contents, collections, examples, parent },
      deps,
    );
  }
  // The compiler does not know the ids of operations at run time; checkOperations verifies that each one has a method.
  // oxlint-disable-next-line house/double-assertion
  return services as unknown as Services;
}

/** The records of the examples exist from the start. */
function recordsIn({ examples }: OperationContract): StoredRecord[] {
  return examples.map((example) => (example as { readonly data: StoredRecord }).data);
}

function method(target: Target, deps: MockDeps): Method {
  return async (_caller, input) => {
    const isUpload = target.operation.upload !== null;
    const sent = isUpload ? { ...input, content: await bytesOf(input["content"]) } : input;
    return await Promise.resolve(run(target, deps, sent));
  };
}

function run(target: Target, deps: MockDeps, input: Fields): unknown {
  const { role, records } = target;
  const id = String(input[role.id ?? "id"]);
  switch (role.role) {
    case "create":
      return created(target, deps, input);
    case "list":
    case "search":
      return records.list(input);
    case "get":
      return records.get(id);
    case "readOne":
    case "changeOne":
      return singleton(target, deps, input);
    case "example":
      target.parent?.get(String(input["id"]));
      return target.operation.result === "file"
        ? target.contents.download(id, target.contract.examples[0])
        : exampleResult(target, deps);
    default:
      return changed(target, deps, { id, input });
  }
}

function created(target: Target, deps: MockDeps, input: Fields): unknown {
  const { operation, contract, records, role, examples } = target;
  const now = new Date(deps.clock()).toISOString();
  const stamp = { id: deps.newId(), now, collection: role.collection, examples };
  requireReferences(target, deps, { before: null, input });
  const record = deps.builder.create(contract, input, stamp);
  requireUnique(target, deps, { record, before: null, sent: input });
  const stored = operation.secret ? withoutSecret(record) : record;
  records.add(stored);
  deps.onChange({ operation: operation.id, record: stored });
  return record;
}

/** A secret is returned once; later responses do not contain it. */
function withoutSecret({ secret: _secret, key: _key, ...record }: Fields): StoredRecord {
  return record as StoredRecord;
}

function changed(target: Target, deps: MockDeps, { id, input }: { id: string; input: Fields }): unknown {
  const { role, records, operation, contract, contents } = target;
  const { content } = input;
  const now = new Date(deps.clock()).toISOString();
  const expected = input["expected_version"];
  if (role.role === "delete") records.get(id);
  const before = records.get(id, { deleted: true });
  const after = records.replace(id, expected, (record) => {
    if (role.role === "delete") return { ...deps.builder.update(record, {}, now), ...deletion(record, now) };
    if (role.role === "restore") {
      if (!isDeleted(record)) return record;
      requireUnique(target, deps, { record, before: null, sent: record });
      return { ...deps.builder.update(record, {}, now), deleted_at: null };
    }
    requireReferences(target, deps, { before: records.get(id), input });
    if (content instanceof Buffer) return contents.keep(deps.builder.update(record, {}, now), content, now);
    const updated = deps.builder.update(record, input, now);
    requireUnique(target, deps, { record: updated, before: record, sent: input });
    return role.role === "action" ? afterAction(operation.id, updated, now) : updated;
  });
  const valid = role.role === "delete" || contract.isValid({ data: after });
  if (!valid) records.replace(id, undefined, () => before);
  if (role.role === "delete" && !("deleted_at" in before)) records.remove(id);
  if (after !== before) deps.onChange({ operation: operation.id, record: valid ? after : before });
  const deleted = { ...exampleOf(contract), id, ...("deleted_at" in exampleOf(contract) ? { deleted_at: now } : {}) };
  if (role.role === "delete") return deleted;
  return valid ? after : { ...exampleOf(contract), ...("id" in exampleOf(contract) ? { id } : {}) };
}

function requireReferences(
  { role, collections }: Target,
  { contract }: MockDeps,
  sent: { readonly before: Fields | null; readonly input: Fields },
): void {
  checkReferences({ collections, exampleIds: contract.exampleIds() }, { ...sent, collection: role.collection });
}

/** Records of the examples have no claim to their values: each example of a request can be sent. */
function requireUnique(
  { role, records }: Target,
  { contract }: MockDeps,
  claimant: Omit<Claimant, "collection">,
): void {
  const others = records.all().filter(({ id }) => !contract.exampleIds().has(id));
  checkUnique({ ...claimant, collection: role.collection }, others);
}

const deletion = (record: Fields, now: string): Fields => ("deleted_at" in record ? { deleted_at: now } : {});

const exampleOf = ({ examples }: OperationContract): Fields => (examples[0] as { readonly data: Fields }).data;

/** A record without an id, such as the organization. */
function singleton({ operation, contract, role, records }: Target, deps: MockDeps, input: Fields): unknown {
  const known = records.list({}).items[0] ?? ({ ...exampleOf(contract) } as StoredRecord);
  records.add(known);
  if (role.role === "readOne") return known;
  const now = new Date(deps.clock()).toISOString();
  const change = (record: StoredRecord): StoredRecord => deps.builder.update(record, input, now);
  const record = records.replace(known.id, input["expected_version"], change);
  deps.onChange({ operation: operation.id, record });
  return record;
}

function exampleResult({ operation, contract }: Target, deps: MockDeps): unknown {
  const example = contract.examples[0];
  if (operation.result === "document") return { ...deps.contract.document, servers: [{ url: deps.baseUrl() }] };
  if (operation.result === "download") return download(operation.id, String(example));
  const { data, meta } = example as { readonly data: unknown; readonly meta?: Fields };
  if (operation.result === "list") return { items: data, ...meta };
  if (operation.result === "described") return { record: data, meta };
  return operation.session === "start" ? { ...(data as Fields), ...newSession(deps.clock()) } : data;
}

function download(id: string, text: string): unknown {
  const type = text.startsWith("BEGIN:VCALENDAR") ? "text/calendar" : "text/csv";
  return {
    content_type: `${type}; charset=utf-8`,
    file_name: `${id}.${type.slice(5, 8)}`,
    content: [Buffer.from(text)],
  };
}

function newSession(now: number): Fields {
  const session_token = createHash("sha256").update(randomBytes(32)).digest("base64url");
  return { session_token, session_expires_at: new Date(now + 43_200_000).toISOString() };
}
