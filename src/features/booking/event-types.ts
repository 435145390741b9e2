import type { Authorized, Caller } from "../../base/contract/caller.ts";
import type { EventTypesService, Schemas } from "../../../generated/services.js";
import type { EventTypeRecord } from "./sql/event-types.ts";
import type { Repositories } from "../../base/store/store.ts";
import { findSlots } from "./slots.ts";
import type { ResourceDeps } from "../../base/records/resource/resource-service.ts";
import type { ResourceWriteDeps } from "../../base/records/resource/rules.ts";
import { listOperation } from "../../base/records/record-list.ts";
import { requireRecord, standardFields, omitUndefined } from "../../base/records/record-state.ts";
import { fields } from "../../../generated/fields.js";
import { createChange } from "../../base/records/rules/change.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { type Check, type CheckedWrite, eachValue, normalizedWrite, written } from "../../base/platform/mistakes.ts";
import { type Detail, duplicate, unprocessable } from "../../base/platform/rules/errors.ts";
import {
  checkEventType,
  EVENT_TYPE_DEFAULTS,
  EVENT_TYPE_RULES,
  eventTypeSearchText,
  freeSlug,
  slugOf,
  type EventTypeFields,
  readEventType,
  remainingWeights,
  weightsOfHosts,
} from "./rules/event-type.ts";
import { mergeObjects } from "../../base/records/rules/merged-objects.ts";
import { requireOwnCalendar } from "./booking-rights.ts";
import type { Target } from "../entities/writes.ts";

/** Creates the service for event types. */
export function eventTypesService(deps: ResourceDeps): EventTypesService {
  const { store } = deps;
  return {
    list: listOperation(deps.signedTokens, "eventTypes.list", store.eventTypes.list),
    get: async ({ organization }, { id }) => requireRecord(await store.eventTypes.get(organization.id, id)),
    create: (caller, input) => store.transaction((tx) => createEventType({ ...deps, tx }, caller, input)),
    update: (caller, { id, expected_version, ...input }) =>
      store.transaction((tx) => updateEventType({ ...deps, tx }, caller, { id, expected_version }, input)),
    async delete(caller, target) {
      const { id, deleted_at } = await store.transaction((tx) => deleteEventType({ ...deps, tx }, caller, target));
      return { id, deleted_at: deleted_at ?? "" };
    },
    restore: (caller, target) => store.transaction((tx) => restoreEventType({ ...deps, tx }, caller, target)),
    slots: (caller, input) => findSlots(deps, caller, input),
  };
}

/** Creates an event type. */
export async function createEventType(
  { tx, newId }: ResourceWriteDeps,
  caller: Authorized<Caller, "booking:write">,
  input: Schemas["EventTypeCreate"],
): Promise<EventTypeRecord> {
  const orgId = caller.organization.id;
  const { title, duration_minutes, location } = input;
  const {
    slug: wanted,
    team_slug: wantedTeam = null,
    ...given
  } = {
    title,
    duration_minutes,
    location,
    ...omitUndefined(readEventType(input, caller.organization.default_country)),
  };
  const owner_id = given.owner_id ?? caller.user.id;
  const merged = { ...EVENT_TYPE_DEFAULTS, owner_id, hosts: [owner_id], ...given };
  requireOwnCalendar(caller, owner_id);
  checkEventType(merged);
  const values = { ...merged, host_weights: weightsOfHosts(merged.hosts, merged.host_weights) };
  await checkEventTypeReferences(tx, caller, values);
  const slug = wanted ?? (await slugFor(tx, orgId, values));
  if (wanted !== undefined) await requireFreeSlug(tx, orgId, { slug, owner_id });
  const { assignment } = values;
  const team_slug = await teamSlugFor(tx, caller, { assignment, slug }, { wanted: wantedTeam, current: null });
  const record = standardFields(newId(), caller.actor);
  const hidden = { created_by_user: caller.user.id, search_text: eventTypeSearchText({ ...values, slug }) };
  await tx.eventTypes.insert(orgId, { ...record, ...values, slug, team_slug, ...hidden });
  const eventType = requireRecord(await tx.eventTypes.get(orgId, record.id));
  await tx.changes.append(orgId, [createChange("event_type.created", eventType, { newId })]);
  return eventType;
}

