import { PUBLIC } from "../../webhooks/listener.ts";
import type { Tenant } from "../../tenant.ts";
import { canaryOf, type Prepare, type Preparations, withBody, withId, unique } from "./preparation.ts";

const providerBody = (tenant: Tenant): object => ({
  issuer: `https://${PUBLIC}/${canaryOf(tenant)}`,
  client_id: unique(tenant),
  client_secret: canaryOf(tenant),
});
/** Sets the provider of the organization, and prepares a request about it. */
const withProvider =
  (body?: object): Prepare =>
  async (tenant) => {
    await tenant.owner.put("/v1/identity-provider", providerBody(tenant));
    return body === undefined ? {} : { body };
  };

const domainBody = (tenant: Tenant): object => ({ domain: `${canaryOf(tenant)}-${String(tenant.next())}.example` });
const domain = async (tenant: Tenant): Promise<string> => {
  // Deletes domains, because an organization can have at most fifty.
  for (const { id } of (await tenant.owner.get("/v1/email-domains?page_size=100")).list("data").slice(20)) {
    await tenant.owner.delete(`/v1/email-domains/${String(id)}`);
  }
  const created = await tenant.owner.post("/v1/email-domains", domainBody(tenant));
  tenant.service.names.publish(created.string("data.record_name"), [created.string("data.record_value")]);
  return created.string("data.id");
};

/** Creates a member with an identity at a provider. */
const linkedMember = async (tenant: Tenant): Promise<string> => {
  const { person } = await tenant.signedIn("member");
  const identity = { issuer: `https://${PUBLIC}`, subject: person.id };
  const { pool } = tenant.service.database;
  await pool("user_identities").insert({ org_id: tenant.organization.id, user_id: person.id, ...identity });
  return person.id;
};

/** Prepared requests for single sign-on. */
export const identity: Preparations = {
  "identityProvider.get": withProvider(),
  "signInSettings.get": withProvider(),
  "identityProvider.update": withProvider({ just_in_time: true }),
  "identityProvider.delete": withProvider(),
  "identityProvider.test": withProvider(),
  "emailDomains.create": withBody(domainBody),
  "emailDomains.verify": withId(domain),
  "emailDomains.delete": withId(domain),
  "memberIdentity.delete": withId(linkedMember),
};
