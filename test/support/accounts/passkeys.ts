import { createPerson, signIn, type Organization, type Person } from "./people.ts";
import { callerAt, type Caller } from "../caller.ts";
import type { Service } from "../service.ts";
import type { Answer } from "../wire.ts";
import { softwarePasskey, type Signing, type SoftwarePasskey, type WebAuthnOptions } from "./software-passkey.ts";

/** The origin of test services. */
export const ORIGIN = "http://localhost:3000";

/** Options with the challenge that identifies them. */
export interface Issued {
  readonly challenge: string;
  readonly options: WebAuthnOptions;
}

/** A signed-in user with a passkey. */
export interface PasskeyUser {
  readonly person: Person;
  readonly caller: Caller;
  readonly passkey: SoftwarePasskey;
  /** The id of the passkey. */
  readonly id: string;
  readonly recoveryCodes: readonly string[];
}

/** Returns the options in a response. */
export function issuedIn(answer: Answer): Issued {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.at("data") as Issued;
}

/** Requests the options for a new passkey. */
export async function creationFor(caller: Caller): Promise<Issued> {
  return issuedIn(await caller.post("/v1/me/passkeys/options"));
}

/** Adds a passkey to the account of a caller. */
export async function register(
  caller: Caller,
  passkey: SoftwarePasskey = softwarePasskey(ORIGIN),
  falsified: Partial<Signing> = {},
): Promise<Answer> {
  const { challenge, options } = await creationFor(caller);
  return await caller.post("/v1/me/passkeys", {
    name: "Laptop",
    challenge,
    response: passkey.create(options, falsified),
  });
}

/** Requests options for a signature, and lets a passkey sign. */
export async function assertionBy(
  url: string,
  passkey: SoftwarePasskey,
  { signIn: sign_in, ...falsified }: Partial<Signing> & { readonly signIn?: string } = {},
): Promise<{ challenge: string; response: Record<string, unknown> }> {
  const body = sign_in === undefined ? {} : { sign_in };
  const { challenge, options } = issuedIn(await callerAt(url).post("/v1/session/passkey/options", body));
  return { challenge, response: passkey.get(options, falsified) };
}

/** Creates a user, signs them in and adds a passkey. */
export async function createPasskeyUser(
  service: Service,
  organization: Organization,
  role = "member",
): Promise<PasskeyUser> {
  const person = await createPerson(service, { organization: organization.record, role });
  const caller = await signIn(service.url, person);
  const passkey = softwarePasskey(ORIGIN);
  const answer = await register(caller, passkey);
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  const recoveryCodes = answer.at("data.recovery_codes") as string[];
  return { person, caller, passkey, id: answer.string("data.id"), recoveryCodes };
}

/** Returns the caller of a new session. */
export function callerOf(url: string, answer: Answer): Caller {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  return callerAt(url, { Cookie: cookie, "X-CSRF-Token": answer.string("data.csrf_token") });
}

/** The part of an audit log entry that tests read. */
export interface LoggedCall {
  readonly action: string;
  readonly error_code: string | null;
}

/** Returns the audit log entries of a user. */
export async function loggedCalls({ database }: Service, { id }: Person): Promise<LoggedCall[]> {
  const rows: LoggedCall[] = await database.pool("activity_log").where({ user_id: id }).select("action", "error_code");
  return rows;
}
