import { authorize } from "../base/platform/rights.ts";
import { type Authorized, SYSTEM_ACTOR, type Caller } from "../base/contract/caller.ts";
import type { Services } from "../../generated/services.js";
import type { Page } from "../base/contract/operation.ts";
import type { ReassignmentPayload } from "../base/jobs/rules/job.ts";
import { Problem } from "../base/platform/rules/errors.ts";
import { isTransient } from "../base/platform/rules/problems.ts";
import { builtInPermissions } from "../base/platform/rules/permissions.ts";
import { createServices, type ServiceDeps } from "./services.ts";

interface PageInput {
  readonly page: number;
  readonly page_size: number;
  readonly sort: string;
  readonly include_deleted: boolean;
  readonly cursor: string;
}

/** The records of one kind that belong to the removed member. */
interface Belongings<Row extends { readonly id: string }> {
  readonly list: (page: PageInput) => Promise<Page<Row>>;
  readonly give: (record: Row) => Promise<unknown>;
}

const FIRST_PAGE: PageInput = { page: 1, page_size: 100, sort: "created_at", include_deleted: false, cursor: "" };

/**
 * Gives the open records of a removed member to another member, each as a change of its own, so that webhooks and
 * timelines report it. Safe to repeat: records that were given away are no longer found.
 */
export async function reassignRecords(
  deps: ServiceDeps,
  orgId: string,
  { from, to }: ReassignmentPayload,
  signal: AbortSignal,
): Promise<void> {
  const caller = await successorAsCaller(deps, orgId, to);
  if (caller === null) return;
  for (const belongings of belongingsOf(createServices(deps), caller, { from, to })) {
    await giveAll(belongings, signal);
  }
}

async function giveAll<Row extends { readonly id: string }>(
  { list, give }: Belongings<Row>,
  signal: AbortSignal,
): Promise<void> {
  for (let cursor: string | null = ""; cursor !== null;) {
    const { items, next_cursor = null }: Page<Row> = await list({ ...FIRST_PAGE, cursor });
    for (const record of items) {
      signal.throwIfAborted();
      await give(record).catch(ignoreProblem);
    }
    cursor = next_cursor;
  }
}

/** A record that cannot change, such as one that lacks a field that became required, stays with its owner. */
function ignoreProblem(error: unknown): void {
  if (!(error instanceof Problem) || isTransient(error)) throw error;
}

/** The rights to change everything that an owner, assignee or host can have. */
const REASSIGNED = [
  "entities:write",
  "opportunities:write",
  "tasks:write",
  "products:write",
  "forms:write",
  "campaigns:write",
  "booking:write",
] as const;
type Successor = Authorized<Caller, (typeof REASSIGNED)[number]>;

function belongingsOf(
  services: Services,
  caller: Successor,
  payload: ReassignmentPayload,
): Belongings<{ readonly id: string }>[] {
  return [...ownedRecords(services, caller, payload), ...hostedEventTypes(services, caller, payload)];
}

function ownedRecords(
  { entities, opportunities, tasks, products, forms, campaigns }: Services,
  caller: Successor,
  { from, to }: ReassignmentPayload,
): Belongings<{ readonly id: string }>[] {
  const given = { owner_id: to };
  const owned = { owner_id: from };
  const open = (["todo", "in_progress", "waiting"] as const).map((status) => ({
    list: (page: PageInput) => tasks.list(caller, { ...page, assignee_id: from, status }),
    give: ({ id }: { readonly id: string }) => tasks.update(caller, { id, assignee_id: to }),
  }));
  return [
    {
      list: (page) => entities.list(caller, { ...page, ...owned }),
      give: ({ id }) => entities.update(caller, { id, ...given }),
    },
    {
      list: (page) => opportunities.list(caller, { ...page, ...owned, status: "open" }),
      give: ({ id }) => opportunities.update(caller, { id, ...given }),
    },
    ...open,
    {
      list: (page) => products.list(caller, { ...page, ...owned }),
      give: ({ id }) => products.update(caller, { id, ...given }),
    },
    {
      list: (page) => forms.list(caller, { ...page, ...owned }),
      give: ({ id }) => forms.update(caller, { id, ...given }),
    },
    {
      list: (page) => campaigns.list(caller, { ...page, ...owned, status: "draft" }),
      give: ({ id }) => campaigns.update(caller, { id, ...given }),
    },
  ];
}

/** The hosts come first: a new owner who has an event type with the same slug cannot own it, but can host it. */
function hostedEventTypes(
  { eventTypes }: Services,
  caller: Successor,
  { from, to }: ReassignmentPayload,
): Belongings<{ readonly id: string }>[] {
  return [
    {
      list: (page) => eventTypes.list(caller, { ...page, host_id: from }),
      async give({ id }) {
        const { hosts, host_weights } = await eventTypes.get(caller, { id });
        // A successor who is a host already keeps their own weight.
        const inherited = hosts.includes(to)
          ? host_weights.filter(({ user_id }) => user_id !== from)
          : host_weights.map((host) => (host.user_id === from ? { ...host, user_id: to } : host));
        return await eventTypes.update(caller, { id, hosts: replaced(hosts, from, to), host_weights: inherited });
      },
    },
    {
      list: (page) => eventTypes.list(caller, { ...page, owner_id: from }),
      give: ({ id }) => eventTypes.update(caller, { id, owner_id: to }),
    },
  ];
}

const replaced = (hosts: readonly string[], from: string, to: string): string[] => [
  ...new Set(hosts.map((host) => (host === from ? to : host))),
];

/** Null if the organization or the new owner is gone. The service itself is the author of the changes. */
async function successorAsCaller(
  { store, newId }: ServiceDeps,
  orgId: string,
  userId: string,
): Promise<Successor | null> {
  const [organization, user] = [await store.organizations.get(orgId), await store.users.get(orgId, userId)];
  if (!organization || user?.status !== "active") return null;
  const { id, email, first_name, last_name } = user;
  const locale = user.locale ?? organization.default_locale;
  const caller: Caller = {
    address: "127.0.0.1",
    userAgent: null,
    requestId: newId(),
    locale,
    organization,
    user: { id, email, first_name, last_name, locale, role: "owner" },
    actor: SYSTEM_ACTOR,
    credential: { kind: "system" },
    channel: "system",
    permissions: builtInPermissions("owner"),
    deletesOthers: true,
  };
  return authorize(caller, ...REASSIGNED);
}
