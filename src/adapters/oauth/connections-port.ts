import type { McpScope } from "../../base/contract/mcp.ts";
import type { Actor } from "../../base/contract/actor.ts";
import type { Caller } from "../../base/contract/caller.ts";
import type { AiPolicy } from "../../features/accounts/rules/ai-policy.ts";
import type { Repositories } from "../../base/store/store.ts";

/** A user's consent to an application. */
export interface OpenedConnection {
  readonly orgId: string;
  readonly userId: string;
  readonly client: {
    readonly id: string;
    readonly name: string;
    readonly uri: string | null;
    /** The host by which the lists of the policy name it. */
    readonly host: string;
  };
  readonly scopes: readonly McpScope[];
  /** Id of the grant that links tokens to the connection. */
  readonly grantId: string;
}

/** Reasons for which the authorization server revokes a connection itself. */
export type RevokeReason = "refresh_replay" | "code_replay" | "user";

/** Operations on connections and policies that the authorization server needs. */
export interface Connections {
  /** Null if the organization no longer exists. */
  policy(orgId: string): Promise<AiPolicy | null>;
  /** Returns whether this user has ever granted the application access. */
  hasGranted(person: Caller, clientId: string): Promise<boolean>;
  /** Returns the connection's id. */
  open(tx: Repositories, connection: OpenedConnection): Promise<string>;
  /** Revokes the connections of a grant; `by` is null if no actor did it. */
  revoke(
    tx: Repositories,
    orgId: string,
    which: { readonly grantId: string },
    why: { readonly reason: RevokeReason; readonly by: Actor | null },
  ): Promise<unknown>;
}
