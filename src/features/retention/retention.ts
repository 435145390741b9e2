import type { ResourceType } from "../../../generated/resources.js";
import { type Caller, SYSTEM_ACTOR } from "../../base/contract/caller.ts";
import type { Retention, OrganizationRecord } from "../accounts/sql/organizations.ts";
import type { ReferringRooms } from "../entities/merge.ts";
import { purgeEntity, deleteOnlyAbout, eraseExports } from "../entities/purge.ts";
import type { Job, JobContext } from "../../base/jobs/handler.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import { isTransient } from "../../base/platform/rules/problems.ts";
import { removeFreedBytes } from "../../base/records/stored-bytes.ts";
import { purgeRecord } from "../../base/records/resource/writes.ts";
import type { Target } from "../../base/records/resource/locks.ts";
import type { RuledResource, ResourceWriteDeps } from "../../base/records/resource/rules.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import type { Period, PartStep, RecordStep } from "./sql/retention.ts";
import { listedEvent } from "../booking/rules/event.ts";
import type { Person } from "../entities/rules/person.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { createChange } from "../../base/records/rules/change.ts";
import { builtInPermissions } from "../../base/platform/rules/permissions.ts";

/** Dependencies of deleting old data. */
interface RetentionDeps {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
  readonly ruledResource: <Type extends ResourceType>(type: Type) => RuledResource<Type>;
  readonly referring: ReferringRooms;
}

/** The parts after which the job returns to the queue, so that it does not hold up other organizations. */
const PARTS_PER_TURN = 50;
const RECORDS_PER_PART = 50;
const FOREIGN_KEY_VIOLATION = "23503";

/** The steps in their order, and the period of each. Attachments of deleted messages are deleted with them. */
const STEPS = {
  messages: "messages_days",
  campaign_recipients: "messages_days",
  attachments: "attachments_days",
  timelines: "timelines_days",
  task: "tasks_days",
  deleted_line_item: "deleted_days",
  deleted_form_submission: "deleted_days",
  deleted_task: "deleted_days",
  deleted_note: "deleted_days",
  deleted_opportunity: "deleted_days",
  deleted_product: "deleted_days",
  deleted_contact: "deleted_days",
  deleted_company: "deleted_days",
} as const satisfies Readonly<Record<PartStep | RecordStep, keyof Retention>>;

type Step = keyof typeof STEPS;

const ORDER = Object.keys(STEPS) as Step[];

/** Queues the deletion for each organization that deletes old data; each has its own turn in the queue. */
export async function queueRetention({ store, newId }: Pick<RetentionDeps, "store" | "newId">): Promise<void> {
  for (const orgId of await store.retention.organizations()) {
    await store.jobs.enqueue(orgId, { id: newId(), kind: "retention.run", payload: {}, key: "retention" });
  }
}

/**
 * Deletes the old data of an organization in parts. Each part is a transaction of its own: an interrupted job continues
 * after the last part.
 */
export async function runRetention(
  deps: RetentionDeps,
  { org_id: orgId, payload }: Pick<Job<"retention.run">, "org_id" | "payload">,
  context: JobContext<"retention.run">,
): Promise<void> {
  const { store } = deps;
  const organization = await store.organizations.get(orgId ?? "");
  const settings = organization && (await store.organizations.settings(organization.id));
  if (!settings) return;
  const caller = retentionCaller(organization, deps.newId());
  const first = ORDER.findIndex((step) => step === payload.step);
  let [index, after] = first < 0 ? [0, ""] : [first, payload.after ?? ""];
  for (let parts = 1; index < ORDER.length; parts += 1) {
    const step = ORDER[index] ?? "messages";
    const { [STEPS[step]]: days } = settings.retention;
    const next =
      days === null ? null : await deletePart(deps, { caller, step, signal: context.signal }, { days, after });
    [index, after] = next === null ? [index + 1, ""] : [index, next];
    const place = { step: ORDER[index] ?? "", after };
    if (index === ORDER.length) return;
    if (parts % PARTS_PER_TURN === 0) {
      await context.postpone(store, { seconds: 1, payload: place });
      return;
    }
    if (days !== null) await context.checkpoint(store, { payload: place });
  }
}

interface Turn {
  readonly caller: Caller;
  readonly step: Step;
  readonly signal: AbortSignal;
}

/** Returns the place after which to continue; null if the step is complete. */
async function deletePart(
  deps: RetentionDeps,
  { caller, step, signal }: Turn,
  part: Omit<Period, "orgId">,
): Promise<string | null> {
  const { store } = deps;
  const period = { orgId: caller.organization.id, ...part };
  if (!isRecordStep(step)) {
    const { after } = await store.retention.deletePart(step, period);
    await removeFreedBytes({ tx: store, newId: deps.newId }, period.orgId);
    return after;
  }
  const records = await store.retention.aged(step, period, RECORDS_PER_PART);
  for (const { id, version } of records) {
    signal.throwIfAborted();
    const target = { id, expected_version: version };
    await store.transaction((tx) => purge(deps, tx, { caller, step, target })).catch(keepNeeded);
  }
  return records.length < RECORDS_PER_PART ? null : (records.at(-1)?.place ?? null);
}

