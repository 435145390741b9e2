import { operationOf } from "./document.ts";
import type { Refusal } from "./refusal.ts";
import { prepare } from "./prepare.ts";
import { sendPrepared } from "./requests.ts";

/** Without a token, there is nothing to get or to delete. */
const withoutToken =
  (id: string): Refusal =>
  async (tenant) => {
    const prepared = await prepare(id, tenant);
    await tenant.owner.delete("/v1/scim-token");
    return await sendPrepared(operationOf(id), prepared);
  };

/** Without an identity provider, there is nothing to get, change, delete or test. */
const withoutProvider =
  (id: string): Refusal =>
  async (tenant) => {
    const prepared = await prepare(id, tenant);
    await tenant.owner.delete("/v1/identity-provider");
    const headers = id === "identityProvider.update" ? { "If-Match": '"1"' } : {};
    return await sendPrepared(operationOf(id), prepared, { headers });
  };

/** A deleted form is not published. */
const withoutForm =
  (id: string): Refusal =>
  async (tenant) => {
    const prepared = await prepare(id, tenant);
    const found = await tenant.owner.get(`/v1/forms?slug=${prepared.parameters["form_slug"] ?? ""}`);
    await tenant.owner.delete(`/v1/forms/${found.string("data.0.id")}`);
    return await sendPrepared(operationOf(id), prepared);
  };

/** Ways to get a 404 from operations without an id in their path. */
export const absences: Readonly<Partial<Record<string, Refusal>>> = {
  "formPage.get": withoutForm("formPage.get"),
  "formPage.submit": withoutForm("formPage.submit"),
  "identityProvider.get": withoutProvider("identityProvider.get"),
  "identityProvider.update": withoutProvider("identityProvider.update"),
  "identityProvider.delete": withoutProvider("identityProvider.delete"),
  "identityProvider.test": withoutProvider("identityProvider.test"),
  "scimToken.get": withoutToken("scimToken.get"),
  "scimToken.delete": withoutToken("scimToken.delete"),
};
