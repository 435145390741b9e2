import { createHmac } from "node:crypto";
import { expect } from "chai";
import type { Caller } from "../caller.ts";
import { createPerson, signIn, type Organization, type Person } from "../accounts/people.ts";
import type { Service } from "../service.ts";

/** A user with an authenticator app, and the session in which it was set up. */
export interface ProtectedPerson {
  readonly person: Person;
  readonly caller: Caller;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** Returns a code that is valid now and was not used: the record of the last used one is reset. */
  readonly freshCode: () => Promise<string>;
}

/** Creates a user with an authenticator app. */
export async function createProtectedPerson(
  service: Service,
  { organization, role = "member" }: { readonly organization: Organization; readonly role?: string },
): Promise<ProtectedPerson> {
  const person = await createPerson(service, { organization: organization.record, role });
  const caller = await signIn(service.url, person);
  const { secret, recoveryCodes } = await addApp(caller);
  const freshCode = async (): Promise<string> => {
    await service.database.pool("authenticator_apps").where({ user_id: person.id }).update({ last_step: 0 });
    return codeAt(secret);
  };
  return { person, caller, secret, recoveryCodes, freshCode };
}

/** Sets up an authenticator app for the caller. */
export async function addApp(
  caller: Caller,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const started = await caller.post("/v1/me/authenticator-app");
  const secret = started.string("data.secret");
  const confirmed = await caller.post("/v1/me/authenticator-app/confirm", { code: codeAt(secret) });
  expect(confirmed.status, confirmed.text).to.equal(200);
  return { secret, recoveryCodes: confirmed.at("data.recovery_codes") as string[] };
}

/** Returns the code of a secret (RFC 6238 with SHA-1, 6 digits and 30 seconds), `steps` periods from now. */
export function codeAt(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const start = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(start) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** Returns a code that is wrong now. */
export function wrongCode(secret: string): string {
  const right = new Set([-2, -1, 0, 1, 2].map((steps) => codeAt(secret, steps)));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !right.has(code)) ?? "";
}

/** Decodes Base32 (RFC 4648 §6). */
function bytesOf(text: string): Buffer {
  const bits = text
    .split(/(?=.)/)
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"));
  const octets = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)));
}
