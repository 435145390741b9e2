import { Argument, type Command } from "commander";
import { eventTypes } from "../../generated/vocabulary.js";
import { eventExample } from "../base/contract/example.ts";
import { newId } from "../base/platform/ids.ts";
import { newWebhookSecret } from "../features/webhooks/secrets.ts";
import { readDocument } from "../server/dependencies.ts";
import { forward, readSecret, readTarget } from "./forwarding.ts";
import { CommandError } from "../server/outcome.ts";
import { printResult } from "../base/platform/output.ts";

interface TriggerOptions {
  readonly forwardTo: string;
  readonly secret?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
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
    .addHelpText("after", EXAMPLES)
    .action(run);
}

async function run(kind: string, { forwardTo, secret = newWebhookSecret(), json }: TriggerOptions): Promise<void> {
  const now = { id: newId(), occurred_at: new Date().toISOString() };
  const event = { ...exampleOf(readDocument(), kind), ...now };
  const answer = await forward(forwardTo, secret, { id: event.id, body: JSON.stringify(event) });
  const text = `${kind} ${event.id} → ${String(answer)}, signed with ${secret}`;
  printResult({ event, secret, answer }, { json, text });
  if (typeof answer !== "number" || answer < 200 || answer > 299) {
    throw new CommandError("failed", `${forwardTo} rejected the event: ${String(answer)}.`);
  }
}

function exampleOf(document: object, kind: string): object {
  const example = eventExample(document, kind);
  if (example === null) throw new CommandError("failed", `The contract does not contain an example of ${kind}.`);
  return example;
}
