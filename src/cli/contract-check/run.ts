import { at, type Checker, createChecker, isSuccess, textAt } from "./caller.ts";
import { checkOperation } from "./check-operation.ts";
import { createClient, Unreachable } from "./client.ts";
import {
  type Contract,
  type Operation,
  readContract,
  type Schema,
  type ToolDefinition,
  releasedDocument,
  releasedTools,
} from "./contract.ts";
import { createFindings, type Findings, type Refusal } from "./findings.ts";
import { createWorld } from "./records.ts";
import { createSchemas } from "./schemas.ts";
import { PROVIDED } from "./special-requests.ts";
import { toolChecks } from "./tools.ts";
import type { World } from "./world.ts";

/** Options of a check. */
export interface ContractCheckOptions {
  readonly url: string;
  readonly key: string;
  /** A key with fewer scopes, for responses with status 403. */
  readonly limitedKey?: string | undefined;
  /** The OpenAPI document; default: that of this release. */
  readonly document?: Schema | undefined;
  /** The tools; default: those of this release. */
  readonly tools?: readonly ToolDefinition[] | undefined;
  /** An address that may receive webhooks and serve calendars; default: that of the deployment. */
  readonly receiver?: string | undefined;
  /** Sends only GET requests and calls only tools that read. */
  readonly readOnly?: boolean;
  /** Tags, operations and tools to check; `mcp` is all tools. Default: everything. */
  readonly only?: readonly string[];
  /** Also checks an organization that has records. */
  readonly force?: boolean;
  /** The number of requests at the same time. */
  readonly concurrency?: number;
  /** Ends the check early; the created records are deleted. */
  readonly signal?: AbortSignal;
  /** Called after each operation and tool. */
  readonly onProgress?: (done: number, all: number) => void;
}

/** The result of a check. */
export interface ContractCheck {
  readonly contract: Contract;
  /** The operations and tools that were checked. */
  readonly operations: readonly Operation[];
  readonly tools: readonly string[];
  readonly findings: Findings;
  readonly requests: number;
  /** Seconds that requests have waited for rate limits. */
  readonly waited: number;
  /** Whether the check was not ended early. */
  readonly complete: boolean;
  /** The number of created records that cannot be deleted. */
  readonly remaining: number;
}

/** The check cannot start. */
export class CheckRefused extends Error {
  override readonly name = "CheckRefused";
  readonly reason: Refusal;
  readonly detail: string;

  constructor(reason: Refusal, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}

const DEFAULT_CONCURRENCY = 6;
const DEFAULT_PER_MINUTE = 1_000;
/** More than the requests at once, because many steps wait for rate limits. */
const STEPS_AT_ONCE = 40;

/** Checks a deployment against the contract. Throws CheckRefused or Unreachable if it cannot start. */
export async function checkContract(options: ContractCheckOptions): Promise<ContractCheck> {
  const { document = releasedDocument(), tools = await releasedTools(), readOnly = false } = options;
  const contract = readContract(document);
  const { url, key, limitedKey, concurrency = DEFAULT_CONCURRENCY } = options;
  const perMinute = Number((document["x-rate-limits"] as Schema | undefined)?.["global"] ?? DEFAULT_PER_MINUTE);
  const client = createClient({
    url,
    key,
    concurrency,
    perMinute,
    ...(limitedKey === undefined ? {} : { limitedKey }),
  });
  const checker = createChecker({
    contract,
    schemas: createSchemas(contract),
    findings: createFindings(),
    client,
    readOnly,
  });
  const operations = contract.operations.filter(({ id, group }) => isSelected(options.only, [id, group]));
  const selected = tools.filter(({ name }) => isSelected(options.only, [name, "mcp"]));
  if (operations.length + selected.length === 0) throw new CheckRefused("nothing_selected", options.only?.join() ?? "");
  const world = await openWorld(checker, options);
  const steps = [...operationSteps(world, operations, options), ...toolChecks(world, selected, { key, readOnly })];
  let remaining = 0;
  try {
    await inParallel(steps, options);
  } finally {
    remaining = await world.removeAll();
  }
  const { sent: requests, waited } = client;
  return {
    contract,
    operations,
    tools: selected.map(({ name }) => name),
    findings: checker.findings,
    requests,
    waited,
    remaining,
    complete: options.signal?.aborted !== true,
  };
}

/** Checks the key and, unless it may have records, that the organization is empty. */
async function openWorld(checker: Checker, options: ContractCheckOptions): Promise<World> {
  const { url, receiver = url, readOnly = false, force = false } = options;
  const me = await checker.call(required(checker.contract, "me.get"));
  if (!isSuccess(me)) throw new CheckRefused("key", textAt(me, "code") ?? String(me.status));
  const world = createWorld(checker, {
    userId: textAt(me, "data.user.id") ?? "",
    run: Date.now().toString(36),
    receiver: receiver.replace(/\/+$/, ""),
    readOnly,
  });
  if (!readOnly && !force) await refuseRecords(world);
  return world;
}

function operationSteps(
  world: World,
  operations: readonly Operation[],
  { readOnly = false, limitedKey }: ContractCheckOptions,
): (() => Promise<void>)[] {
  const options = { readOnly, limitedKey: limitedKey !== undefined };
  return operations.map((operation) => async () => {
    const failed = await brokenOff(checkOperation(world, operation, options));
    if (failed !== null) world.checker.report({ operation, call: {}, status: "default" }, noResponse(failed));
  });
}

/** Returns whether one of the names is selected; without a selection, everything is. */
export function isSelected(only: readonly string[] | undefined, names: readonly string[]): boolean {
  return only === undefined || only.length === 0 || names.some((name) => only.includes(name));
}

function required({ operations }: Contract, id: string): Operation {
  const found = operations.find((one) => one.id === id);
  if (found === undefined) throw new TypeError(`The contract has no operation ${id}.`);
  return found;
}

/** Returns the reason if a server did not respond to a request; the other operations are still checked. */
async function brokenOff(work: Promise<void>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof Unreachable) return error.message;
    throw error;
  }
}

const noResponse = (received: string) => ({ pointer: "", expected: "a response", received });

/** Refuses an organization with records that somebody else created. */
async function refuseRecords(world: World): Promise<void> {
  const lists = new Set(
    world.resources
      .filter(({ name, remove }) => remove !== undefined && !PROVIDED.includes(name))
      .map(({ list }) => list),
  );
  for (const list of lists) {
    if (list === undefined) continue;
    const answer = await world.checker.call(list, { query: { page_size: "1" } });
    const total = at(answer, "meta.total");
    if (typeof total === "number" && total > 0) throw new CheckRefused("not_empty", `${list.path} (${total})`);
  }
}

async function inParallel(
  steps: readonly (() => Promise<void>)[],
  { signal, onProgress }: Pick<ContractCheckOptions, "signal" | "onProgress">,
): Promise<void> {
  const waiting = [...steps];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      if (signal?.aborted === true) return;
      await step();
      onProgress?.((done += 1), steps.length);
    }
  };
  await Promise.all(Array.from({ length: STEPS_AT_ONCE }, work));
}
