import type {
  HostDecisionsCancelInput,
  HostDecisionsConfirmInput,
  HostDecisionsDeclineInput,
  HostDecisionsRescheduleInput,
  HostDecisionsService,
  HostDecisionsSlotsInput,
  Schemas,
} from "../../../../generated/services.js";
import { personName } from "../../accounts/callers.ts";
import { logAction } from "../../accounts/audit-log.ts";
import { findRole } from "../../accounts/roles.ts";
import type { OrganizationRecord } from "../../accounts/sql/organizations.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";
import { publicOrganization } from "../../accounts/public-organization.ts";
import type { Caller, Visitor } from "../../../base/contract/caller.ts";
import type { LinkTargets } from "../../../base/platform/links.ts";
import { deletesOthers } from "../../../base/platform/rules/permissions.ts";
import { notFound, Problem } from "../../../base/platform/rules/errors.ts";
import { requireRecord } from "../../../base/records/record-state.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { rescheduleEvent } from "../events/reschedule.ts";
import { cancelEvent, confirmEvent, declineEvent } from "../events/events.ts";
import { linksEnd, type EventAction, requirePossible } from "../rules/event.ts";
import type { EventRecord } from "../sql/events.ts";
import { type BookingPageDeps, onLatestVersion, otherSlots, verifyLink } from "./links.ts";
import { shownDecision } from "./views.ts";

/** An event, and the host to whom the link was sent. */
interface HostedEvent {
  readonly organization: OrganizationRecord;
  readonly event: EventRecord;
  readonly host: UserRecord;
  readonly permissions: ReadonlySet<string>;
}

/** Creates the service for the links with which hosts confirm, decline, reschedule or cancel an event. */
export function hostDecisionsService(deps: BookingPageDeps): HostDecisionsService {
  return {
    async get(_visitor, { token }) {
      return await decisionView(
        deps,
        await findHostedEvent(deps, deps.store, verifyLink(deps, "host_decision", token)),
      );
    },
    confirm: (visitor, input) => decide(deps, visitor, { ...input, action: "confirm" }),
    decline: (visitor, input) => decide(deps, visitor, { ...input, action: "decline" }),
    slots: (_visitor, input) => newSlots(deps, input),
    reschedule: (visitor, input) => reschedule(deps, visitor, input),
    cancel: (visitor, input) => cancel(deps, visitor, input),
  };
}

async function newSlots(
  deps: BookingPageDeps,
  { token, ...wanted }: HostDecisionsSlotsInput,
): Promise<Schemas["Slots"]> {
  const found = await findHostedEvent(deps, deps.store, verifyLink(deps, "host_decision", token));
  const { organization, event, host } = found;
  requirePossible(event, "reschedule", deps.clock());
  return await otherSlots(deps, { organization, event, timezone: host.timezone ?? organization.timezone }, wanted);
}

const PERMISSION = "booking:write";

/**
 * Loads the event. Throws `not_found` unless the user is active, hosts the event and may change events. A link has no
 * more rights than its recipient has now.
 */
async function findHostedEvent(
  { dataRegion, clock }: BookingPageDeps,
  tx: Repositories,
  { org_id: orgId, event_id, user_id }: LinkTargets["host_decision"],
): Promise<HostedEvent> {
  const [organization, suspendedAt, event, host] = await Promise.all([
    tx.organizations.get(orgId),
    tx.organizations.suspendedAt(orgId),
    tx.events.get(orgId, event_id),
    tx.users.get(orgId, user_id),
  ]);
  if (!organization || suspendedAt !== null || !event || host?.status !== "active") throw notFound();
  if (!event.hosts.some(({ user_id: id }) => id === host.id) || linksEnd(event) <= clock()) throw notFound();
  const role = await findRole(tx, orgId, host.role);
  if (!role?.permissions.has(PERMISSION)) throw notFound();
  if (organization.data_region !== dataRegion) throw new Problem("misdirected");
  return { organization, event, host, permissions: role.permissions };
}

type Decision =
  | (HostDecisionsConfirmInput & { readonly action: "confirm" })
  | (HostDecisionsDeclineInput & { readonly action: "decline" });

