import type { Caller } from "../../base/contract/caller.ts";
import type { McpCaller } from "../../base/contract/mcp.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import { DeniedCall, MalformedCall, missingScopesOf } from "./calls.ts";
import { callOrAsk, type ConfirmationDeps } from "./confirmations.ts";
import { complete, getPrompt, promptDefinitions, type PromptDeps } from "./prompts.ts";
import type { RequestHandlers, ToolResult } from "./handlers.ts";
import { isOffered } from "./permissions.ts";
import { listResources, readResource, templateDefinitions, type ResourceDeps } from "./resources.ts";
import { RPC, RpcError } from "./rpc.ts";
import { errorBody, failedResult, ToolError } from "./results.ts";

/** Dependencies of `createHandlers`. */
export interface HandlerDeps extends ConfirmationDeps, PromptDeps, ResourceDeps {
  readonly instructions: (caller: Caller) => Promise<string>;
  /** Called for errors of the server. */
  readonly onFailure: (error: unknown, caller: Caller) => void;
}

/** The functions that one caller can use, for one POST. */
export interface CallerHandlers extends RequestHandlers {
  /** Returns the scopes that a call needed, together with those of the token; null if none were missing. */
  missingScopes(): readonly string[] | null;
}

/** Creates a function that returns the functions of the server for a caller. */
export function createHandlers(deps: HandlerDeps): (who: McpCaller) => CallerHandlers {
  return (who) => {
    let missing: readonly string[] | null = null;
    let previous: Promise<unknown> = Promise.resolve();
    /**
     * The calls of a batch run one after the other: in parallel they would occupy the database connections of other
     * callers.
     */
    const inTurn = <Result>(work: () => Promise<Result>, onError: (error: unknown) => Result): Promise<Result> => {
      const result = previous.then(work).catch((error: unknown) => {
        missing ??= missingScopesOf(who, error);
        return onError(error);
      });
      previous = result.catch(() => undefined);
      return result;
    };
    const rejected = (unknown: () => RpcError) => (error: unknown) => {
      throw rpcErrorOf(deps, who, error, unknown);
    };
    return {
      instructions: () => deps.instructions(who.caller),
      list: () => deps.tools.filter((tool) => isOffered(tool, who)).map(({ definition }) => definition),
      call: (call, client) => inTurn(() => callOrAsk(deps, who, call, client), toolFailure(deps, who)),
      listPrompts: () => promptDefinitions(deps, who),
      getPrompt: (prompt) => inTurn(() => getPrompt(deps, who, prompt), rejected(noSuchPrompt)),
      listResources: () => inTurn(() => listResources(deps, who), rejected(noList)),
      listResourceTemplates: () => templateDefinitions(deps, who),
      readResource: (uri) =>
        inTurn(
          () => readResource(deps, who, uri),
          rejected(() => noSuchResource(uri)),
        ),
      complete: (request) => inTurn(() => complete(deps, who, request), rejected(noSuchReference)),
      missingScopes: () => missing,
    };
  };
}

const noSuchTool = (): RpcError => new RpcError(RPC.invalidParams, "The tool does not exist.");
const noSuchPrompt = (): RpcError => new RpcError(RPC.invalidParams, "The prompt does not exist.");
const noSuchReference = (): RpcError => new RpcError(RPC.invalidParams, "There is nothing to complete here.");
const noList = (): RpcError => new RpcError(RPC.invalidParams, "The list is not available.");
const MAX_SHOWN = 500;
const noSuchResource = (uri: string): RpcError =>
  new RpcError(RPC.resourceNotFound, "The resource does not exist.", { uri: uri.slice(0, MAX_SHOWN) });

/** Returns errors of tools as results, so that the model can correct itself. */
function toolFailure({ onFailure }: HandlerDeps, { caller }: McpCaller): (error: unknown) => ToolResult {
  return (error) => {
    if (error instanceof DeniedCall) throw noSuchTool();
    if (error instanceof MalformedCall) throw new RpcError(RPC.invalidParams, error.text);
    if (error instanceof RpcError) throw error;
    if (!(error instanceof ToolError)) onFailure(error, caller);
    return failedResult(error, caller.locale);
  };
}

/** Problems of the id in an address, and of the rights to read it, which look the same to the client. */
const UNKNOWN: ReadonlySet<string> = new Set([
  "not_found",
  "validation_failed",
  "permission_denied",
  "insufficient_scope",
]);

/** Returns the error of a method that has no result for errors. */
function rpcErrorOf(
  { onFailure }: HandlerDeps,
  { caller }: McpCaller,
  error: unknown,
  unknown: () => RpcError,
): RpcError {
  if (error instanceof RpcError) return error;
  if (error instanceof MalformedCall) return new RpcError(RPC.invalidParams, error.text);
  if (error instanceof DeniedCall || (error instanceof Problem && UNKNOWN.has(error.code))) return unknown();
  if (!(error instanceof ToolError)) onFailure(error, caller);
  const { error: message, ...data } = errorBody(error, caller.locale);
  return new RpcError(data.code === "rate_limited" ? RPC.rateLimited : RPC.internalError, message, data);
}
