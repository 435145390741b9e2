import type { Permission } from "../../../generated/vocabulary.js";
import type { Caller } from "../contract/caller.ts";
import { type Detail, unprocessable } from "../platform/rules/errors.ts";
import type { RelatedRecord } from "./sql/related-records.ts";
import type { Repositories } from "../store/store.ts";

/**
 * A link needs read or write permission on the linked record. A write scope is sufficient, because the link discloses
 * nothing.
 */
const LINK_PERMISSIONS: Readonly<Record<RelatedRecord["record_type"], readonly [Permission, Permission]>> = {
  contact: ["entities:read", "entities:write"],
  company: ["entities:read", "entities:write"],
  opportunity: ["opportunities:read", "opportunities:write"],
  event: ["booking:read", "booking:write"],
};

/** Returns whether the caller may link records of this type. */
const mayLink = ({ permissions }: Caller, type: RelatedRecord["record_type"]): boolean =>
  LINK_PERMISSIONS[type].some((permission) => permissions.has(permission));

/**
 * Throws `unprocessable` if a record is listed twice, or (reference_not_found) if it does not exist in this
 * organization, is deleted, has another type, or the caller can neither read nor write its type. `path` is the path of
 * the list, e.g. `/related_to`.
 */
export async function checkRelated(
  tx: Repositories,
  caller: Caller,
  related: readonly RelatedRecord[],
  path: string,
): Promise<void> {
  await checkAddedRelated(tx, caller, { before: [], after: related }, path);
}

/** Like checkRelated(), for a changed list: existing entries may stay even if their records have been deleted. */
export async function checkAddedRelated(
  { relatedRecords }: Repositories,
  caller: Caller,
  { before, after }: { readonly before: readonly RelatedRecord[]; readonly after: readonly RelatedRecord[] },
  path: string,
): Promise<void> {
  const known = new Set(before.map(keyOf));
  const added = after.filter((one) => !known.has(keyOf(one)));
  const readable = added.filter(({ record_type }) => mayLink(caller, record_type));
  const live = new Set((await relatedRecords.live(caller.organization.id, readable)).map(keyOf));
  const missing = after.flatMap((one, index): Detail[] =>
    known.has(keyOf(one)) || live.has(keyOf(one))
      ? []
      : [{ path: `${path}/${index}/record_id`, code: "reference_not_found" }],
  );
  const details = [...repeated(after, path), ...missing];
  if (details.length > 0) throw unprocessable(details);
}

/** Returns references with ids in lower case, as in responses. */
export const lowerCaseIds = (related: readonly RelatedRecord[]): RelatedRecord[] =>
  related.map((one) => ({ ...one, record_id: one.record_id.toLowerCase() }));

function repeated(related: readonly RelatedRecord[], path: string): Detail[] {
  const keys = related.map(keyOf);
  return keys.flatMap((key, index): Detail[] =>
    keys.indexOf(key) === index ? [] : [{ path: `${path}/${index}`, code: "not_unique" }],
  );
}

const keyOf = ({ record_type, record_id }: RelatedRecord): string => `${record_type} ${record_id.toLowerCase()}`;
