import type { IncomingMessage } from "node:http";
import { createToolMistakes } from "../features/tools/call-mistakes.ts";
import { recordKinds } from "../features/tools/record-kinds.ts";
import { recordsService } from "../features/tools/records.ts";
import { bookingService } from "../features/tools/booking-tools.ts";
import { askBeforeBooking, askBeforeCanceling } from "../features/tools/confirmation-questions.ts";
import type { Services } from "../../generated/services.js";
import type { ToolMistakes } from "../adapters/mcp/tools.ts";
import type { ToolServices } from "../../generated/tool-types.js";
import type { Logger } from "pino";
import { prompts, resourceTemplates } from "../../generated/prompts.js";
import { toolServer, tools } from "../../generated/tools.js";
import packageFile from "../../package.json" with { type: "json" };
import { limitRejections, createBearer } from "../features/accounts/bearer.ts";
import type { Config } from "./config.ts";
import type { AuthenticateBearer, LoggedCall } from "../base/contract/mcp.ts";
import { readJson } from "../adapters/http/body.ts";
import { describeError, logFailure } from "../adapters/http/log.ts";
import type { RateLimiter, RejectionLimits, SpendToolCall } from "../adapters/http/rate-limit/limiter.ts";
import { createMcpEndpoint, type McpMiddleware } from "../adapters/mcp/endpoint.ts";
import { createInstructions } from "../adapters/mcp/instructions.ts";
import { createHandlers } from "../adapters/mcp/caller-handlers.ts";
import type { AskQuestion } from "../adapters/mcp/confirmations.ts";
import type { ServerIdentity } from "../adapters/mcp/handlers.ts";
import { iconsAt } from "../base/platform/pages/icons.ts";
import { createSignedTokens } from "../base/platform/signed-token.ts";
import type { ConnectionCounts } from "../features/accounts/connection-counts.ts";
import { createConnections } from "../features/accounts/connection-writes.ts";
import { failureOf } from "../features/accounts/rules/audit-log.ts";
import { logEntry } from "../features/accounts/audit-log.ts";
import { createFurtherMistakes, reportingAllMistakes } from "./further-mistakes.ts";
import { joinTransaction } from "../base/store/store.ts";
import { peopleOf } from "../features/tools/people.ts";
import { createLoggedCall } from "./logged-call.ts";
import type { Serialize } from "./serialization.ts";
import { createServices, type ServiceDeps } from "./services.ts";
import type { Telemetry } from "./telemetry/start.ts";

/** Dependencies of the MCP server. */
export interface McpServerOptions {
  readonly config: Pick<Config, "mcpUrl" | "baseUrl" | "mcpAllowedOrigins">;
  readonly deps: ServiceDeps;
  readonly serialize: Serialize;
  readonly rateLimiter: RateLimiter;
  readonly toolCalls: SpendToolCall;
  readonly counts: ConnectionCounts;
  readonly refusals: RejectionLimits;
  readonly logger: Logger;
  readonly telemetry: Telemetry | null;
}

/** Assembles the MCP server: authentication, tools and logging of their calls. */
export function createMcpServer(options: McpServerOptions): McpMiddleware {
  const { config, deps, serialize, rateLimiter, toolCalls, counts, logger, telemetry } = options;
  const services = createServices(deps);
  const { users } = deps.store;
  const logged = createLoggedCall({ ...deps, joinTransaction, serialize }, createToolServices);
  const { keyring, newId, clock } = deps;
  const handlersFor = createHandlers({
    tools,
    prompts,
    templates: resourceTemplates,
    questions,
    newId,
    clock,
    toolMistakes: toolMistakesOf(deps, services),
    signedTokens: createSignedTokens(keyring, "confirmations"),
    instructions: createInstructions({
      ...services,
      timezoneOf: async ({ organization, user }) => (await users.get(organization.id, user.id))?.timezone ?? null,
      colleaguesOf: (caller, most) => peopleOf(users, caller).colleagues(most),
    }),
    logged: countedCalls(telemetry?.toolCalls(logged) ?? logged, counts),
    spend: countedSpending(toolCalls, counts),
    onFailure: (error, { requestId }) => logFailure(logger, error, { requestId, operation: "mcp" }),
  });
  const authenticate = bearerOf(options);
  const spend = (address: string): Promise<void> => rateLimiter.spend(null, address);
  const server = identityOf(config);
  const limits = { bytes: server.limits.requestBytes, values: server.limits.requestValues };
  const readBody = (request: IncomingMessage): Promise<unknown> => readJson(request, limits);
  return createMcpEndpoint({ config, server, spend, authenticate, readJson: readBody, handlersFor });
}

