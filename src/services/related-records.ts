import type { Permission } from "../../generated/vocabulary.js";
import type { Caller } from "../contract/caller.ts";
import { type Detail, unprocessable, validationFailed } from "../domain/errors.ts";
import type { RelatedRecord } from "../repositories/related-records.ts";
import type { Repositories } from "../repositories/store.ts";

/** What a caller must be able to read before it can link it. */
const READ: Readonly<Record<RelatedRecord["record_type"], Permission>> = {
  contact: "entities:read",
  company: "entities:read",
  opportunity: "opportunities:read",
  event: "booking:read",
};

/**
 * Throws validation_failed where a record is named twice, and unprocessable (reference_not_found) where one is not live, not
 * of the kind said, not of this organization or not readable by the caller. `path` is where the list stands: `/related_to`.
 */
export async function checkRelated(
  repositories: Repositories,
  caller: Caller,
  related: readonly RelatedRecord[],
  path: string,
): Promise<void> {
  await checkAddedRelated(repositories, caller, { before: [], after: related }, path);
}

/** As checkRelated(), for a list that changes: what was in it before may stay, though it was deleted since. */
export async function checkAddedRelated(
  { relatedRecords }: Repositories,
  caller: Caller,
  { before, after }: { readonly before: readonly RelatedRecord[]; readonly after: readonly RelatedRecord[] },
  path: string,
): Promise<void> {
  requireDistinct(after, path);
  const known = new Set(before.map(keyOf));
  const added = after.filter((one) => !known.has(keyOf(one)));
  const readable = added.filter(({ record_type }) => caller.permissions.has(READ[record_type]));
  const live = new Set((await relatedRecords.live(caller.organization.id, readable)).map(keyOf));
  const details = after.flatMap((one, index): Detail[] =>
    known.has(keyOf(one)) || live.has(keyOf(one))
      ? []
      : [{ path: `${path}/${index}/record_id`, code: "reference_not_found" }],
  );
  if (details.length > 0) throw unprocessable(details);
}

/** References with their ids in the form in which they come back. */
export const lowerRelated = (related: readonly RelatedRecord[]): RelatedRecord[] =>
  related.map((one) => ({ ...one, record_id: one.record_id.toLowerCase() }));

function requireDistinct(related: readonly RelatedRecord[], path: string): void {
  const keys = related.map(keyOf);
  const details = keys.flatMap((key, index): Detail[] =>
    keys.indexOf(key) === index ? [] : [{ path: `${path}/${index}`, code: "not_unique" }],
  );
  if (details.length > 0) throw validationFailed(details);
}

const keyOf = ({ record_type, record_id }: RelatedRecord): string => `${record_type} ${record_id.toLowerCase()}`;
