import type { MeService, Schemas } from "../../generated/services.js";
import type { Caller } from "../contract/caller.ts";
import { unauthenticated } from "../domain/errors.ts";
import type { Store } from "../repositories/store.ts";
import { ownConnections } from "./connections.ts";
import { currentOrganization, currentUser } from "./current.ts";
import { expectRecord } from "./record-state.ts";

type Credentials = Pick<Schemas["Me"], "credential" | "api_key" | "session" | "csrf_token">;

type MeParts = Parameters<typeof ownConnections>[0];

/** Who calls, and what they may do. */
export function meService(parts: MeParts): MeService {
  const { store } = parts;
  return {
    ...ownConnections(parts),
    async get(caller) {
      const { id } = caller.organization;
      const [organization, user, credentials] = await Promise.all([
        store.organizations.get(id).then((row) => expectRecord(row)),
        store.users.get(id, caller.user.id).then((row) => expectRecord(row)),
        shownCredentials(store, caller),
      ]);
      return {
        ...credentials,
        user: currentUser(user, organization),
        organization: currentOrganization(organization),
        permissions: [...caller.permissions] as Schemas["Permissions"],
      };
    },
  };
}

async function shownCredentials(store: Store, { organization, user, credential }: Caller): Promise<Credentials> {
  if (credential.kind === "api_key") {
    const { id, name, expires_at } = expectRecord(await store.apiKeys.get(organization.id, credential.id));
    return { credential: "api_key", api_key: { id, name, expires_at }, session: null, csrf_token: null };
  }
  if (credential.kind !== "session") throw unauthenticated();
  const { id, support, csrfToken } = credential;
  const session = (await store.sessions.alive(organization.id, user.id)).find((alive) => alive.id === id);
  if (!session) throw unauthenticated();
  const { expires_at } = session;
  return { credential: "session", api_key: null, session: { id, support, expires_at }, csrf_token: csrfToken };
}
