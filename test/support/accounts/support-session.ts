import { hashSecret, newSecret } from "../../../src/features/accounts/api-key-format.ts";
import { newId } from "../../../src/base/platform/ids.ts";
import { callerAt, type Caller } from "../caller.ts";
import type { Person } from "./people.ts";
import type { Service } from "../service.ts";

/** Creates a support session of the operator in the organization of a user. */
export async function supportSession({ url, database }: Service, person: Person): Promise<Caller> {
  const token = newSecret();
  await database.pool("sessions").insert({
    org_id: person.organization.id,
    id: newId(),
    user_id: person.id,
    token_hash: hashSecret(token),
    support: true,
    operator_name: "Operator",
    reason: "A test",
    expires_at: database.pool.raw("now() + interval '1 hour'"),
  });
  const cookie = { Cookie: `crs_session=${token}` };
  const me = await callerAt(url, cookie).get("/v1/me");
  return callerAt(url, { ...cookie, "X-CSRF-Token": me.string("data.csrf_token") });
}
