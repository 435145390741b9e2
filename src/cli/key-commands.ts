import type { Command } from "commander";
import type { Schemas } from "../../generated/services.js";
import { allOf, withOrganization } from "./operator.ts";
import { CommandError } from "../server/outcome.ts";
import { columns, printResult, table } from "../base/platform/output.ts";
import { wholeNumber } from "./whole-number.ts";

interface KeyOptions {
  readonly org: string;
  readonly id: string;
  readonly json?: boolean;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MAX_GRACE = 86_400;

/** Adds `crm keys list`, `show`, `revoke` and `rotate`. */
export function addKeyCommands(keys: Command): void {
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