/** Confirms or declines the event as the host. Of two concurrent decisions, the second throws `state_conflict`. */
async function decide(
  deps: BookingPageDeps,
  visitor: Visitor,
  { token, start_at, ...decision }: Decision,
): Promise<Schemas["HostDecision"]> {
  const target = verifyLink(deps, "host_decision", token);
  const decided = await deps.store.transaction(async (tx) => {
    // The lock comes first, so that a host who was replaced meanwhile is not found.
    await tx.events.lock(target.org_id, target.event_id);
    const found = await findHostedEvent(deps, tx, target);
    const caller = hostCaller(visitor, found);
    const { id } = found.event;
    requireUndecided(found.event, { action: decision.action, start_at, now: deps.clock() });
    if (decision.action === "confirm") await confirmEvent({ ...deps, tx }, caller, { id });
    else await declineEvent({ ...deps, tx }, caller, { id, ...reasonOf(decision) });
    await logAction(tx, caller, `hostDecisions.${decision.action}`, { type: "event", id });
    return { ...found, event: requireRecord(await tx.events.get(found.organization.id, id)) };
  });
  return await decisionView(deps, decided);
}

/** Reschedules the event as the host. After a concurrent change, the host's right to do so is checked again. */
async function reschedule(
  deps: BookingPageDeps,
  visitor: Visitor,
  { token, ...input }: HostDecisionsRescheduleInput,
): Promise<Schemas["HostDecision"]> {
  const target = verifyLink(deps, "host_decision", token);
  const moved = await onLatestVersion(async () => {
    const hosted = await findHostedEvent(deps, deps.store, target);
    const caller = hostCaller(visitor, hosted);
    const { id, version } = hosted.event;
    const change = { ...input, id, notify: true, expected_version: version };
    const { record: event } = await rescheduleEvent(deps, caller, change, async (tx, { record }) => {
      if (record.version !== version) await logAction(tx, caller, "hostDecisions.reschedule", { type: "event", id });
    });
    return { ...hosted, event };
  });
  return await decisionView(deps, moved);
}

/** Cancels the event as the host; canceling again returns the same response. */
async function cancel(
  deps: BookingPageDeps,
  visitor: Visitor,
  { token, ...input }: HostDecisionsCancelInput,
): Promise<Schemas["HostDecision"]> {
  const target = verifyLink(deps, "host_decision", token);
  const cancelled = await deps.store.transaction(async (tx) => {
    await tx.events.lock(target.org_id, target.event_id);
    const found = await findHostedEvent(deps, tx, target);
    const caller = hostCaller(visitor, found);
    const { id } = found.event;
    const { record, meta } = await cancelEvent({ ...deps, tx }, caller, { ...input, id, notify: true });
    if (!meta.already_cancelled) await logAction(tx, caller, "hostDecisions.cancel", { type: "event", id });
    return { ...found, event: record };
  });
  return await decisionView(deps, cancelled);
}

const reasonOf = ({ reason }: Pick<HostDecisionsDeclineInput, "reason">): { reason?: string | null } =>
  reason === undefined ? {} : { reason };

interface Expectation {
  readonly action: EventAction;
  /** The start that the host has seen. */
  readonly start_at: string | undefined;
  readonly now: number;
}

/** Throws `state_conflict` if the event is no longer pending, is over, or starts at another time. */
function requireUndecided(event: EventRecord, { action, start_at, now }: Expectation): void {
  requirePossible(event, action, now);
  if (start_at === undefined || Date.parse(start_at) === Date.parse(event.start_at)) return;
  const values = { start_at: event.start_at };
  throw new Problem("state_conflict", [{ path: "/start_at", code: "event_rescheduled", values }]);
}

/** Returns the host as a caller with their current permissions. */
function hostCaller(visitor: Visitor, { organization, host, permissions }: HostedEvent): Caller {
  const { id, email, first_name, last_name, role } = host;
  return {
    ...visitor,
    organization,
    user: { id, email, first_name, last_name, role, locale: host.locale ?? organization.default_locale },
    actor: { id, name: personName(host), type: "user", application: null },
    credential: { kind: "system" },
    channel: "system",
    permissions,
    deletesOthers: deletesOthers(role),
  };
}

async function decisionView(
  { store, clock }: BookingPageDeps,
  { organization, event, host }: HostedEvent,
): Promise<Schemas["HostDecision"]> {
  const ids = event.hosts.map(({ user_id }) => user_id);
  const [users, publicly, type] = await Promise.all([
    store.users.among(organization.id, ids),
    publicOrganization(store, organization),
    store.eventTypes.getAny(organization.id, event.event_type_id),
  ]);
  const hosts = ids.map((id) => users.find((user) => user.id === id)).filter((user) => user !== undefined);
  const questions = type?.questions ?? [];
  return shownDecision({ organization, publicly, event, host, hosts, questions, now: clock() });
}
