import { access } from "./preparations/access.ts";
import { ai } from "./preparations/ai.ts";
import { booking } from "./preparations/booking.ts";
import { busyTimes } from "./preparations/busy-times.ts";
import { bookingPage } from "./preparations/booking-page.ts";
import { bulk } from "./preparations/bulk.ts";
import { eventActions } from "./preparations/event-actions.ts";
import { entities } from "./preparations/entities.ts";
import { outreach } from "./preparations/outreach.ts";
import type { Preparations, Prepared } from "./preparations/preparation.ts";
import { sales } from "./preparations/sales.ts";
import { webhooks } from "./preparations/webhooks.ts";
import type { Tenant } from "../tenant.ts";

const preparations: Preparations = {
  ...access,
  ...ai,
  ...entities,
  ...sales,
  ...outreach,
  ...bulk,
  ...booking,
  ...busyTimes,
  ...bookingPage,
  ...eventActions,
  ...webhooks,
};

/** Prepares a request that succeeds. */
export async function prepare(operationId: string, tenant: Tenant): Promise<Prepared> {
  const preparation = preparations[operationId];
  if (!preparation) throw new Error(`Add a valid request of ${operationId} to test/support/contract/preparations.`);
  return { as: tenant.owner, parameters: {}, ...(await preparation(tenant)) };
}
