import { operationOf } from "../contract/document.ts";
import { prepare } from "../contract/prepare.ts";
import type { Refusal } from "../contract/refusal.ts";
import { sendPrepared } from "../contract/requests.ts";

/** Ways to get a 409 from operations on passkeys: an account keeps a way to sign in. */
export const passkeyConflicts: Readonly<Record<string, Refusal>> = {
  "passkeys.delete": async (tenant) => {
    const prepared = await prepare("passkeys.delete", tenant);
    await prepared.as.delete("/v1/me/password");
    return await sendPrepared(operationOf("passkeys.delete"), prepared);
  },
  "password.remove": async (tenant) => {
    const prepared = await prepare("password.remove", tenant);
    return await sendPrepared(operationOf("password.remove"), { ...prepared, as: (await tenant.signedIn()).caller });
  },
};
