import { once } from "node:events";
import { Command, InvalidArgumentError, Option } from "commander";
import { MOCK_KEY, startMock } from "./server.ts";

interface MockCommand {
  readonly port: number;
  readonly seed?: number;
  readonly webhookUrl?: string;
  readonly webhookSecret?: string;
  readonly rateLimits: string;
}

const EXAMPLES = `
Serves the REST API of the contract without a database, for tests of clients. Created records are kept until the mock ends. Operations
that only a real service can perform return the example of the contract. Requests, errors, limits, ETags and idempotency keys are
handled by the same code as in the service. A reference to an unknown record gets 422, and a unique value of another record 409.

  API keys                the key below, and every other key with a valid checksum, such as those of a real service; others get 401
  ${MOCK_KEY}

  Prefer: code=409        this header of a request requests an error that its operation documents, also by code: code=in_use

Examples:
  $ npm run mock
  $ npm run mock -- --port 4010 --seed 7
  $ npm run mock -- --webhook-url http://localhost:4000/hook --webhook-secret whsec_…`;

const program = new Command("npm run mock --")
  .description("Serve the contract for tests of clients.")
  .addOption(
    new Option("--port <number>", "port on 127.0.0.1; 0 for any free one")
      .env("PORT")
      .argParser(wholeNumber(65_535))
      .default(4010),
  )
  .option("--seed <number>", "ids of new records are the same at each start", wholeNumber(2 ** 31))
  .option("--webhook-url <url>", "address that receives an event for each change", readUrl)
  .option(
    "--webhook-secret <whsec_…>",
    "secret that signs the events (default: a new one, which is printed)",
    readSecret,
  )
  .option("--rate-limits <on|off>", "apply the rate limits of the contract", readSwitch, "on")
  .addHelpText("after", EXAMPLES);

const { rateLimits, ...options } = program.parse().opts<MockCommand>();
const mock = await startMock({
  ...options,
  rateLimits: rateLimits === "off" ? "off" : "on",
  onError: (message) => process.stderr.write(`${message}\n`),
}).catch((error: unknown): never => {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== "EADDRINUSE") throw error;
  return program.error(
    `Port ${options.port} is in use. Choose another one with --port or PORT, or 0 for any free one.`,
  );
});
// A program that has read the address may stop the mock at once.
const stopped = Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
process.stdout.write(
  `The mock serves the contract at ${mock.baseUrl} with the API key ${mock.apiKey}. Stop it with Ctrl-C.\n`,
);
if (options.webhookUrl !== undefined)
  process.stdout.write(`Events go to ${options.webhookUrl}, signed with ${mock.webhookSecret}\n`);
await stopped;
await mock.close();
// Handles that a library keeps open must not keep the process alive.
process.exit(0);

function wholeNumber(maximum: number): (text: string) => number {
  return (text) => {
    if (/^\d{1,10}$/.test(text) && Number(text) <= maximum) return Number(text);
    throw new InvalidArgumentError(`Must be a whole number from 0 to ${maximum}.`);
  };
}

function readUrl(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text;
  throw new InvalidArgumentError("Must be a URL, such as http://localhost:4000/hook.");
}

function readSecret(text: string): string {
  if (/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(text)) return text;
  throw new InvalidArgumentError("Must be a webhook secret (whsec_ and base64); omit it to generate one.");
}

function readSwitch(text: string): string {
  if (text === "on" || text === "off") return text;
  throw new InvalidArgumentError("Must be on or off.");
}
