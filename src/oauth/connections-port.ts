import type { McpScope } from "../contract/mcp.ts";
import type { Actor } from "../contract/actor.ts";
import type { Caller } from "../contract/caller.ts";
import type { AiPolicy } from "../accounts/sql/organizations.ts";
import type { Repositories } from "../store/store.ts";

/** A person let an application in. */
export interface OpenedConnection {
  readonly orgId: string;
  readonly userId: string;
  readonly client: { readonly id: string; readonly name: string; readonly uri: string | null };
  readonly scopes: readonly McpScope[];
  /** By which tokens lead to the connection. */
  readonly grantId: string;
}

/** Why the authorization server ends a connection itself. */
export type CutReason = "refresh_replay" | "code_replay" | "user";

/** What the authorization server needs to know of connections and policies. */
export interface Connections {
  /** Null for an organization that is no more. */
  policy(orgId: string): Promise<AiPolicy | null>;
  /** Whether this person has ever let the application in. */
  hasGranted(person: Caller, clientId: string): Promise<boolean>;
  /** Returns the connection's id. */
  open(tx: Repositories, connection: OpenedConnection): Promise<string>;
  /** Marks those of the grants as revoked; `by` is null where nobody did it. */
  revoke(
    tx: Repositories,
    orgId: string,
    which: { readonly grantId: string },
    why: { readonly reason: CutReason; readonly by: Actor | null },
  ): Promise<unknown>;
}
