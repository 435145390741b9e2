import { InvalidArgumentError, type Command } from "commander";
import { permissions } from "../../generated/vocabulary.js";
import { readCidr } from "../base/platform/ip-list.ts";
import { instantOf } from "../base/contract/instant.ts";
import { addKeyCommands } from "./key-commands.ts";
import { findOrganization } from "./organization-choice.ts";
import { columns, printResult } from "../base/platform/output.ts";
import { withProvisioning } from "./provisioning.ts";
import { shortText } from "../base/platform/short-text.ts";

interface CreateOptions {
  readonly org: string;
  readonly user: string;
  readonly scopes: readonly string[] | "*";
  readonly name: string;
  readonly expires?: string;
  readonly allowIp?: readonly string[];
  readonly mcp?: boolean;
  readonly json?: boolean;
}

const MAX_ADDRESSES = 50;

const EXAMPLES = `
The secret is printed once and is not stored. If a key is lost, create a new one.

Scopes:
${permissions.map((name) => `  ${name}`).join("\n")}

Examples:
  $ crm keys create --org acme --user ada@acme.test --scopes '*'
  $ crm keys create --org acme --user ada@acme.test --scopes entities:read,entities:write --expires 90d \\
      --allow-ip 203.0.113.0/24 --allow-ip 2001:db8::/32 --name "Website" --json`;

/** Adds `crm keys …`. */
export function addKeys(program: Command): void {
  const keys = program.command("keys").description("API keys.");
  keys
    .command("create")
    .description("Create an API key with all or some of a user's permissions.")
    .requiredOption("--org <slug or id>", "the organization")
    .requiredOption("--user <address>", "the e-mail address of the user whose permissions the key gets")
    .requiredOption("--scopes <list>", "permissions, separated by commas; '*': all permissions of the user", readScopes)
    .option("--name <name>", "the name of the key, 1 to 100 characters", shortText(100), "Command line")
    .option("--expires <when>", "expiry: 90d, 12h or 2027-01-31T00:00:00Z (default: never)", readExpiry)
    .option(
      "--allow-ip <network>",
      "restrict the key to this address or network; can be repeated, at most 50 times",
      collectNetworks,
    )
    .option("--mcp", "allow AI applications to use the key over MCP")
    .option("--json", "print the key as JSON, with its secret as `secret`")
    .addHelpText("after", EXAMPLES)
    .action(create);
  addKeyCommands(keys);
}

async function create({ org, user, scopes, name, expires, allowIp, mcp, json }: CreateOptions): Promise<void> {
  const { record, secret } = await withProvisioning("crm keys create", async ({ createKey, store }) =>
    createKey(await findOrganization(store, org), {
      name,
      email: user,
      scopes,
      expires_at: expires ?? null,
      allowed_ips: allowIp ?? [],
      mcp_access: mcp ?? false,
    }),
  );
  const text = columns([
    ["API key", secret],
    ["Name", record.name],
    ["Id", record.id],
    ["User", user],
    ["Expires", record.expires_at ?? "never"],
    ["Scopes", record.scopes.join(", ")],
    ["AI applications", record.mcp_access ? "allowed (MCP)" : "not allowed (see --mcp)"],
  ]);
  printResult({ ...record, secret }, { json, text: `${text}\n\nThis is the only time the key is shown.` });
}

function readScopes(text: string): readonly string[] | "*" {
  if (text.trim() === "*") return "*";
  const scopes = [...new Set(text.split(",").map((scope) => scope.trim()))];
  const unknown = scopes.filter((scope) => !permissions.some((permission) => permission === scope));
  if (unknown.length === 0) return scopes;
  throw new InvalidArgumentError(`Unknown scopes: ${unknown.join(", ")}. Available scopes: ${permissions.join(", ")}`);
}

const UNITS = { d: 86_400_000, h: 3_600_000 } as const;

function readExpiry(text: string): string {
  const span = /^([1-9]\d{0,4})([dh])$/.exec(text);
  if (span) return new Date(Date.now() + Number(span[1]) * UNITS[span[2] as keyof typeof UNITS]).toISOString();
  const instant = instantOf(text);
  if (instant !== null && Date.parse(instant) > Date.now()) return instant;
  throw new InvalidArgumentError(
    "Must be a duration such as 90d or 12h, or a future time with an offset, such as 2027-01-31T00:00:00Z.",
  );
}

function collectNetworks(text: string, before: readonly string[] = []): readonly string[] {
  if (!readCidr(text))
    throw new InvalidArgumentError("Must be an address or a network, such as 203.0.113.0/24 or 2001:db8::/32.");
  if (before.length >= MAX_ADDRESSES) throw new InvalidArgumentError(`At most ${String(MAX_ADDRESSES)} are allowed.`);
  return [...before, text];
}
