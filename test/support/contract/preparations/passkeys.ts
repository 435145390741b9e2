import {
  assertionBy,
  creationFor,
  ORIGIN,
  register,
  softwarePasskey,
  type SoftwarePasskey,
} from "../../sign-in/passkeys.ts";
import { callerAt, type Caller } from "../../caller.ts";
import type { Tenant } from "../../tenant.ts";
import { type Preparations, unique } from "./preparation.ts";

/** A signed-in user with a passkey. */
async function withPasskey(
  tenant: Tenant,
  role?: string,
): Promise<{ as: Caller; id: string; passkey: SoftwarePasskey }> {
  const { caller: as } = await tenant.signedIn(role);
  const passkey = softwarePasskey(ORIGIN);
  const id = (await register(as, passkey)).string("data.id");
  return { as, id, passkey };
}

/** Prepared requests for passkeys and the confirmation of an identity. */
export const passkeys: Preparations = {
  "passkeys.list": async (tenant) => ({ as: (await withPasskey(tenant)).as }),
  "passkeys.creationOptions": async (tenant) => ({ as: (await tenant.signedIn()).caller }),
  "passkeys.create": async (tenant) => {
    const { caller: as } = await tenant.signedIn();
    const { challenge, options } = await creationFor(as);
    const name = unique(tenant);
    return { as, own: true, body: { name, challenge, response: softwarePasskey(ORIGIN).create(options) } };
  },
  "passkeys.update": async (tenant) => {
    const { as, id } = await withPasskey(tenant);
    return { as, own: true, parameters: { id }, body: { name: unique(tenant) } };
  },
  "passkeys.delete": async (tenant) => {
    const { as, id } = await withPasskey(tenant);
    return { as, own: true, parameters: { id } };
  },
  "session.createWithPasskey": async (tenant) => {
    // Owners could sign in even if their organization requires single sign-on.
    const { passkey } = await withPasskey(tenant, "member");
    const { url } = tenant.service;
    return { as: callerAt(url), body: await assertionBy(url, passkey) };
  },
  "session.passkeyOptions": async (tenant) => {
    const { person, caller } = await tenant.signedIn();
    await register(caller);
    const { email, password } = person;
    const asked = await callerAt(tenant.service.url).post("/v1/session", { email, password });
    return { body: { sign_in: asked.string("details.0.challenge") } };
  },
  "session.confirm": async (tenant) => {
    const { person, caller } = await tenant.signedIn();
    return { as: caller, body: { password: person.password } };
  },
  "password.remove": async (tenant) => ({ as: (await withPasskey(tenant)).as }),
};
