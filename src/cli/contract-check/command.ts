import { readFile, writeFile } from "node:fs/promises";
import { InvalidArgumentError, Option, type Command } from "commander";
import { CommandError } from "../../server/outcome.ts";
import { showProgress, type Progress } from "../progress.ts";
import { wholeNumber } from "../arguments.ts";
import { commandTexts, type Language, texts } from "./texts.ts";
import { Unreachable } from "./client.ts";
import type { Schema, ToolDefinition } from "./contract.ts";
import { readDeployed } from "./tools.ts";
import { junitXml, annotations, reportText, countsOf, rowsOf } from "./report.ts";
import { checkContract, CheckRefused, type ContractCheck } from "./run.ts";

interface CheckOptions {
  readonly key?: string;
  readonly limitedKey?: string;
  readonly contract?: string;
  readonly only?: readonly string[];
  readonly readOnly?: boolean;
  readonly force?: boolean;
  readonly receiver?: string;
  readonly concurrency: number;
  readonly junit?: string;
  readonly json?: boolean;
  readonly locale: Language;
}

const MOST_CONCURRENT = 20;

/** Adds `crm contract check`. */
export function addContract(program: Command): void {
  const language = preferredLanguage();
  const say = commandTexts[language];
  const readUrl = (text: string): string => {
    if (URL.canParse(text) && /^https?:/.test(text)) return text;
    throw new InvalidArgumentError(say.invalidUrl);
  };
  program
    .command("contract")
    .description(say.group)
    .command("check")
    .description(say.description)
    .argument("<url>", say.url, readUrl)
    .addOption(new Option("--key <key>", say.key).env("CRM_API_KEY"))
    .addOption(new Option("--limited-key <key>", say.limitedKey).env("CRM_LIMITED_API_KEY"))
    .option("--contract <file>", say.contract)
    .option("--only <list>", say.only, (text) => text.split(",").map((name) => name.trim()))
    .option("--read-only", say.readOnly)
    .option("--force", say.force)
    .option("--receiver <url>", say.receiver, readUrl)
    .option("--concurrency <number>", say.concurrency, wholeNumber(1, MOST_CONCURRENT), 6)
    .option("--junit <file>", say.junit)
    .option("--json", say.json)
    .addOption(new Option("--locale <locale>", say.locale).choices(["en", "fr"]).default(language))
    .addHelpText("after", say.examples)
    .action(run);
}

/** Returns the language of the option --locale, else that of the environment; the help needs it before parsing. */
function preferredLanguage(): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const position = process.argv.indexOf("--locale");
  const wanted = position >= 0 ? process.argv[position + 1] : (LC_ALL ?? LC_MESSAGES ?? LANG);
  return wanted?.startsWith("fr") === true ? "fr" : "en";
}

async function run(url: string, options: CheckOptions): Promise<void> {
  const { key, locale, junit, json } = options;
  if (key === undefined) throw new CommandError("usage", commandTexts[locale].noKey);
  const check = await checked(url, { ...options, key });
  const say = texts[locale];
  if (junit !== undefined) await writeFile(junit, junitXml(check, say));
  const text = json === true ? JSON.stringify(resultOf(check)) : reportText(check, say);
  const notes = process.env["GITHUB_ACTIONS"] === "true" ? annotations(check, say) : [];
  process.stdout.write(`${[text, ...notes].join("\n")}\n`);
  if (check.findings.deviations.length > 0 || !check.complete) process.exitCode = 1;
}

/** Runs the check; throws CommandError if it cannot start. */
async function checked(url: string, options: CheckOptions & { readonly key: string }): Promise<ContractCheck> {
  const say = texts[options.locale];
  let progress: Progress | undefined;
  const ending = new AbortController();
  const end = (): void => ending.abort();
  process.once("SIGINT", end).once("SIGTERM", end);
  try {
    const contract = await contractOf(url, options);
    return await checkContract({
      ...options,
      ...contract,
      url,
      signal: ending.signal,
      onProgress(done, all) {
        progress ??= showProgress(commandTexts[options.locale].progress, all);
        progress.done(done);
      },
    });
  } catch (error) {
    if (error instanceof Unreachable) throw new CommandError("usage", say.unreachable(error.message));
    if (!(error instanceof CheckRefused)) throw error;
    const outcome = error.reason === "not_empty" ? "refused" : "usage";
    throw new CommandError(outcome, say.refusals[error.reason](error.detail));
  } finally {
    progress?.end();
    process.off("SIGINT", end).off("SIGTERM", end);
  }
}

interface ChosenContract {
  readonly document?: Schema;
  readonly tools?: readonly ToolDefinition[];
}

async function contractOf(url: string, { contract, key, locale }: CheckOptions): Promise<ChosenContract> {
  if (contract === undefined) return {};
  if (contract === "deployed") return await readDeployed(url, key ?? "");
  try {
    return { document: JSON.parse(await readFile(contract, "utf8")) as Schema };
  } catch {
    throw new CommandError("usage", texts[locale].notDocument(contract));
  }
}

/** Returns the results in the form of `--json`. */
function resultOf(check: ContractCheck): object {
  const results = rowsOf(check).map(({ kind, name, group, outcomes }) => ({
    kind,
    name,
    group,
    outcomes: Object.fromEntries(outcomes),
  }));
  const { deviations } = check.findings;
  return { counts: countsOf(check), complete: check.complete, remaining: check.remaining, deviations, results };
}
