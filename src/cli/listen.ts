import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { InvalidArgumentError, Option, type Command } from "commander";
import { newWebhookSecret } from "../webhooks/signature.ts";
import { webhookBody } from "../webhooks/rules/event.ts";
import { isSubscribable, readSubscription, subscriptionsTo } from "../records/rules/webhook-subscriptions.ts";
import { Crm } from "../sdk/crm.ts";
import { ConnectionError, RateLimitError, ServerError, TimeoutError } from "../sdk/errors.ts";
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
Follows the feed of changes with an API key and sends each new event to an address on this machine or its network, signed
with a secret of its own: no tunnel, and no webhook at the service. What happened before is not sent. An event that is not taken is
said and not sent again. While the service does not answer it waits, and then goes on where it was. End it with Ctrl-C.

Examples:
  $ crm listen --forward-to http://localhost:4000/hook --api-key crs_…
  $ CRM_API_KEY=crs_… crm listen --forward-to http://localhost:4000/hook --events 'contact.*,opportunity.won' \\
      --base-url https://crm.example.com`;

const POLL_MS = 1_000;

/** `crm listen` */
export function addListen(program: Command): void {
  program
    .command("listen")
    .description("Send the events of a running service to a receiver that you develop.")
    .requiredOption("--forward-to <url>", "where each event is sent to", readTarget)
    .option("--events <list>", "kinds, separated by commas: contact.created, contact.*, *", readEvents, ["*"])
    .option("--secret <whsec_…>", "signs them (default: a new one, which is printed)", readSecret)
    .addOption(new Option("--api-key <key>", "of the service").env("CRM_API_KEY"))
    .addOption(new Option("--base-url <url>", "of the service").env("CRM_BASE_URL").default("http://localhost:3000"))
    .option("--json", "print one JSON document per event")
    .addHelpText("after", EXAMPLES)
    .action(run);
}

async function run({ forwardTo, events, secret = newWebhookSecret(), apiKey, baseUrl, json }: ListenOptions) {
  if (apiKey === undefined) throw new CommandError("usage", "Say which API key to use: --api-key or CRM_API_KEY.");
  // A call that fails is not made again here: `nextChanges` does that, for as long as it takes.
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
      // Of what was purged meanwhile the end is told, which has a change of its own.
      if (body === null) continue;
      const answer = await forward(forwardTo, secret, { id, body });
      say(`${type} ${id} → ${String(answer)}`, { id, type, answer });
    }
    cursor = meta.next_cursor;
    if (!meta.has_more) await pause(POLL_MS, undefined, { signal: ending.signal }).catch(() => undefined);
  }
}

/** What happened behind a cursor. Waits for a service that does not answer: while you develop, it may be started anew. */
async function nextChanges(crm: Crm, cursor: string, signal: AbortSignal) {
  for (let failures = 0; ; failures += 1) {
    try {
      return await crm.changes.list({ query: { cursor, page_size: 100 }, signal });
    } catch (error) {
      if (signal.aborted) return { data: [], meta: { next_cursor: cursor, has_more: false } };
      if (!PASSING.some((Kind) => error instanceof Kind)) throw error;
      if (failures === 0) process.stderr.write("The service does not answer. Waiting for it.\n");
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
    throw new InvalidArgumentError(`There are no events "${event}".${hint}`);
  }
  return events;
}
