import type { MeService, Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { unauthenticated } from "../../base/platform/rules/errors.ts";
import { normalizeTexts } from "../../base/platform/rules/text.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { requireFreeBookingSlug } from "./booking-slug.ts";
import { ownConnections } from "./connections.ts";
import { logAction } from "./audit-log.ts";
import { PERSON_TEXTS } from "./members.ts";
import { requireRecord, omitUndefined } from "../../base/records/record-state.ts";
import { mutableEmails, wantsEmail } from "./rules/users.ts";
import type { UserRecord } from "./sql/users.ts";
import type { OrganizationRecord } from "./sql/organizations.ts";

type Credentials = Pick<Schemas["Me"], "credential" | "api_key" | "session" | "csrf_token">;

type MeDeps = Parameters<typeof ownConnections>[0];

/** Implements the operations `me.*`: the caller and their permissions. */
export function meService(deps: MeDeps): MeService {
  const { store } = deps;
  return {
    ...ownConnections(deps),
    ...ownNotifications(deps),
    get: (caller) => shownMe(store, caller),
    async update(caller, input) {
      await store.transaction((tx) => updateMe(tx, caller, input));
      return await shownMe(store, caller);
    },
  };
}

async function updateMe(tx: Repositories, caller: Caller, input: Schemas["MeUpdate"]): Promise<void> {
  const [orgId, { id }] = [caller.organization.id, caller.user];
  const user = requireRecord(await tx.users.lock(orgId, id));
  const changed = differences(user, { ...user, ...omitUndefined(normalizeTexts(input, PERSON_TEXTS)) });
  if (Object.keys(changed).length === 0) return;
  await requireFreeBookingSlug(tx, input.booking_slug, { orgId, id });
  const columns = Object.fromEntries(Object.entries(changed).map(([name, { new: value }]) => [name, value]));
  await tx.users.update(orgId, id, columns, caller.actor);
  await logAction(tx, caller, "me.update", { type: "member", id });
}

async function shownMe(store: Store, caller: Caller): Promise<Schemas["Me"]> {
  const { id } = caller.organization;
  const [organization, user, credentials] = await Promise.all([
    store.organizations.get(id).then((row) => requireRecord(row)),
    store.users.get(id, caller.user.id).then((row) => requireRecord(row)),
    shownCredentials(store, caller),
  ]);
  return {
    ...credentials,
    user: currentUser(user, organization),
    organization: currentOrganization(organization),
    permissions: [...caller.permissions] as Schemas["Permissions"],
  };
}

async function shownCredentials(store: Store, { organization, user, credential }: Caller): Promise<Credentials> {
  if (credential.kind === "api_key") {
    const { id, name, expires_at } = requireRecord(await store.apiKeys.get(organization.id, credential.id));
    return { credential: "api_key", api_key: { id, name, expires_at }, session: null, csrf_token: null };
  }
  if (credential.kind !== "session") throw unauthenticated();
  const { id, support, csrfToken } = credential;
  const session = (await store.sessions.alive(organization.id, user.id)).find((alive) => alive.id === id);
  if (!session) throw unauthenticated();
  const { expires_at } = session;
  return { credential: "session", api_key: null, session: { id, support, expires_at }, csrf_token: csrfToken };
}

type Preferences = Schemas["NotificationPreferences"];

/** Implements the operations on the e-mails that the caller receives. */
function ownNotifications({
  store,
}: {
  readonly store: Store;
}): Pick<MeService, "notifications" | "updateNotifications"> {
  return {
    async notifications({ organization, user }) {
      return preferencesOf(requireRecord(await store.users.get(organization.id, user.id)));
    },
    updateNotifications: (caller, input) =>
      store.transaction(async (tx) => {
        const [orgId, { id }] = [caller.organization.id, caller.user];
        const before = preferencesOf(requireRecord(await tx.users.lock(orgId, id)));
        const after = { ...before, ...input };
        if (Object.keys(differences(before, after)).length === 0) return before;
        const muted_emails = mutableEmails.filter((kind) => !after[kind]);
        await tx.users.update(orgId, id, { muted_emails }, caller.actor);
        await logAction(tx, caller, "me.updateNotifications", { type: "member", id });
        return after;
      }),
  };
}

function preferencesOf(user: UserRecord): Preferences {
  return {
    booking_requests: wantsEmail(user, "booking_requests"),
    bookings: wantsEmail(user, "bookings"),
    booking_reminders: wantsEmail(user, "booking_reminders"),
    form_submissions: wantsEmail(user, "form_submissions"),
    webhook_problems: wantsEmail(user, "webhook_problems"),
  };
}

/** Returns the signed-in user as the API shows them. */
export function currentUser(user: UserRecord, organization: OrganizationRecord): Schemas["CurrentUser"] {
  const { id, email, first_name, last_name, role, booking_slug, theme } = user;
  const locale = user.locale ?? organization.default_locale;
  return {
    id,
    email,
    first_name,
    last_name,
    locale,
    timezone: user.timezone ?? organization.timezone,
    role,
    booking_slug,
    theme,
  };
}

/** Returns the signed-in user's organization as the API shows it. */
export function currentOrganization(organization: OrganizationRecord): Schemas["CurrentOrganization"] {
  const { id, name, slug, plan, default_locale, timezone, currency, data_region } = organization;
  return { id, name, slug, plan, default_locale, timezone, currency, data_region };
}
