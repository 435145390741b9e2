import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { InvalidArgumentError, Option, type Command, Argument } from "commander";
import { newWebhookSecret, signWebhook } from "../features/webhooks/secrets.ts";
import { webhookBody } from "../features/webhooks/rules/event.ts";
import { isSubscribable, readSubscription, subscriptionsTo } from "../base/records/rules/webhook-subscriptions.ts";
import type { Crm } from "../adapters/sdk/crm.ts";
import { CommandError } from "../server/outcome.ts";
import { createEgress, EgressError } from "../base/net/egress.ts";
import { eventTypes } from "../../generated/vocabulary.js";
import { eventExample } from "../base/contract/example.ts";
import { newId } from "../base/platform/ids.ts";
import { printResult } from "../base/platform/output.ts";

interface ListenOptions {
  readonly forwardTo: string;
  readonly events: readonly string[];
  readonly secret?: string;
  readonly apiKey?: string;
  readonly baseUrl: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Polls the change feed with an API key and sends each new event to an address on this machine or its network, signed with a separate
secret. Neither a tunnel nor a webhook of the service is required. Earlier events are not sent. A rejected event is reported and not
retried. If the service does not respond, the command waits and then continues with the next event. Stop it with Ctrl-C.

Examples:
  $ crm listen --forward-to http://localhost:4000/hook --api-key crs_…
  $ CRM_API_KEY=crs_… crm listen --forward-to http://localhost:4000/hook --events 'contact.*,opportunity.won' \\
      --base-url https://crm.example.com`;

const POLL_MS = 1_000;

/** Adds `crm listen`. */
export function addListen(program: Command): void {
  program
    .command("listen")
    .description("Forward the events of a running service to a webhook receiver in development.")
    .requiredOption("--forward-to <url>", "address that receives the events", readTarget)
    .option("--events <list>", "event names, separated by commas: contact.created, contact.*, *", readEvents, ["*"])
    .option("--secret <whsec_…>", "secret that signs the events (default: a new one, which is printed)", readSecret)
    .addOption(new Option("--api-key <key>", "API key of the service").env("CRM_API_KEY"))
    .addOption(
      new Option("--base-url <url>", "address of the service").env("CRM_BASE_URL").default("http://localhost:3000"),
    )
    .option("--json", "print one JSON document per event")
    .addHelpText("after", EXAMPLES)
    .action(run);
}

async function run({ forwardTo, events, secret = newWebhookSecret(), apiKey, baseUrl, json }: ListenOptions) {
  if (apiKey === undefined) throw new CommandError("usage", "Specify an API key with --api-key or CRM_API_KEY.");
  // Loaded here, because `crm trigger` does not call the service. The client does not retry: `nextChanges` retries without a limit.
  const { Crm } = await import("../adapters/sdk/crm.ts");
  const crm = new Crm({ apiKey, baseUrl, maxRetries: 0 });
  const say = (text: string, document: object): void => {
    process.stdout.write(`${json ? JSON.stringify(document) : text}\n`);
  };
  const ending = new AbortController();
  void Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]).then(() => ending.abort());
  const { organization } = await crm.me.get();
  let { next_cursor: cursor } = (await crm.changes.list({ query: { from: "now" } })).meta;
  say(`Listening. Events are signed with ${secret}`, { listening: true, secret, forward_to: forwardTo });
  while (!ending.signal.aborted) {
    const { data, meta } = await nextChanges(crm, cursor, ending.signal);
    for (const { id, type, occurred_at, actor, data: record, changes } of data) {
      if (!isSubscribable(type) || !subscriptionsTo(type).some((one) => events.includes(one))) continue;
      const event = { id, type, occurred_at, organization_id: organization.id, actor, changes };
      const body = webhookBody({ ...event, data: record.object });
      // The record was purged in the meantime; the purge is a change of its own.
      if (body === null) continue;
      const answer = await forward(forwardTo, secret, { id, body });
      say(`${type} ${id} → ${String(answer)}`, { id, type, answer });
    }
    cursor = meta.next_cursor;
    if (!meta.has_more) await pause(POLL_MS, undefined, { signal: ending.signal }).catch(() => undefined);
  }
}

