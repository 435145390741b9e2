import { relations, type Relation } from "../../../generated/relations.js";
import { unprocessable, type Detail } from "../../base/platform/rules/errors.ts";
import { isDeleted, type Collection, type Fields } from "./collection.ts";

/** The facts that decide whether a record exists. */
export interface ReferencesDeps {
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
export interface SentFields {
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
