import { preferencesToken } from "../../email/templates.ts";
import type { Tenant } from "../../tenant.ts";
import { canaryOf, type Preparations, unique } from "./preparation.ts";

const addressOf = (tenant: Tenant): string => `${canaryOf(tenant)}.${tenant.next()}@subscribers.example`;

const contact = async (tenant: Tenant): Promise<string> =>
  (await tenant.owner.post("/v1/entities", { entity_type: "contact", email: addressOf(tenant) })).string("data.id");

const topic = async (tenant: Tenant): Promise<string> =>
  (await tenant.owner.post("/v1/topics", { name: unique(tenant) })).string("data.id");

/** The token of a message that was not stored, which has no topic. */
const token = (tenant: Tenant): string =>
  preferencesToken({ org_id: tenant.organization.id, email: addressOf(tenant), email_id: tenant.organization.id });

/** Prepared requests for subscriptions, by the team and by recipients. */
export const subscriptions: Preparations = {
  "subscriptions.get": async (tenant) => ({ parameters: { id: await contact(tenant) } }),
  "subscriptions.update": async (tenant) => ({
    parameters: { id: await contact(tenant) },
    body: { topics: [{ topic_id: await topic(tenant), status: "subscribed" }], note: "Trade fair" },
  }),
  "preferences.get": (tenant) => Promise.resolve({ parameters: { token: token(tenant) } }),
  "preferences.update": (tenant) =>
    Promise.resolve({ parameters: { token: token(tenant) }, body: { unsubscribed_from_all: true } }),
};
