import type { EntitiesActivityInput, Schemas } from "../../../generated/services.js";
import type { SignedTokens } from "../platform/signed-token.ts";
import type { Caller, Locale } from "../contract/caller.ts";
import type { TimelineNames } from "./texts/timeline.ts";
import { timelineNames } from "./timeline-names.ts";
import type { Page } from "../contract/page.ts";
import { readableTypes } from "./rules/record-types.ts";
import type { TimelineEntry } from "./rules/timeline-entry.ts";
import type { Store } from "../store/store.ts";
import { readList } from "./record-list.ts";

/** Renders a timeline entry as one sentence. */
export type Summarize = (entry: TimelineEntry, names: TimelineNames, locale: Locale) => string;

interface TimelineDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly summarize: Summarize;
}

/** The record whose timeline is listed, and the requested part. */
interface TimelineRequest {
  readonly operation: string;
  readonly id: string;
  readonly input: Omit<EntitiesActivityInput, "id">;
}

/** Returns one page of a record's timeline, newest first. The caller must have checked that the record exists. */
export async function listTimeline(
  { store, signedTokens, summarize }: TimelineDeps,
  caller: Caller,
  { operation, id, input }: TimelineRequest,
): Promise<Page<Schemas["Activity"]>> {
  const { page, page_size, cursor, ...filters } = input;
  const orgId = caller.organization.id;
  const allFilters = { ...filters, readable: readableTypes(caller.permissions) };
  const request = { page, page_size, sort: "-created_at", ...(cursor === undefined ? {} : { cursor }) };
  const list = await readList(signedTokens, { operation, orgId, filters: { id, ...allFilters } }, request, (part) =>
    store.activities.list(orgId, id, { request: part, filters: allFilters }),
  );
  const names = await timelineNames(store, caller, list.items);
  return { ...list, items: list.items.map((entry) => shown(entry, summarize(entry, names, caller.locale))) };
}

function shown(entry: TimelineEntry, summary: string): Schemas["Activity"] {
  const { id, type, occurred_at, actor, changes, related } = entry;
  const shownChanges = changes && changes.map(({ lost, ...one }) => (lost ? { ...one, lost: [...lost] } : one));
  return { id, type, occurred_at, actor, summary, changes: shownChanges, related };
}
