import type { Command } from "commander";
import { readConfig } from "../server/config.ts";
import { vacuumEntities } from "../features/entities/sql/load.ts";
import { createStore } from "../base/store/store.ts";
import { openCommandStorage } from "../server/storage.ts";
import { findOrganization, peopleOf } from "./organization-choice.ts";
import { printResult } from "../base/platform/output.ts";
import { showProgress } from "./progress.ts";
import { loadSamples } from "../features/demo/sample-entities.ts";
import { wholeNumber } from "./arguments.ts";
import { DAY_MS } from "../base/platform/rules/durations.ts";

interface SeedOptions {
  readonly contacts: number;
  readonly companies?: number;
  readonly org?: string;
  readonly json?: boolean;
}

const MAX_CONTACTS = 10_000_000;
/** The period over which the creation times of the records are spread. */
const DAYS = 365;
const CONTACTS_PER_COMPANY = 10;

const EXAMPLES = `
The records are fictitious, identical for the same number, and spread over the past year. Each further run adds other records.
They have no history, and no webhook events are sent.

Examples:
  $ crm seed --contacts 1000
  $ crm seed --contacts 100000 --org acme --json`;

/** Adds `crm seed`. */
export function addSeed(program: Command): void {
  program
    .command("seed")
    .description("Add fictitious contacts and their companies to an organization.")
    .requiredOption("--contacts <number>", "number of contacts", wholeNumber(1, MAX_CONTACTS))
    .option(
      "--companies <number>",
      "number of companies (default: a tenth of the contacts)",
      wholeNumber(1, MAX_CONTACTS),
    )
    .option("--org <slug or id>", "the organization (optional if there is only one)")
    .option("--json", 'print {"organization_id", "contacts", "companies", "seconds", "records_per_second"}')
    .addHelpText("after", EXAMPLES)
    .action(run);
}

async function run({ contacts, companies: asked, org, json }: SeedOptions): Promise<void> {
  const companies = asked ?? Math.ceil(contacts / CONTACTS_PER_COMPANY);
  const storage = await openCommandStorage(readConfig(process.env));
  try {
    const store = createStore(storage.pool);
    const organization = await findOrganization(store, org);
    const ownerIds = await peopleOf(store, organization);
    const started = Date.now();
    const progress = showProgress("Records:", contacts + companies);
    const options = {
      organizationId: organization.id,
      ownerIds,
      run: `-${started.toString(36)}`,
      actorName: "crm seed",
    };
    try {
      const onProgress = (done: number): void => progress.done(done);
      await loadSamples(storage.pool, { contacts, companies }, { ...options, ...pastYear(started), onProgress });
    } finally {
      progress.end();
    }
    await vacuumEntities(storage.pool);
    report({ organization_id: organization.id, contacts, companies }, { started, name: organization.name, json });
  } finally {
    await storage.close();
  }
}

function pastYear(now: number): { from: number; to: number } {
  return { from: now - DAYS * DAY_MS, to: now };
}

function report(
  made: { organization_id: string; contacts: number; companies: number },
  { started, name, json }: { started: number; name: string; json: boolean | undefined },
): void {
  const seconds = Math.max(1, Date.now() - started) / 1_000;
  const perSecond = Math.round((made.contacts + made.companies) / seconds);
  const result = { ...made, seconds: Number(seconds.toFixed(3)), records_per_second: perSecond };
  const text = `${name}: ${String(made.contacts)} contacts and ${String(made.companies)} companies in ${seconds.toFixed(1)} s.`;
  printResult(result, { json, text });
}
