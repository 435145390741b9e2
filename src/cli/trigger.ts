import { Argument, type Command } from "commander";
import { eventTypes } from "../../generated/vocabulary.js";
import { newId } from "../platform/ids.ts";
import { newWebhookSecret } from "../webhooks/signature.ts";
import { readDocument } from "../server/dependencies.ts";
import { forward, readSecret, readTarget } from "./forwarding.ts";
import { CommandError } from "../server/outcome.ts";
import { printResult } from "../platform/output.ts";

interface TriggerOptions {
  readonly forwardTo: string;
  readonly secret?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
The event is the contract's example of its kind, with a new id and the time of now. Nothing is changed at the service, which need not
run. With the secret of \`crm listen\` a receiver takes both.

Examples:
  $ crm trigger contact.created --forward-to http://localhost:4000/hook
  $ crm trigger opportunity.won --forward-to http://localhost:4000/hook --secret whsec_…`;

/** `crm trigger` */
export function addTrigger(program: Command): void {
  program
    .command("trigger")
    .description("Send an example of an event to a receiver that you develop.")
    .addArgument(new Argument("<kind>", "what happened to what").choices(eventTypes))
    .requiredOption("--forward-to <url>", "where it is sent to", readTarget)
    .option("--secret <whsec_…>", "signs it (default: a new one, which is printed)", readSecret)
    .option("--json", 'print {"event", "secret", "answer"}')
    .addHelpText("after", EXAMPLES)
    .action(run);
}

async function run(kind: string, { forwardTo, secret = newWebhookSecret(), json }: TriggerOptions): Promise<void> {
  const now = { id: newId(), occurred_at: new Date().toISOString() };
  const event = { ...exampleOf(await readDocument(), kind), ...now };
  const answer = await forward(forwardTo, secret, { id: event.id, body: JSON.stringify(event) });
  const text = `${kind} ${event.id} → ${String(answer)}, signed with ${secret}`;
  printResult({ event, secret, answer }, { json, text });
  if (typeof answer !== "number" || answer < 200 || answer > 299) {
    throw new CommandError("failed", `${forwardTo} did not take the event: ${String(answer)}.`);
  }
}

function exampleOf(document: Awaited<ReturnType<typeof readDocument>>, kind: string): object {
  let found: unknown = document;
  const path = ["webhooks", kind, "post", "requestBody", "content", "application/json", "examples", "event", "value"];
  for (const name of path) found = (found as Readonly<Record<string, unknown>> | undefined)?.[name];
  if (typeof found !== "object" || found === null)
    throw new CommandError("failed", `The contract has no example of ${kind}.`);
  return found;
}