/** A record that others need, or that somebody restored or changed meanwhile, is skipped. */
function keepNeeded(error: unknown): void {
  if (error instanceof Error && "code" in error && error.code === FOREIGN_KEY_VIOLATION) return;
  if (!(error instanceof Problem) || isTransient(error)) throw error;
}

interface Purge {
  readonly caller: Caller;
  readonly step: RecordStep;
  readonly target: Required<Target>;
}

const RESOURCES = {
  task: "task",
  deleted_line_item: "line_item",
  deleted_form_submission: "form_submission",
  deleted_task: "task",
  deleted_note: "note",
  deleted_product: "product",
} as const satisfies { readonly [Name in RecordStep]?: ResourceType };

const isRecordStep = (step: Step): step is RecordStep => step === "task" || step.startsWith("deleted_");
const isResourceStep = (step: RecordStep): step is keyof typeof RESOURCES => Object.hasOwn(RESOURCES, step);

async function purge(deps: RetentionDeps, tx: Repositories, { caller, step, target }: Purge): Promise<void> {
  const { clock, newId, referring } = deps;
  const context = { tx, caller, clock, newId };
  if (step === "deleted_opportunity") await purgeOpportunity(context, caller, target);
  else if (isResourceStep(step)) await purgeRecord(context, deps.ruledResource(RESOURCES[step]), target);
  else await purgeEntity({ ...context, referring }, caller, { target });
}

/**
 * Deletes a deleted opportunity permanently, with its line items, files and timeline, and with the notes and tasks that
 * relate to nothing else. Other references to it are removed and reported as changes. Does nothing if it was restored or
 * changed meanwhile.
 */
async function purgeOpportunity(
  deps: ResourceWriteDeps,
  caller: Caller,
  { id, expected_version }: Required<Target>,
): Promise<void> {
  const { tx, clock, newId } = deps;
  const { actor } = caller;
  const orgId = caller.organization.id;
  // In the order of merges and purges of contacts. Nothing can be related to a deleted opportunity meanwhile.
  const record = await tx.opportunities.lockAny(orgId, id);
  if (!record || record.version !== expected_version) return;
  await tx.resources.task.lockAbout(orgId, id);
  await tx.resources.note.lockAbout(orgId, id);
  const { records, files } = await deleteOnlyAbout(deps, caller, { ids: [id] });
  await clearReferences(deps, caller, id);
  await tx.retention.purgeOpportunity(orgId, id);
  const gone = [...Object.values(records).flat(), ...files];
  if (gone.length > 0) {
    await forgetTraces(deps, orgId, gone);
    await eraseExports(tx, nobodyOf(orgId), { note: records.notes, task: records.tasks });
  }
  await removeFreedBytes({ tx, newId }, orgId);
  const last = { id, version: record.version + 1, updated_at: new Date(clock()).toISOString(), updated_by: actor };
  // The values of a purged record must not be kept in the change feed.
  const data = { id, version: last.version, thin: true };
  await tx.changes.append(orgId, [createChange("opportunity.deleted", last, { newId, data })]);
}

const nobodyOf = (orgId: string): Person => ({ orgId, ids: [], emails: [], names: [] });

/** Removes the values of deleted records from the change feed, stored responses and replies of receivers of webhooks. */
async function forgetTraces({ tx }: ResourceWriteDeps, orgId: string, ids: readonly string[]): Promise<void> {
  const nobody = nobodyOf(orgId);
  await tx.erasures.forgetChanges(orgId, ids);
  await tx.erasures.forgetReplies(nobody, ids);
  await tx.erasures.deleteResponses(nobody, ids);
}

async function clearReferences({ tx, newId }: ResourceWriteDeps, caller: Caller, id: string): Promise<void> {
  const { actor } = caller;
  const orgId = caller.organization.id;
  const tasks = await tx.resources.task.moveEntity(orgId, id, null, actor);
  const notes = await tx.resources.note.moveEntity(orgId, id, null, actor);
  const updated = [
    ...tasks.map((pair) => ["task.updated", pair] as const),
    ...notes.map((pair) => ["note.updated", pair] as const),
  ].filter(([, { after }]) => after.deleted_at === null);
  const events = (await tx.events.clearOpportunity(orgId, id, actor)).filter(({ deleted_at }) => deleted_at === null);
  const cleared = { opportunity_id: { old: id, new: null } };
  const changes = [
    ...updated.map(([kind, { before, after }]) =>
      createChange(kind, after, { newId, changes: differences(before, after) }),
    ),
    ...events.map((event) =>
      createChange("event.updated", event, { newId, changes: cleared, data: listedEvent(event) }),
    ),
  ];
  if (changes.length > 0) await tx.changes.append(orgId, changes);
}

/** No user: nobody asked for the deletion. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Returns the service itself as the caller that purges records of an organization. */
function retentionCaller(organization: OrganizationRecord, requestId: string): Caller {
  const locale = organization.default_locale;
  return {
    address: "127.0.0.1",
    userAgent: null,
    requestId,
    locale,
    organization,
    user: { id: NOBODY, email: "", first_name: null, last_name: null, locale, role: "owner" },
    actor: SYSTEM_ACTOR,
    credential: { kind: "system" },
    channel: "system",
    permissions: builtInPermissions("owner"),
    deletesOthers: true,
  };
}
