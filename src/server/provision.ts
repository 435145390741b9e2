import { zoneCountry } from "../base/contract/zone-countries.ts";
import { shownKeyParts, hashSecret, newApiKey } from "../features/accounts/secrets.ts";
import { timeOfId } from "../base/platform/ids.ts";
import { newBookingSlug } from "../features/accounts/booking-slug.ts";
import type { Passwords } from "../features/sign-in/password.ts";
import { permissionsOfRole } from "../base/platform/rights.ts";
import type { Actor } from "../base/contract/caller.ts";
import { duplicate, exceedsOwnRights, Problem, referenceNotFound } from "../base/platform/rules/errors.ts";
import { isBuiltInRole, missingFrom } from "../base/platform/rules/permissions.ts";
import { FIRST_POLICY } from "../features/accounts/rules/ai-policy.ts";
import { FIRST_PIPELINE } from "../features/opportunities/rules/pipeline.ts";
import type { ApiKeyRecord } from "../features/accounts/sql/api-keys.ts";
import type { NewOrganization, OrganizationRecord } from "../features/accounts/sql/organizations.ts";
import type { Repositories } from "../base/store/store.ts";
import type { UserRecord } from "../features/accounts/sql/users.ts";

/** Creates the first records of an installation, which only operators can create. */
export interface Provisioning {
  readonly createOrganization: (input: NewOrganizationInput) => Promise<OrganizationRecord>;
  readonly createUser: (organization: OrganizationRecord, input: NewUserInput) => Promise<UserRecord>;
  /** The secret is returned only here. */
  readonly createKey: (
    organization: OrganizationRecord,
    input: NewKeyInput,
  ) => Promise<{ record: ApiKeyRecord; secret: string }>;
}

interface NewOrganizationInput {
  readonly name: string;
  readonly slug: string;
  readonly plan: OrganizationRecord["plan"];
  readonly default_locale: OrganizationRecord["default_locale"];
  readonly timezone: string;
  readonly currency: string;
  /** Default: the country of the time zone. */
  readonly default_country?: string;
  readonly data_region: string;
}

export interface NewUserInput {
  readonly email: string;
  readonly role: string;
  readonly password: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly booking_slug?: string;
}

export interface NewKeyInput {
  readonly name: string;
  /** The e-mail address of the user whose permissions apply to the key. */
  readonly email: string;
  /** Permissions, or `*` for all permissions of the user. */
  readonly scopes: readonly string[] | "*";
  readonly expires_at: string | null;
  readonly allowed_ips: readonly string[];
  readonly mcp_access: boolean;
}

interface ProvisioningDeps {
  /** A store, or the repositories of one transaction. */
  readonly tx: Repositories;
  readonly passwords: Passwords;
  readonly newId: () => string;
  /** The name of the command, for the actor. */
  readonly actorName: string;
}

/** Creates organizations, users and API keys without a caller, for operators with access to the machine. */
export function createProvisioning(deps: ProvisioningDeps): Provisioning {
  return {
    createOrganization: (input) => createOrganization(deps, input),
    createUser: (organization, input) => createUser(deps, organization, input),
    createKey: (organization, input) => createKey(deps, organization, input),
  };
}

async function createOrganization(deps: ProvisioningDeps, input: NewOrganizationInput): Promise<OrganizationRecord> {
  const { organizations } = deps.tx;
  const taken = await organizations.bySlug(input.slug);
  if (taken) throw duplicate("/slug", taken.id);
  const default_country = input.default_country ?? zoneCountry(input.timezone);
  const row: NewOrganization = { ...input, default_country, ...created(deps), ai_policy: FIRST_POLICY };
  await organizations.insert(row);
  const pipeline = { ...FIRST_PIPELINE, ...created(deps) };
  await deps.tx.pipelines.insert(row.id, { ...pipeline, updated_at: pipeline.created_at });
  return existing(await organizations.get(row.id));
}

async function createUser(
  deps: ProvisioningDeps,
  organization: OrganizationRecord,
  { password, ...person }: NewUserInput,
): Promise<UserRecord> {
  const { users, roles } = deps.tx;
  const email = person.email.toLowerCase();
  const taken = await users.login(email);
  if (taken) throw duplicate("/email", taken.id);
  const custom = isBuiltInRole(person.role) ? null : await roles.byName(organization.id, person.role);
  if (!custom && !isBuiltInRole(person.role)) throw referenceNotFound("/role");
  const standard = created(deps);
  await users.insert(organization.id, {
    first_name: null,
    last_name: null,
    ...person,
    ...standard,
    updated_at: standard.created_at,
    email,
    role: custom?.name ?? person.role,
    status: "active",
    password_hash: await deps.passwords.hash(password),
    booking_slug: person.booking_slug ?? (await newBookingSlug(deps.tx, person)),
  });
  return existing(await users.get(organization.id, standard.id));
}

async function createKey(
  deps: ProvisioningDeps,
  organization: OrganizationRecord,
  { email, scopes: requestedScopes, ...key }: NewKeyInput,
): Promise<{ record: ApiKeyRecord; secret: string }> {
  if (organization.plan === "free") throw new Problem("plan_required");
  const { users, roles, apiKeys } = deps.tx;
  const login = await users.login(email.toLowerCase());
  if (login?.org_id !== organization.id) throw referenceNotFound("/user");
  const user = existing(await users.get(organization.id, login.id));
  const custom = isBuiltInRole(user.role) ? null : await roles.byName(organization.id, user.role);
  const own = permissionsOfRole(user.role, custom?.permissions ?? null);
  const scopes = requestedScopes === "*" ? [...own] : requestedScopes;
  const missing = missingFrom(own, scopes);
  if (missing.length > 0) throw exceedsOwnRights("/scopes", missing);
  const secret = newApiKey();
  const standard = created(deps);
  const stored = { token_hash: hashSecret(secret), ...shownKeyParts(secret), user_id: user.id, scopes };
  await apiKeys.insert(organization.id, { ...key, ...stored, ...standard, updated_at: standard.created_at });
  return { record: existing(await apiKeys.get(organization.id, standard.id)), secret };
}

function created({ newId, actorName }: ProvisioningDeps) {
  const id = newId();
  const actor: Actor = { id: null, name: actorName, type: "operator", application: null };
  return { id, created_at: timeOfId(id), created_by: actor, updated_by: actor };
}

function existing<Row>(row: Row | null): Row {
  if (row === null) throw new Problem("not_found");
  return row;
}
