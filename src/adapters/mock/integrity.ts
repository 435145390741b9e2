import { relations, type Relation } from "../../../generated/relations.js";
import { unprocessable, type Detail, duplicate } from "../../base/platform/rules/errors.ts";
import { isDeleted, type Collection, type Fields, type StoredRecord } from "./collection.ts";
import { resources } from "../../../generated/resources.js";

/** The facts that decide whether a record exists. */
interface ReferencesDeps {
  /** The collections by path: `/v1/tasks`. */
  readonly collections: ReadonlyMap<string, Collection>;
  /** The ids in the examples of the contract: users, for example, have no collection of their own. */
  readonly exampleIds: ReadonlySet<string>;
}

interface Reference {
  readonly path: string;
  readonly type: string;
  readonly id: string;
}

/** The fields that a client sent, and their record; `before` is null for a new record. */
interface SentFields {
  readonly collection: string;
  readonly before: Fields | null;
  readonly input: Fields;
}

const NO_RELATIONS: Readonly<Record<string, Relation>> = {};
const RELATIONS: Readonly<Record<string, typeof NO_RELATIONS>> = relations;

/** Throws unprocessable (`reference_not_found`) if a changed field refers to a record that does not exist. */
export function checkReferences(deps: ReferencesDeps, { collection, before, input }: SentFields): void {
  const changed = Object.entries(input).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before?.[name]),
  );
  const own = RELATIONS[typeOf(collection, before ?? input)] ?? NO_RELATIONS;
  const types = new Set([...deps.collections.keys()].map(typeAt).concat("contact", "company", "user"));
  const typeOfField = (name: string): string | null => {
    const relation = Object.values(own).find(({ by }) => by === name);
    const stem = name.replace(/_ids?$/, "");
    return relation?.type ?? (stem !== name && types.has(stem) ? stem : null);
  };
  const details = [...referencesIn(Object.fromEntries(changed), "", typeOfField)]
    .filter(({ type, id }) => !exists(deps, type, id))
    .map(({ path }): Detail => ({ path, code: "reference_not_found" }));
  if (details.length > 0) throw unprocessable(details);
}

/** Yields the ids in fields and in lists of objects; objects such as `metadata` have names that the client chooses. */
function* referencesIn(
  fields: Fields,
  place: string,
  typeOfField: (name: string) => string | null,
): Generator<Reference> {
  for (const [name, value] of Object.entries(fields)) {
    const { record_type: related } = fields;
    const type = name === "record_id" && typeof related === "string" ? related : typeOfField(name);
    const path = `${place}/${name}`;
    if (type !== null && typeof value === "string") yield { path, type, id: value };
    if (!Array.isArray(value)) continue;
    for (const [index, item] of value.entries()) {
      if (type !== null && typeof item === "string") yield { path: `${path}/${index}`, type, id: item };
      else if (isObject(item)) yield* referencesIn(item, `${path}/${index}`, typeOfField);
    }
  }
}

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

function exists({ collections, exampleIds }: ReferencesDeps, type: string, id: string): boolean {
  for (const [path, collection] of collections) {
    const record = collection.find(id);
    if (record) return !isDeleted(record) && [typeOf(path, record), typeAt(path)].includes(type);
  }
  return exampleIds.has(id);
}

/** Returns `contact`, `company` or the type of the collection. */
function typeOf(collection: string, { entity_type: type }: Fields): string {
  return collection === "/v1/entities" && typeof type === "string" ? type : typeAt(collection);
}

/** Returns `line_item` for `/v1/line-items`. Members are the users of an organization. */
function typeAt(path: string): string {
  if (path === "/v1/members") return "user";
  const name = path.slice(path.lastIndexOf("/") + 1).replaceAll("-", "_");
  return name.replace(/ies$/, "y").replace(/s$/, "");
}

/** Fields with values that only one live record may have, ignoring case. */
interface UniqueFields {
  /** A value is unique among all of these fields; a field can contain a list. */
  readonly fields: readonly string[];
  /** Values are unique among the records with the same value of this field. */
  readonly within?: string;
  /** The type of contacts or companies that the rule concerns. */
  readonly of?: string;
}

/** The contract states these rules in descriptions; for resources, they follow from `x-unique`. */
const DESCRIBED: Readonly<Record<string, readonly UniqueFields[]>> = {
  "/v1/entities": [
    { fields: ["email", "additional_emails"], of: "contact" },
    { fields: ["domain", "additional_domains"], of: "company" },
  ],
  "/v1/custom-fields": [{ fields: ["key"], within: "entity_type" }],
  "/v1/event-types": [{ fields: ["slug"], within: "owner_id" }],
  "/v1/pipelines": [{ fields: ["name"] }],
  "/v1/roles": [{ fields: ["name"] }],
  "/v1/segments": [{ fields: ["name"] }],
};

/** A record after a change. */
export interface Claimant {
  readonly collection: string;
  readonly record: StoredRecord;
  /** The record before the change, whose values are not checked again; null for a new or restored record. */
  readonly before: Fields | null;
  /** The fields that a client sent; all fields of a restored record. */
  readonly sent: Fields;
}

/** Throws duplicate with the id of the record in `others` that is live and has one of the unique values. */
export function checkUnique({ collection, record, before, sent }: Claimant, others: readonly StoredRecord[]): void {
  const kept = new Set(before ? claimsOf(collection, before).map(({ key }) => key) : []);
  const rivals = others.filter((other) => other.id !== record.id && !isDeleted(other));
  for (const { path, key } of claimsOf(collection, record)) {
    const [, field = ""] = path.split("/");
    if (!(field in sent) || kept.has(key)) continue;
    const taken = rivals.find((other) => claimsOf(collection, other).some((claim) => claim.key === key));
    if (taken) throw duplicate(path, taken.id);
  }
}

interface Claim {
  readonly path: string;
  /** The rule and the value. */
  readonly key: string;
}

function claimsOf(collection: string, record: Fields): Claim[] {
  const { entity_type: type, external_ids: externalIds } = record;
  const rules = rulesOf(collection).filter(({ of }) => of === undefined || of === type);
  const named = rules.flatMap(({ fields, within }) =>
    fields.flatMap((name) =>
      valuesAt(`/${name}`, record[name]).map(([path, value]): Claim => {
        const scope = within === undefined ? null : record[within];
        return { path, key: JSON.stringify([fields[0], scope, value.toLowerCase()]) };
      }),
    ),
  );
  const external = Object.entries((externalIds ?? {}) as Readonly<Record<string, string>>).map(
    ([name, value]): Claim => ({ path: `/external_ids/${name}`, key: JSON.stringify(["external", type, name, value]) }),
  );
  return [...named, ...external];
}

function rulesOf(collection: string): readonly UniqueFields[] {
  const resource = Object.values(resources).find(({ path }) => path === collection);
  const declared = (resource?.fields ?? []).filter(({ unique }) => unique).map(({ name }) => ({ fields: [name] }));
  return [...declared, ...(DESCRIBED[collection] ?? [])];
}

function valuesAt(path: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => valuesAt(`${path}/${index}`, item));
  return typeof value === "string" ? [[path, value]] : [];
}
