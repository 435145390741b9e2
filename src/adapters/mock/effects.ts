import type { Operation } from "../../base/contract/operation.ts";
import { eventTypes } from "../../../generated/vocabulary.js";
import type { StoredRecord } from "./collection.ts";

/** The effect of an operation in the mock, derived from its method and path. */
type Role =
  | "create"
  | "list"
  | "search"
  | "get"
  | "update"
  | "delete"
  | "restore"
  | "action"
  | "readOne"
  | "changeOne"
  | "example";

/** An operation with its role and the collection that it concerns. */
export interface RoleOf {
  readonly role: Role;
  /** The path of the collection: `/v1/tasks`. */
  readonly collection: string;
  /** The name of the path parameter that contains the record's id; null without one. */
  readonly id: string | null;
}

type Row = Pick<Operation<unknown>, "id" | "method" | "path" | "status" | "result">;

/** Derives the role of each operation, so that a new resource needs no entry. */
export function rolesOf(operations: readonly Row[]): ReadonlyMap<string, RoleOf> {
  const has = (method: string, path: string): boolean =>
    operations.some((one) => one.method === method && one.path === path);
  const collections = new Set(
    operations.map(({ path }) => path).filter((path) => has("post", path) && !path.includes("{")),
  );
  return new Map(operations.map((operation) => [operation.id, roleOf(operation, { has, collections })]));
}

interface Paths {
  readonly has: (method: string, path: string) => boolean;
  readonly collections: ReadonlySet<string>;
}

function roleOf({ method, path, result, status }: Row, { has, collections }: Paths): RoleOf {
  const [, base = "", parameter = null, verb] = /^([^{]*?)(?:\/\{(\w+)\})?(?:\/([\w-]+))?$/.exec(path) ?? [];
  const other: RoleOf = { role: "example", collection: path, id: null };
  if (!["record", "list"].includes(result)) return other;
  if (parameter === null) return { ...other, ...withoutId({ method, path, result, status }, { has, collections }) };
  if (!collections.has(base) || !has("get", `${base}/{${parameter}}`)) return other;
  const own = { collection: base, id: parameter };
  if (verb === undefined)
    return { ...own, role: ({ get: "get", put: "update", delete: "delete" } as const)[method as "get"] };
  if (verb === "restore") return { ...own, role: "restore" };
  return { ...own, role: method === "get" || result === "list" ? "example" : "action" };
}

function withoutId({ method, path, result, status }: Omit<Row, "id">, { has, collections }: Paths): Partial<RoleOf> {
  const base = path.replace(/\/search$/, "");
  const recorded = collections.has(path) && ["id"].some(() => has("get", `${path}/{id}`));
  if (method === "post" && base !== path && result === "list" && collections.has(base))
    return { role: "search", collection: base };
  if (method === "post" && recorded && status !== 200) return { role: "create" };
  if (method === "get" && result === "list" && recorded) return { role: "list" };
  // A deletion returns its example: the record exists again at the next call.
  if (has("get", path) && has("put", path) && result === "record" && method !== "delete")
    return { role: method === "get" ? "readOne" : "changeOne" };
  return {};
}

/** The forms of a verb in the contract: cancel → cancelled, complete → completed, archive → archived. */
function participles(verb: string): string[] {
  const irregular: Readonly<Record<string, string>> = { send: "sent" };
  return [irregular[verb] ?? `${verb}d`, `${verb}ed`, `${verb}led`];
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the record after an action such as `tasks.complete`: its status and time, if it has such a status. */
export function afterAction(operation: string, record: StoredRecord, now: string): StoredRecord {
  const forms = participles(snakeCase(operation.split(".")[1] ?? ""));
  const times = forms.map((form) => `${form}_at`).filter((name) => name in record);
  if (times.length === 0 && !("status" in record)) return record;
  const status = forms.find((form) => KNOWN_STATUSES.has(form));
  return {
    ...record,
    ...(status !== undefined && "status" in record ? { status } : {}),
    ...Object.fromEntries(times.map((name) => [name, now])),
  };
}

/** Events of the contract end with the state of their record. */
const KNOWN_STATUSES: ReadonlySet<string> = new Set(eventTypes.map((name) => name.split(".")[1] ?? ""));

/** A file is reported when it has its content. */
const OTHER_EVENTS: Readonly<Record<string, string | null>> = { "files.create": null, "files.upload": "file.created" };

/** Returns the event of a change; null if the contract has none. */
export function eventOf(operation: string, { entity_type: type }: StoredRecord): string | null {
  const [group = "", verb = ""] = operation.split(".");
  const record = typeof type === "string" ? type : singular(snakeCase(group));
  if (Object.hasOwn(OTHER_EVENTS, operation)) return OTHER_EVENTS[operation] ?? null;
  const names = [...participles(snakeCase(verb)), "updated"].map((form) => `${record}.${form}`);
  return names.find((name) => (eventTypes as readonly string[]).includes(name)) ?? null;
}

function singular(name: string): string {
  return name.replace(/ies$/, "y").replace(/s$/, "");
}
