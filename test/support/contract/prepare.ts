import { access } from "./preparations/access.ts";
import { ai } from "./preparations/ai.ts";
import { booking } from "./preparations/booking.ts";
import { busyTimes } from "./preparations/busy-times.ts";
import { bookingPage } from "./preparations/booking-page.ts";
import { bulk } from "./preparations/bulk.ts";
import { derivedRequest } from "./derived-request.ts";
import { eventActions } from "./preparations/event-actions.ts";
import { entities } from "./preparations/entities.ts";
import { files } from "./preparations/files.ts";
import { forms } from "./preparations/forms.ts";
import { identity } from "./preparations/identity.ts";
import { outreach } from "./preparations/outreach.ts";
import { type Preparations, type Prepare, type Prepared, withBody } from "./preparations/preparation.ts";
import { passkeys } from "./preparations/passkeys.ts";
import { resourcePreparations } from "./preparations/resources.ts";
import { signInRequests } from "./preparations/sign-in.ts";
import { subscriptions } from "./preparations/subscriptions.ts";
import { sales } from "./preparations/sales.ts";
import { scim } from "./preparations/scim.ts";
import { webhooks } from "./preparations/webhooks.ts";
import { teamPage } from "./preparations/team-page.ts";
import type { Tenant } from "../tenant.ts";

const preparations: Preparations = {
  ...resourcePreparations(prepare),
  ...access,
  ...signInRequests,
  ...passkeys,
  ...ai,
  ...identity,
  ...scim,
  ...entities,
  ...sales,
  ...outreach,
  ...subscriptions,
  ...bulk,
  ...files,
  ...booking,
  ...busyTimes,
  ...bookingPage,
  ...teamPage,
  ...forms,
  ...eventActions,
  ...webhooks,
};

/** Returns a page of a search, or a batch with one creation, for those that follow from the other operations. */
function searchOrBatch(operationId: string): Prepare | undefined {
  const [group = "", verb] = operationId.split(".");
  if (verb === "search") return withBody(() => ({ page_size: 5 }));
  const create = preparations[`${group}.create`];
  if (verb !== "batch" || !create) return undefined;
  return async (tenant) => {
    const { body: record, ...prepared } = await create(tenant);
    return { ...prepared, body: { operations: [{ method: "create", record }] } };
  };
}

/** Prepares a request that succeeds; only operations that need a particular record or body have a preparation. */
export async function prepare(operationId: string, tenant: Tenant): Promise<Prepared> {
  const preparation =
    preparations[operationId] ?? searchOrBatch(operationId) ?? derivedRequest(operationId, preparations);
  if (!preparation) throw new Error(`Add a valid request of ${operationId} to test/support/contract/preparations.`);
  return { as: tenant.owner, parameters: {}, ...(await preparation(tenant)) };
}
