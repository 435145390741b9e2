import type { ToolServices } from "../../../generated/tool-types.ts";
import type { CallLimits, LoggableCall, LoggedCall, McpCaller } from "../../base/contract/mcp.ts";
import { insufficientScope, permissionDenied, Problem } from "../../base/platform/rules/errors.ts";
import { knownScopes, scopesFor } from "../../features/accounts/rules/mcp-scopes.ts";
import type { Denial } from "./permissions.ts";
import { rateLimited } from "./results.ts";

/** Dependencies of `makeCall`. */
export interface CallDeps {
  readonly logged: LoggedCall<ToolServices>;
  /**
   * Counts a call for its connection and its organization; `wait` in milliseconds, `logged`: whether the call is
   * logged.
   */
  readonly spend: (connectionId: string, organizationId: string, limits: CallLimits) => Promise<SpendResult>;
}

interface SpendResult {
  readonly allowed: boolean;
  readonly wait: number;
  readonly logged: boolean;
}

/** A call with its audit log entry. */
interface PlannedCall {
  readonly entry: LoggableCall;
  /** The reason why the call must not run. */
  readonly rejection: Error | null;
  /** Returns the rejection with more details, which are looked up only for calls within the limits. */
  readonly detailed?: (rejection: Error) => Promise<Error>;
}

/** Counts a call against the limits, runs it and writes its audit log entry. */
export async function makeCall<Result>(
  { logged, spend }: CallDeps,
  who: McpCaller,
  { entry, rejection: given, detailed }: PlannedCall,
  work: (services: ToolServices) => Promise<Result>,
): Promise<Result> {
  const { connectionId, caller, callLimits } = who;
  const { allowed, wait, logged: written } = await spend(connectionId, caller.organization.id, callLimits);
  if (!written) throw rateLimited(wait);
  const rejection = allowed ? given : rateLimited(wait);
  if (rejection === null) return await logged(who, entry, work);
  // Callers who may not make the call now do not get the result of an earlier one either.
  const { idempotencyKey: _, ...rejected } = entry;
  const isGiven = rejection === given && detailed !== undefined;
  return await logged(who, { ...rejected, readsOnly: true }, async () => {
    throw isGiven ? await detailed(rejection) : rejection;
  });
}

/**
 * A call that is answered as if the tool did not exist, or with the scopes that it needs; the log records it as a
 * problem.
 */
export class DeniedCall extends Problem {
  constructor(denial: Denial) {
    const problem = denial.kind === "scope" ? insufficientScope(denial.permissions) : permissionDenied();
    super(problem.code, problem.details);
  }
}

/** A malformed call. */
export class MalformedCall extends Problem {
  readonly text: string;

  constructor(said: string) {
    super("malformed_request");
    this.text = said;
  }
}

/**
 * Returns the scopes that an application would need for a rejected call, including those that it has; null if scopes
 * were not the reason.
 */
export function missingScopesOf({ kind, grantedScopes }: McpCaller, error: unknown): readonly string[] | null {
  if (kind !== "oauth" || !(error instanceof Problem) || error.code !== "insufficient_scope") return null;
  const required = error.details.flatMap(({ extra }) => extra?.["required"] ?? []).map(String);
  return knownScopes([...grantedScopes, ...scopesFor(required)]);
}