/** Returns the changes after a cursor. Waits for a service that does not respond: in development it may be restarting. */
async function nextChanges(crm: Crm, cursor: string, signal: AbortSignal) {
  const { ConnectionError, RateLimitError, ServerError, TimeoutError } = await import("../adapters/sdk/errors.ts");
  const passing = [ConnectionError, TimeoutError, RateLimitError, ServerError];
  for (let failures = 0; ; failures += 1) {
    try {
      return await crm.changes.list({ query: { cursor, page_size: 100 }, signal });
    } catch (error) {
      if (signal.aborted) return { data: [], meta: { next_cursor: cursor, has_more: false } };
      if (!passing.some((Kind) => error instanceof Kind)) throw error;
      if (failures === 0) process.stderr.write("The service does not respond. Waiting for it.\n");
      await pause(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

function readEvents(text: string): string[] {
  const events = text.split(",").map((event) => event.trim());
  for (const event of events) {
    const { known, meant } = readSubscription(event);
    if (known) continue;
    const hint = meant === undefined ? "" : ` Did you mean ${meant}?`;
    throw new InvalidArgumentError(`Unknown event "${event}".${hint}`);
  }
  return events;
}

/** An event in the form of a webhook request. */
interface ForwardedEvent {
  readonly id: string;
  readonly body: string;
}

/** This machine and its local networks: the user of the command chooses the address. */
const LOCAL_NETWORKS = ["127.0.0.0/8", "::1/128", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"];

const egress = createEgress({ allowHttp: true, allowedSubnets: LOCAL_NETWORKS });

/** Sends an event like the service would. Returns the response status, or the reason why there is none. */
async function forward(url: string, secret: string, { id, body }: ForwardedEvent): Promise<number | string> {
  const timestamp = Math.floor(Date.now() / 1_000);
  const headers = {
    "content-type": "application/json",
    "user-agent": "CRM-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signWebhook({ id, timestamp, body }, [secret]),
  };
  try {
    return (await egress.fetch(url, { method: "POST", headers, body })).status;
  } catch (error) {
    return error instanceof EgressError ? error.reason : "connection";
  }
}

/** Parses a webhook secret. */
function readSecret(text: string): string {
  if (/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(text)) return text;
  throw new InvalidArgumentError("Must be a webhook secret (whsec_ and base64); omit it to generate one.");
}

/** Parses the address of the receiver. */
function readTarget(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text;
  throw new InvalidArgumentError("Must be a URL, such as http://localhost:3000/hook.");
}

interface TriggerOptions {
  readonly forwardTo: string;
  readonly secret?: string;
  readonly json?: boolean;
}

const TRIGGER_EXAMPLES = `
The event is the example from the contract, with a new id and the current time. The service does not need to run, and nothing is
changed. Use the secret of \`crm listen\` if the receiver gets events from both commands.

Examples:
  $ crm trigger contact.created --forward-to http://localhost:4000/hook
  $ crm trigger opportunity.won --forward-to http://localhost:4000/hook --secret whsec_…`;

/** Adds `crm trigger`. */
export function addTrigger(program: Command): void {
  program
    .command("trigger")
    .description("Send an example event to a webhook receiver in development.")
    .addArgument(new Argument("<kind>", "name of the event").choices(eventTypes))
    .requiredOption("--forward-to <url>", "address that receives the event", readTarget)
    .option("--secret <whsec_…>", "secret that signs the event (default: a new one, which is printed)", readSecret)
    .option("--json", 'print {"event", "secret", "answer"}')
    .addHelpText("after", TRIGGER_EXAMPLES)
    .action(trigger);
}

async function trigger(kind: string, { forwardTo, secret = newWebhookSecret(), json }: TriggerOptions): Promise<void> {
  const { readDocument } = await import("../server/dependencies.ts");
  const now = { id: newId(), occurred_at: new Date().toISOString() };
  const example = eventExample(readDocument(), kind);
  if (example === null) throw new CommandError("failed", `The contract does not contain an example of ${kind}.`);
  const event = { ...example, ...now };
  const answer = await forward(forwardTo, secret, { id: event.id, body: JSON.stringify(event) });
  const text = `${kind} ${event.id} → ${String(answer)}, signed with ${secret}`;
  printResult({ event, secret, answer }, { json, text });
  if (typeof answer !== "number" || answer < 200 || answer > 299) {
    throw new CommandError("failed", `${forwardTo} rejected the event: ${String(answer)}.`);
  }
}
