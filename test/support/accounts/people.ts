import { newId } from "../../../src/base/platform/ids.ts";
import { createPasswords, type Passwords } from "../../../src/features/sign-in/password.ts";
import { createStore } from "../../../src/base/store/store.ts";
import {
  createProvisioning,
  type NewKeyInput,
  type NewUserInput,
  type Provisioning,
} from "../../../src/server/provision.ts";
import { callerAt, type Caller } from "../caller.ts";
import type { TestDatabase } from "../db/cluster.ts";
import { hashSecret, newSecret } from "../../../src/features/accounts/secrets.ts";
import type { Service } from "../service.ts";

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly organization: OrganizationRecord;
}

export interface Organization {
  readonly id: string;
  readonly record: OrganizationRecord;
  /** Has all permissions. */
  readonly owner: Person;
}

/** A service or its database, in which records are created. */
interface Place {
  readonly database: TestDatabase;
}

type OrganizationRecord = Awaited<ReturnType<Provisioning["createOrganization"]>>;

const PASSWORD = "correct horse battery staple";
const real = createPasswords();
let hashed: Promise<string> | undefined;
/** The shared password of all created users is hashed once, because hashing is slow. */
const passwords: Passwords = {
  ...real,
  hash: (password) => (password === PASSWORD ? (hashed ??= real.hash(password)) : real.hash(password)),
};
let made = 0;

/** Creates an organization with its owner. */
export async function createOrganization(
  place: Place,
  { plan = "professional", dataRegion = "eu" }: { plan?: OrganizationRecord["plan"]; dataRegion?: string } = {},
): Promise<Organization> {
  const number = ++made;
  const record = await provisioning(place).createOrganization({
    name: `Organization ${number}`,
    slug: `organization-${number}`,
    plan,
    default_locale: "en",
    timezone: "Europe/Paris",
    currency: "EUR",
    data_region: dataRegion,
  });
  return { id: record.id, record, owner: await createPerson(place, { organization: record, role: "owner" }) };
}

/** Creates a user who can sign in. */
export async function createPerson(
  place: Place,
  {
    organization,
    role,
    ...named
  }: { organization: OrganizationRecord; role: string } & Partial<
    Pick<NewUserInput, "email" | "first_name" | "last_name">
  >,
): Promise<Person> {
  const number = ++made;
  const user = await provisioning(place).createUser(organization, {
    email: `person.${number}@people.example`,
    first_name: "Person",
    last_name: `Number ${number}`,
    ...named,
    role,
    password: PASSWORD,
  });
  return { id: user.id, email: user.email, password: PASSWORD, organization };
}

/** Creates an API key for a user; returns its secret. */
export async function createKey(
  place: Place,
  { user, ...options }: { user: Person } & Partial<Omit<NewKeyInput, "email">>,
): Promise<string> {
  const input = { name: `Key ${++made}`, scopes: "*" as const, expires_at: null, allowed_ips: [], mcp_access: false };
  const { secret } = await provisioning(place).createKey(user.organization, {
    ...input,
    ...options,
    email: user.email,
  });
  return secret;
}

/** Signs in; the returned caller sends the session cookie and the CSRF token. */
export async function signIn(url: string, { email, password }: { email: string; password: string }): Promise<Caller> {
  const answer = await callerAt(url).post("/v1/session", { email, password });
  const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  return callerAt(url, { Cookie: cookie, "X-CSRF-Token": answer.string("data.csrf_token") });
}

/** Creates an API key for a user; returns a caller that sends it. */
export async function callerByKey(
  place: Place & { readonly url: string },
  options: Parameters<typeof createKey>[1],
): Promise<Caller> {
  return callerAt(place.url, { "X-API-Key": await createKey(place, options) });
}

/** Creates a user and signs in. */
export async function signInAs(
  place: Place & { readonly url: string },
  options: Parameters<typeof createPerson>[1],
): Promise<Caller> {
  return await signIn(place.url, await createPerson(place, options));
}

/** Creates another organization; returns a caller with a key of its owner. */
export async function strangerTo(place: Place & { readonly url: string }): Promise<Caller> {
  return await callerByKey(place, { user: (await createOrganization(place)).owner });
}

function provisioning({ database }: Place): Provisioning {
  const tx = createStore(database.pool);
  return createProvisioning({ tx, passwords, newId: () => newId(), actorName: "test" });
}

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

/** Moves the last confirmation of identity of all of a person's sessions to a number of minutes ago. */
export async function confirmedMinutesAgo(
  { database }: Pick<Service, "database">,
  { id }: Pick<Person, "id">,
  minutes: number,
): Promise<void> {
  const confirmed_at = database.pool.raw("now() - make_interval(mins => ?)", [minutes]);
  await database.pool("sessions").where({ user_id: id }).update({ confirmed_at });
}
