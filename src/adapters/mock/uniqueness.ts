import { resources } from "../../../generated/resources.js";
import { duplicate } from "../../base/platform/rules/errors.ts";
import { isDeleted, type Fields, type StoredRecord } from "./collection.ts";

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
