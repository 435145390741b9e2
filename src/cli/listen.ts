import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { InvalidArgumentError, Option, type Command } from "commander";
import { newWebhookSecret } from "../features/webhooks/secrets.ts";
import { webhookBody } from "../features/webhooks/rules/event.ts";
import { isSubscribable, readSubscription, subscriptionsTo } from "../base/records/rules/webhook-subscriptions.ts";
import { Crm } from "../adapters/sdk/crm.ts";
import { ConnectionError, RateLimitError, ServerError, TimeoutError } from "../adapters/sdk/errors.ts";
import { forward, readSecret, readTarget } from "./forwarding.ts";
import { CommandError } from "../server/outcome.ts";

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
  // The client does not retry: `nextChanges` retries without a limit.
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
  for (let failures = 0; ; failures += 1) {
    try {
      return await crm.changes.list({ query: { cursor, page_size: 100 }, signal });
    } catch (error) {
      if (signal.aborted) return { data: [], meta: { next_cursor: cursor, has_more: false } };
      if (!PASSING.some((Kind) => error instanceof Kind)) throw error;
      if (failures === 0) process.stderr.write("The service does not respond. Waiting for it.\n");
      await pause(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

const PASSING = [ConnectionError, TimeoutError, RateLimitError, ServerError];

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
