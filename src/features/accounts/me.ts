import type { MeService, Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { unauthenticated } from "../../base/platform/rules/errors.ts";
import { normalizeTexts } from "../../base/platform/rules/normalize-texts.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { requireFreeBookingSlug } from "./booking-slug.ts";
import { ownConnections } from "./connections.ts";
import { ownNotifications } from "./notification-preferences.ts";
import { currentOrganization, currentUser } from "./current-user.ts";
import { logAction } from "./audit-log/entries.ts";
import { PERSON_TEXTS } from "./member-record.ts";
import { requireRecord, omitUndefined } from "../../base/records/record-state.ts";

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