/** Updates the given fields. Without a difference there is no new version. */
async function updateEventType(
  { tx, newId }: ResourceWriteDeps,
  caller: Authorized<Caller, "booking:write">,
  target: Target,
  input: EventTypeFields,
): Promise<EventTypeRecord> {
  const orgId = caller.organization.id;
  const before = requireRecord(await tx.eventTypes.lock(orgId, target.id), target.expected_version);
  requireOwnCalendar(caller, before.owner_id);
  const mergedInput = mergeObjects(input, before, fields.event_type);
  const read = omitUndefined(readEventType(mergedInput, caller.organization.default_country));
  const wanted = await withTeam(tx, caller, before, read);
  const changed = differences(before, wanted);
  if (Object.keys(changed).length === 0) return before;
  checkEventType(wanted);
  if (changed["owner_id"]) requireOwnCalendar(caller, wanted.owner_id);
  await checkEventTypeReferences(tx, caller, wanted, before);
  if (changed["slug"] || changed["owner_id"]) await requireFreeSlug(tx, orgId, wanted);
  const after = requireRecord(
    await tx.eventTypes.update(orgId, before.id, columnsOf(wanted, Object.keys(changed)), caller.actor),
  );
  await tx.changes.append(orgId, [
    createChange("event_type.updated", after, { newId, changes: differences(before, after) }),
  ]);
  return after;
}

/** The checks of an event type's fields. */
export async function eventTypeChecks(tx: Repositories, write: CheckedWrite): Promise<Check[]> {
  const { caller, before } = write;
  const read = (one: object): object =>
    readEventType(before ? mergeObjects(one, before, fields.event_type) : one, caller.organization.default_country);
  const checks = eachValue(write.values, read);
  const normal = await normalizedWrite(write, read);
  const { values } = normal;
  const owner = { owner_id: caller.user.id, hosts: [values["owner_id"] ?? caller.user.id] };
  const wanted = (): EventTypeRecord =>
    written(normal, before ? {} : { ...EVENT_TYPE_DEFAULTS, slug: "", team_slug: null, ...owner });
  return [
    ...checks,
    ...EVENT_TYPE_RULES.map((rule) => () => {
      const details = rule(wanted());
      if (details.length > 0) throw unprocessable(details);
    }),
    () => {
      if ("host_weights" in values) weightsOfHosts(wanted().hosts, wanted().host_weights);
    },
    () => checkEventTypeReferences(tx, caller, values, before ?? {}),
    async () => {
      const { assignment, slug, team_slug } = wanted();
      const slugs = { wanted: team_slug, current: (before as EventTypeRecord | null)?.team_slug ?? null };
      await teamSlugFor(tx, caller, { assignment, slug }, slugs);
    },
  ];
}

/** Returns the wanted state. Hosts who stay keep their weights; the team slug follows from the assignment. */
async function withTeam(
  tx: Repositories,
  caller: Caller,
  before: EventTypeRecord,
  input: Partial<EventTypeRecord>,
): Promise<EventTypeRecord> {
  const wanted = { ...before, ...input };
  const { hosts } = wanted;
  const host_weights = input.host_weights
    ? weightsOfHosts(hosts, input.host_weights)
    : remainingWeights(hosts, before.host_weights);
  const slugs = { wanted: wanted.team_slug, current: before.team_slug };
  return { ...wanted, host_weights, team_slug: await teamSlugFor(tx, caller, wanted, slugs) };
}

/** Returns the columns to write. Hosts and weights are written together. */
function columnsOf(wanted: EventTypeRecord, changed: readonly string[]) {
  const team = { hosts: wanted.hosts, host_weights: wanted.host_weights };
  const values: Readonly<Record<string, unknown>> = { ...wanted };
  const names = changed.filter((name) => !Object.hasOwn(team, name));
  return {
    ...Object.fromEntries(names.map((name) => [name, values[name]])),
    ...(names.length < changed.length && { team }),
    search_text: eventTypeSearchText(wanted),
  };
}

/** Marks the event type as deleted. Its events stay. */
async function deleteEventType(
  { tx, newId }: ResourceWriteDeps,
  caller: Authorized<Caller, "booking:write">,
  { id, expected_version }: Target,
): Promise<EventTypeRecord> {
  const orgId = caller.organization.id;
  const before = requireRecord(await tx.eventTypes.lock(orgId, id), expected_version);
  requireOwnCalendar(caller, before.owner_id);
  const deleted = requireRecord(await tx.eventTypes.remove(orgId, id, caller.actor));
  await tx.changes.append(orgId, [createChange("event_type.deleted", deleted, { newId })]);
  return deleted;
}

/** Restores a deleted event type; does nothing if it is not deleted. */
async function restoreEventType(
  { tx, newId }: ResourceWriteDeps,
  caller: Authorized<Caller, "booking:write">,
  { id, expected_version }: Target,
): Promise<EventTypeRecord> {
  const orgId = caller.organization.id;
  const before = requireRecord(await tx.eventTypes.lockAny(orgId, id), expected_version);
  requireOwnCalendar(caller, before.owner_id);
  if (before.deleted_at === null) return before;
  const { schedule_id } = before;
  await checkEventTypeReferences(tx, caller, { schedule_id });
  await requireFreeSlug(tx, orgId, before);
  await requireFreeTeamSlug(tx, orgId, before);
  const after = requireRecord(await tx.eventTypes.restore(orgId, id, caller.actor));
  await tx.changes.append(orgId, [createChange("event_type.restored", after, { newId })]);
  return after;
}