/** The tools that ask the user first, if the application can ask. The validators have checked the arguments. */
const questions: ReadonlyMap<string, AskQuestion> = new Map<string, AskQuestion>([
  ["create_event", (services, caller, given) => askBeforeBooking(services, caller, given as never)],
  ["cancel_event", (services, caller, given) => askBeforeCanceling(services, caller, given as never)],
]);

function identityOf({ baseUrl }: Pick<Config, "baseUrl">): ServerIdentity {
  const { name, title, ...rest } = toolServer;
  // The version of this program; the version of the contract is that of /v1.
  const { version } = packageFile;
  return { ...rest, info: { name, title, version, websiteUrl: baseUrl, icons: iconsAt(baseUrl) } };
}

/** Counts all tool calls, and those beyond a limit as refused. */
function countedSpending(spend: SpendToolCall, counts: ConnectionCounts): SpendToolCall {
  return async (connectionId, orgId, limits) => {
    const decision = await spend(connectionId, orgId, limits);
    counts.called(orgId, connectionId);
    if (!decision.allowed) counts.refused(orgId, connectionId);
    return decision;
  };
}

/** Counts calls without the necessary rights as refused, but not those that the user declined. */
function countedCalls<Services>(logged: LoggedCall<Services>, counts: ConnectionCounts): LoggedCall<Services> {
  return async (who, call, work) => {
    try {
      return await logged(who, call, work);
    } catch (error) {
      const { result, error_code } = failureOf(error);
      if (result === "denied" && error_code !== "declined")
        counts.refused(who.caller.organization.id, who.connectionId);
      throw error;
    }
  };
}

/** Authenticates callers. Rejections of a known key or connection are written to the audit log. */
function bearerOf({ config, deps, refusals, counts, logger }: McpServerOptions): AuthenticateBearer {
  const { store, dataRegion } = deps;
  const connections = createConnections(deps);
  const authenticate = createBearer({
    store,
    dataRegion,
    mcpUrl: config.mcpUrl,
    openForKey: (use) => connections.openForKey(use),
    onError: (error) => logger.warn(describeError(error), "failed to update last_used_at"),
  });
  return limitRejections(authenticate, {
    limits: refusals,
    onRejected: async ({ caller, connectionId }, error_code) => {
      if (connectionId !== null) counts.refused(caller.organization.id, connectionId);
      const more = { connection_id: connectionId, result: "denied", error_code } as const;
      await store.auditLog.append(caller.organization.id, logEntry(caller, { action: "mcp.call" }, more));
    },
  });
}

/** Failed calls write nothing, so that they need no transaction. */
function toolMistakesOf(deps: ServiceDeps, services: Services): ToolMistakes {
  const further = createFurtherMistakes({ ...deps, services });
  return createToolMistakes({ further, kinds: recordKinds(services, further), users: deps.store.users });
}

/** Creates the services for tools: those of the API, and those that only tools use. */
function createToolServices(deps: ServiceDeps): ToolServices {
  const operations = createServices(deps);
  const further = createFurtherMistakes({ ...deps, services: operations });
  const services = reportingAllMistakes(operations, further);
  const records = recordsService(services, deps.store, further);
  return { ...services, records, booking: bookingService(deps, services) };
}
