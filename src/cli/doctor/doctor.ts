import { join } from "node:path";
import type { Command } from "commander";
import { readConfig } from "../../server/config.ts";
import { checkConfiguration, checkDisk, checkNode, checkRedis, type Check } from "./checks.ts";
import { checkDatabase } from "./database-checks.ts";
import { checkFiles } from "./file-checks.ts";
import { checkPackages } from "./limit-checks.ts";
import { checkMail } from "./mail-checks.ts";
import { exitCodes } from "../../server/outcome.ts";
import { printResult } from "../../base/platform/output.ts";
import { checkTimeZones } from "./time-zone-checks.ts";

/** Adds `crm doctor`. */
export function addDoctor(program: Command): void {
  program
    .command("doctor")
    .description(
      "Check everything the service needs. Each failure (✗) and warning (!) says how to fix it. Exit status 1 if a check fails.",
    )
    .option("--json", 'print {"ok": true, "checks": [{"name", "ok", "found", "fix"}]}')
    .action(run);
}

async function run({ json }: { readonly json?: boolean }): Promise<void> {
  const checks = await allChecks();
  const ok = checks.every((check) => check.ok);
  printResult({ ok, checks }, { json, text: checks.map(line).join("\n") });
  process.exitCode = ok ? exitCodes.ok : exitCodes.failed;
}

async function allChecks(): Promise<Check[]> {
  const configuration = checkConfiguration(process.env);
  if (!configuration.ok) return [checkNode(), configuration];
  const config = readConfig(process.env);
  return [
    checkNode(),
    configuration,
    await checkTimeZones(process.env),
    await checkDisk(config),
    ...(await checkDatabase(config)),
    await checkRedis(config),
    ...(await checkMail(config)),
    ...(await checkFiles(config)),
    await checkPackages(join(import.meta.dirname, "../../..")),
  ];
}

function line({ ok, name, found, fix }: Check): string {
  const mark = ok ? (fix === null ? "✓" : "!") : "✗";
  return `${mark} ${name}: ${found}${fix === null ? "" : `\n    → ${fix}`}`;
}
