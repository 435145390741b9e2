import { codeAt, createProtectedPerson } from "../../sign-in/authenticator-app.ts";
import { callerAt } from "../../caller.ts";
import type { Tenant } from "../../tenant.ts";
import type { Prepare, Preparations } from "./preparation.ts";

const APP = "/v1/me/authenticator-app";

const asNewUser: Prepare = async (tenant) => ({ as: (await tenant.signedIn()).caller });
const asProtectedUser: Prepare = async (tenant: Tenant) => ({
  as: (await createProtectedPerson(tenant.service, tenant)).caller,
});

/** Prepared requests for second factors. */
export const signInRequests: Preparations = {
  "signInMethods.startAuthenticatorApp": asNewUser,
  "signInMethods.confirmAuthenticatorApp": async (tenant) => {
    const { caller } = await tenant.signedIn();
    const secret = (await caller.post(APP)).string("data.secret");
    return { as: caller, body: { code: codeAt(secret) } };
  },
  "signInMethods.removeAuthenticatorApp": asProtectedUser,
  "signInMethods.createRecoveryCodes": asProtectedUser,
  "session.verify": async (tenant) => {
    const { person, freshCode } = await createProtectedPerson(tenant.service, tenant);
    const { email, password } = person;
    const as = callerAt(tenant.service.url);
    const asked = await as.post("/v1/session", { email, password });
    return { as, body: { challenge: asked.string("details.0.challenge"), code: await freshCode() } };
  },
};
