import { InvalidArgumentError, type Command } from "commander";
import { permissions } from "../../generated/vocabulary.js";
import { readCidr } from "../base/platform/ip-networks.ts";
import { instantOf } from "../base/contract/formats.ts";
import { findOrganization } from "./organization-choice.ts";
import { columns, printResult, table } from "../base/platform/output.ts";
import { withProvisioning } from "./provisioning.ts";
import { shortText, wholeNumber } from "./arguments.ts";
import type { Schemas } from "../../generated/services.js";
import { allOf, withOrganization } from "./operator.ts";
import { CommandError } from "../server/outcome.ts";

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

interface KeyOptions {
  readonly org: string;
  readonly id: string;
  readonly json?: boolean;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MAX_GRACE = 86_400;

/** Adds `crm keys list`, `show`, `revoke` and `rotate`. */
function addKeyCommands(keys: Command): void {
  keys
    .command("list")
    .description("The API keys of an organization, without their secrets.")
    .requiredOption("--org <slug or id>", "the organization")
    .option("--json", 'print {"total", "keys"}')
    .action(list);
  one(keys, "show").description("An API key, without its secret.").action(show);
  one(keys, "revoke")
    .description("Revoke an API key permanently. AI applications that use it lose access.")
    .action(revoke);
  one(keys, "rotate")
    .description("Rotate the secret of an API key. The new secret is printed once.")
    .option("--grace <seconds>", "how long the old secret stays valid", wholeNumber(0, MAX_GRACE), 0)
    .action(rotate);
}

function one(parent: Command, name: string): Command {
  return parent
    .command(name)
    .requiredOption("--org <slug or id>", "the organization")
    .requiredOption("--id <id>", "the id of the key, as shown by `crm keys list`")
    .option("--json", "print the key as JSON");
}

async function list({ org, json }: Pick<KeyOptions, "org" | "json">): Promise<void> {
  const keys = await withOrganization({ org, command: "crm keys list" }, ({ services, caller }) =>
    allOf((page) => services.apiKeys.list(caller, { ...page, sort: "created_at" })),
  );
  const rows = keys.map((key) => [
    key.id,
    key.name,
    `${key.prefix}…${key.last4}`,
    key.user.name,
    key.status,
    key.last_used_at ?? "never",
  ]);
  const none = `There are no keys. Create one: crm keys create --org ${org} --user <address> --scopes '*'`;
  printResult(
    { total: keys.length, keys },
    { json, text: table(["ID", "NAME", "KEY", "USER", "STATUS", "USED"], rows, none) },
  );
}

async function show({ org, id, json }: KeyOptions): Promise<void> {
  const key = await withOrganization({ org, command: "crm keys show" }, ({ services, caller }) =>
    services.apiKeys.get(caller, { id: known(id, org) }),
  );
  printResult(key, { json, text: described(key) });
}

async function revoke({ org, id, json }: KeyOptions): Promise<void> {
  const key = await withOrganization({ org, command: "crm keys revoke" }, async ({ services, caller }) => {
    await services.apiKeys.revoke(caller, { id: known(id, org) });
    return await services.apiKeys.get(caller, { id });
  });
  printResult(key, { json, text: described(key) });
}

async function rotate({ org, id, grace, json }: KeyOptions & { readonly grace: number }): Promise<void> {
  const key = await withOrganization({ org, command: "crm keys rotate" }, ({ services, caller }) =>
    services.apiKeys.rotate(caller, { id: known(id, org), grace_seconds: grace }),
  );
  const old = grace === 0 ? "The old secret is no longer valid." : `The old secret stays valid for ${String(grace)} s.`;
  const text = `API key          ${key.secret}\n${described(key)}\n\nThis is the only time the key is shown. ${old}`;
  printResult(key, { json, text });
}

function known(id: string, org: string): string {
  if (UUID.test(id.toLowerCase())) return id.toLowerCase();
  throw new CommandError("usage", `The id of a key must be a UUID. See: crm keys list --org ${org}`);
}

function described(key: Schemas["ApiKey"]): string {
  return columns([
    ["Name", key.name],
    ["Key", `${key.prefix}…${key.last4}`],
    ["Id", key.id],
    ["User", key.user.name],
    ["Status", key.status],
    ["Expires", key.expires_at ?? "never"],
    ["Used", key.last_used_at ?? "never"],
    ["Scopes", key.scopes.join(", ")],
    ["AI applications", key.mcp_access ? "allowed (MCP)" : "no"],
  ]);
}
