import type { ReferencedType, Resource, ResourceField } from "../../../../generated/resources.js";
import { type Detail, duplicate, referenceNotFound, unprocessable } from "../../platform/rules/errors.ts";
import type { Caller } from "../../contract/caller.ts";
import type { Repositories } from "../../store/store.ts";
import { checkAddedRelated } from "../related-records.ts";
import { readPermissionOf } from "../rules/record-types.ts";
import type { RelatedRecord } from "../sql/related-records.ts";
import type { Values } from "./input.ts";
import type { ResourceContext } from "./rules.ts";

interface Change {
  readonly before: Values | null;
  readonly after: Values;
}

/**
 * Throws `unprocessable` for changed fields that refer to no live record of their type, or to one that the caller
 * cannot refer to.
 */
export async function checkReferences(
  context: ResourceContext,
  resource: Resource,
  { before, after }: Change,
): Promise<void> {
  const details: Detail[] = [];
  for (const { name, reference } of resource.fields) {
    const id = after[name];
    if (!reference || typeof id !== "string" || id === before?.[name]) continue;
    if (!(await exists(context, reference.to, id))) details.push({ path: `/${name}`, code: "reference_not_found" });
  }
  if (details.length > 0) throw unprocessable(details);
  if (!resource.relatedTo) return;
  const related = { before: relatedOf(before), after: relatedOf(after) };
  await checkAddedRelated(context.tx, context.caller, related, "/related_to");
}

const relatedOf = (record: Values | null): readonly RelatedRecord[] =>
  (record?.["related_to"] ?? []) as readonly RelatedRecord[];

async function exists({ tx, caller }: ResourceContext, type: ReferencedType, id: string): Promise<boolean> {
  const orgId = caller.organization.id;
  if (type === "user") return id === caller.user.id || (await tx.users.get(orgId, id)) !== null;
  return mayRefer(caller, type) && (await tx.relatedRecords.isLive(orgId, type, id));
}

/** A reference needs read or write permission on the record; a write scope is sufficient, as for `related_to`. */
export function mayRefer({ permissions }: Caller, type: Exclude<ReferencedType, "user">): boolean {
  const permission = readPermissionOf(type);
  return permissions.has(permission) || permissions.has(permission.replace(/read$/, "write"));
}

/** Throws `unprocessable` if a record that a deleted one belongs to (`on_delete: cascade`) has been deleted too. */
export async function requireParents(
  { tx, caller }: ResourceContext,
  { fields }: Resource,
  record: Values,
): Promise<void> {
  for (const { name, reference } of fields) {
    const id = record[name];
    if (reference?.onDelete !== "cascade" || reference.to === "user" || typeof id !== "string") continue;
    if (!(await tx.relatedRecords.isLive(caller.organization.id, reference.to, id)))
      throw referenceNotFound(`/${name}`);
  }
}

/**
 * Throws `duplicate` if another live record has the value of a unique field or an external id; `before` is null for a
 * new record.
 */
export async function checkUnique(
  tx: Repositories,
  orgId: string,
  { resource, before, after }: Change & { readonly resource: Resource },
): Promise<void> {
  const table = tx.resources[resource.type];
  const requireFree = (path: string, found: string | null): void => {
    if (found !== null && found !== after["id"]) throw duplicate(path, found);
  };
  for (const { name } of resource.fields.filter(isUnique)) {
    const value = after[name];
    if (typeof value !== "string" || value === before?.[name]) continue;
    requireFree(`/${name}`, await table.findUnique(orgId, { field: name, value }));
  }
  const known = externalIds(before);
  for (const [field, value] of Object.entries(externalIds(after))) {
    if (known[field] !== value)
      requireFree(`/external_ids/${field}`, await table.findExternalId(orgId, { field, value }));
  }
}

const isUnique = ({ unique }: ResourceField): boolean => unique;

const externalIds = (record: Values | null): Readonly<Record<string, string>> =>
  (record?.["external_ids"] ?? {}) as Readonly<Record<string, string>>;