/** Returns a slug derived from the title that is unique among the owner's event types. */
async function slugFor(
  { eventTypes }: Repositories,
  orgId: string,
  { title, owner_id }: Pick<EventTypeRecord, "title" | "owner_id">,
): Promise<string> {
  await eventTypes.lockSlugs(orgId);
  const taken = await eventTypes.slugsOf(orgId, owner_id);
  return freeSlug(slugOf(title), new Set(taken.keys()));
}

async function requireFreeSlug(
  { eventTypes }: Repositories,
  orgId: string,
  { slug, owner_id, id }: Pick<EventTypeRecord, "slug" | "owner_id"> & { readonly id?: string },
): Promise<void> {
  await eventTypes.lockSlugs(orgId);
  const taken = (await eventTypes.slugsOf(orgId, owner_id)).get(slug);
  if (taken !== undefined && taken !== id) throw duplicate("/slug", taken);
}

/** Fields of an event type that refer to other records. */
type References = Partial<Pick<EventTypeRecord, "owner_id" | "hosts" | "schedule_id">>;

/**
 * Throws `unprocessable` if the owner or a host does not exist or is not active, or if the schedule does not exist.
 * Previous values are accepted, even if the user was suspended since.
 */
async function checkEventTypeReferences(
  tx: Repositories,
  { organization: { id: orgId } }: Caller,
  { owner_id, hosts = [], schedule_id = null }: References,
  before: References = {},
): Promise<void> {
  const details: Detail[] = [];
  const known = new Set([before.owner_id, ...(before.hosts ?? [])]);
  const people = new Map((await tx.users.among(orgId, [owner_id ?? [], hosts].flat())).map((user) => [user.id, user]));
  const check = (id: string | undefined, path: string): void => {
    if (id === undefined || known.has(id)) return;
    const status = people.get(id)?.status;
    if (status === undefined) details.push({ path, code: "reference_not_found" });
    else if (status !== "active") details.push({ path, code: "inactive_member" });
  };
  check(owner_id, "/owner_id");
  hosts.forEach((id, index) => {
    check(id, `/hosts/${index}`);
  });
  const newSchedule = schedule_id !== null && schedule_id !== before.schedule_id;
  if (newSchedule && (await tx.schedules.lockShared(orgId, schedule_id)) === null) {
    details.push({ path: "/schedule_id", code: "reference_not_found" });
  }
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
}

/** The fields that decide on the team page of an event type. */
type TeamFields = Pick<EventTypeRecord, "assignment" | "slug"> & { readonly id?: string };

/** The slug that the client wants, and the current one; null: none. */
interface TeamSlugs {
  readonly wanted: string | null;
  readonly current: string | null;
}

/**
 * Returns the slug of the team page. An event type with the assignment `single` has none. Another one has the wanted
 * slug, or one that is derived from its slug. Throws `duplicate` if another event type of the organization has it.
 */
async function teamSlugFor(
  tx: Repositories,
  { organization: { id: orgId } }: Pick<Caller, "organization">,
  eventType: TeamFields,
  { wanted, current }: TeamSlugs,
): Promise<string | null> {
  if (eventType.assignment === "single") {
    if (wanted !== null && wanted !== current) throw unprocessable([{ path: "/team_slug", code: "no_team_page" }]);
    return null;
  }
  if (wanted !== null && wanted === current) return current;
  if (wanted === null) return freeSlug(eventType.slug, new Set((await otherTeamSlugs(tx, orgId, eventType)).keys()));
  await requireFreeTeamSlug(tx, orgId, { ...eventType, team_slug: wanted });
  return wanted;
}

/** Throws `duplicate` if another live event type of the organization has the same team slug. */
async function requireFreeTeamSlug(
  tx: Repositories,
  orgId: string,
  eventType: { readonly id?: string; readonly team_slug: string | null },
): Promise<void> {
  if (eventType.team_slug === null) return;
  const taken = (await otherTeamSlugs(tx, orgId, eventType)).get(eventType.team_slug);
  if (taken !== undefined) throw duplicate("/team_slug", taken);
}

async function otherTeamSlugs(
  { eventTypes }: Repositories,
  orgId: string,
  { id }: { readonly id?: string },
): Promise<Map<string, string>> {
  await eventTypes.lockSlugs(orgId);
  const slugs = await eventTypes.teamSlugsOf(orgId);
  return new Map([...slugs].filter(([, owner]) => owner !== id));
}
