import type { Authorized, Caller } from "../../base/contract/caller.ts";
import { fields } from "../../../generated/fields.js";
import { countryOf } from "../../base/platform/rules/phone.ts";
import type { Described } from "../../base/contract/operation.ts";
import { readEntityInput, type FieldValues } from "../../base/records/rules/entity-input.ts";
import { noUniqueValues, pointerTo, type UniqueValues, type EntityRecord } from "../../base/records/rules/entity.ts";
import { duplicate, Problem, unprocessable, wrongEntityType } from "../../base/platform/rules/errors.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import {
  withCompanyTreeLock,
  withOptimisticRetry,
  changeEntity,
  tryToCreate,
  type NewEntity,
  type WriteDeps,
} from "./writes.ts";
import { catchProblem, prefixPaths } from "../../base/platform/problem-paths.ts";

/** A record, and the field by which an existing one is found. */
export interface Upsert {
  readonly match_by: "email" | "domain" | "external_id";
  readonly namespace?: string;
  readonly record: NewEntity;
}

/** The record, and whether it was created. */
type UpsertResult = Described<EntityRecord, { readonly created: boolean }>;

interface UpsertDeps extends Omit<WriteDeps, "tx"> {
  readonly store: Store;
}

const MAX_ROUNDS = 5;

/**
 * Updates the record with the key, or creates it. If several calls create it at once, one does and the others update
 * it.
 */
export async function upsertEntity(
  deps: UpsertDeps,
  caller: Authorized<Caller, "entities:write">,
  upsert: Upsert,
): Promise<UpsertResult> {
  const { entity_type } = upsert.record;
  const values = await prefixPaths("/record", () => Promise.resolve(readRecord(caller, upsert)));
  const key = keyOf(upsert, values);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const existing = await deps.store.entities.findByClaims(caller.organization.id, entity_type, key.claims);
    const done = existing
      ? await change(deps, caller, { id: existing.existingId, key, values })
      : await create(deps, caller, upsert.record, key);
    if (done) return done;
  }
  throw new Problem("unavailable", [], { retryAfter: 1 });
}

function readRecord(caller: Caller, { record: { entity_type, ...given } }: Upsert): FieldValues {
  const country = countryOf(given, caller.organization.default_country);
  return readEntityInput(given, fields[entity_type], { country });
}

/**
 * Returns the id of the record that an upsert would change now; null if it would create one. Throws `unprocessable` for
 * a key that is missing or does not identify records of this type; mistakes in other fields do not matter.
 */
export async function upsertTarget(
  { entities }: Pick<Repositories, "entities">,
  caller: Caller,
  upsert: Upsert,
): Promise<string | null> {
  const { entity_type, email, domain, external_ids } = upsert.record;
  const { match_by } = upsert;
  const named = match_by === "external_id" ? { external_ids } : match_by === "email" ? { email } : { domain };
  const record = { entity_type, ...named };
  const read = await prefixPaths("/record", async () => readRecord(caller, { ...upsert, record }));
  const key = keyOf(upsert, read);
  return (await entities.findByClaims(caller.organization.id, entity_type, key.claims))?.existingId ?? null;
}

interface UpsertKey {
  readonly field: "email" | "domain" | "external_ids";
  readonly value: string;
  readonly claims: UniqueValues;
}

function keyOf({ match_by, namespace, record }: Upsert, values: FieldValues): UpsertKey {
  if (match_by === "external_id") return externalKey(namespace, values);
  const type = match_by === "email" ? "contact" : "company";
  if (record.entity_type !== type) throw wrongEntityType("/match_by", [type]);
  const value = values[match_by];
  if (typeof value !== "string") throw missing(`/record/${match_by}`);
  const claims =
    match_by === "email" ? { ...noUniqueValues, emails: [value] } : { ...noUniqueValues, domains: [value] };
  return { field: match_by, value, claims };
}

function externalKey(namespace: string | undefined, values: FieldValues): UpsertKey {
  if (namespace === undefined) throw missing("/namespace");
  const ids = (values["external_ids"] ?? {}) as Readonly<Record<string, string>>;
  const value = Object.hasOwn(ids, namespace) ? ids[namespace] : undefined;
  if (typeof value !== "string") throw missing(`/record/external_ids/${namespace}`);
  return { field: "external_ids", value, claims: { ...noUniqueValues, externalIds: [[namespace, value]] } };
}

const missing = (path: string): Problem => unprocessable([{ path, code: "required" }]);

/** Null if another record has taken the key in the meantime; that record must then be updated. */
async function create(
  { store, ...deps }: UpsertDeps,
  caller: Authorized<Caller, "entities:write">,
  input: NewEntity,
  key: UpsertKey,
): Promise<UpsertResult | null> {
  return await prefixPaths("/record", async () => {
    const { record, conflict } = await tryToCreate({ ...deps, tx: store }, caller, input);
    if (!conflict) return { record, meta: { created: true } };
    if (await store.entities.findByClaims(caller.organization.id, record.entity_type, key.claims)) return null;
    throw duplicate(pointerTo(conflict, record), conflict.existingId);
  });
}

interface UpsertTarget {
  readonly id: string;
  readonly key: UpsertKey;
  readonly values: FieldValues;
}

/** Null if the record has been deleted in the meantime. */
async function change(
  { store, ...deps }: UpsertDeps,
  caller: Authorized<Caller, "entities:write">,
  { id, key, values }: UpsertTarget,
): Promise<UpsertResult | null> {
  const work = (tx: Repositories) =>
    changeEntity({ ...deps, tx }, caller, { target: { id }, change: (now) => valuesToWrite(now, key, values) });
  const runUpdate = typeof values["parent_company_id"] === "string" ? withCompanyTreeLock : withOptimisticRetry;
  const outcome = await catchProblem(() =>
    prefixPaths("/record", () => runUpdate(store, { orgId: caller.organization.id, id }, work)),
  );
  if ("result" in outcome) return { record: outcome.result, meta: { created: false } };
  if (outcome.problem.code === "not_found") return null;
  throw outcome.problem;
}

/**
 * Returns the values to write, without removing the key by which the record was found. If that is the external id of a
 * record that was merged into it, the record keeps its own.
 */
function valuesToWrite(record: EntityRecord, key: UpsertKey, values: FieldValues): FieldValues {
  const { field, value } = key;
  const external = values["external_ids"] as FieldValues | undefined;
  const own = (record["external_ids"] ?? {}) as FieldValues;
  const leading = key.claims.externalIds.filter(([namespace]) => Object.hasOwn(own, namespace));
  const kept = Object.fromEntries(leading.map(([namespace]) => [namespace, own[namespace]]));
  const written = external ? { ...values, external_ids: { ...own, ...external, ...kept } } : values;
  if (field === "external_ids" || record[field] === value) return written;
  const { [field]: _, ...others } = written as Record<string, unknown>;
  const list = `additional_${field}s`;
  const more = others[list] as readonly string[] | undefined;
  return more ? { ...others, [list]: [...more, value] } : others;
}
