import type { Schemas } from "../../../generated/services.js";
import { personName } from "./callers.ts";
import { allowsApplication, type ApplicationLists } from "./rules/application-rules.ts";
import { knownScopes, scopesFor } from "./rules/mcp-scopes.ts";
import type { ConnectionRow } from "./sql/connections.ts";

/** Returns a connection as the API shows it; `lists` are those of the organization's policy, null if there is none. */
export function shownConnection(row: ConnectionRow, lists: ApplicationLists | null): Schemas["Connection"] {
  const { user_id, user_email, user_first_name, user_last_name, ...others } = row;
  const { kind, client_id, client_name, client_uri, client_host, grant_id: _, key_scopes, ...record } = others;
  const listed = kind === "oauth" && lists !== null;
  const name = personName({ email: user_email, first_name: user_first_name, last_name: user_last_name });
  return {
    ...record,
    user: { id: user_id, name, email: user_email },
    blocked: listed && !allowsApplication(lists, { id: client_id, host: client_host }),
    application: { kind, client_id, name: client_name, uri: client_uri, host: client_host },
    scopes: record.scopes === null ? scopesFor(key_scopes ?? []) : knownScopes(record.scopes),
  };
}
