import { authorize } from "../base/platform/rights.ts";
import type { Authorized, Caller } from "../base/contract/caller.ts";
import type { Services } from "../../generated/services.js";
import { newId } from "../base/platform/ids.ts";
import { createKeyring } from "../base/platform/keyring.ts";
import { readConfig, type Config } from "../server/config.ts";
import { builtInPermissions } from "../base/platform/rules/permissions.ts";
import type { OrganizationRecord } from "../features/accounts/sql/organizations.ts";
import { storeSecrets, readSecretKey } from "../server/secret-key.ts";
import { createStore } from "../base/store/store.ts";
import type { UserRecord } from "../features/accounts/sql/users.ts";
import { openDependencies } from "../server/dependencies.ts";
import { createServices, type ServiceDeps } from "../server/services.ts";
import { openCommandStorage } from "../server/storage.ts";
import { findOrganization } from "./organization-choice.ts";
import { CommandError } from "../server/outcome.ts";

/** The dependencies of an operator command: the same services as the REST API. */
interface OperatorTools {
  readonly services: Services;
  readonly deps: ServiceDeps;
  readonly config: Config;
}

/** The dependencies of a command for one organization; `caller` has all permissions there. */
export interface OrganizationTools extends OperatorTools {
  readonly organization: OrganizationRecord;
  readonly caller: Operator;
}

/** The nil UUID: an operator is not a user of the organization. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Runs one command with services on the database. */
export async function withServices<Result>(work: (tools: OperatorTools) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env);
  const storage = await openCommandStorage(config);
  try {
    const secretKey = await readSecretKey(config, storage.pool);
    const logTools = storeSecrets(createKeyring(secretKey, config.previousSecretKey));
    const store = createStore(storage.pool, undefined, logTools);
    const deps = openDependencies({ ...config, secretKey }, { store });
    try {
      return await work({ services: createServices(deps), deps, config });
    } finally {
      await Promise.all([deps.mailTransport.close(), deps.campaignTransport.close()]);
    }
  } finally {
    await storage.close();
  }
}

/** Runs one command (such as `crm user suspend`) on the organization with a slug or id. */
export async function withOrganization<Result>(
  { org, command }: { readonly org: string; readonly command: string },
  work: (tools: OrganizationTools) => Promise<Result>,
): Promise<Result> {
  return await withServices(async (tools) => {
    const organization = await findOrganization(tools.deps.store, org);
    return await work({ ...tools, organization, caller: operatorCaller(organization, command) });
  });
}

/** Returns the user with an e-mail address. Throws CommandError if the organization has none. */
export async function findPerson({ deps, organization }: OrganizationTools, email: string): Promise<UserRecord> {
  const login = await deps.store.users.login(email.toLowerCase());
  const user = login?.org_id === organization.id ? await deps.store.users.get(organization.id, login.id) : null;
  if (user) return user;
  const list = `crm user list --org ${organization.slug}`;
  throw new CommandError("refused", `No user in ${organization.slug} has the address ${email}. See: ${list}`);
}

/** A caller with the rights that commands use in an organization. */
type Operator = Authorized<Caller, "organization:manage" | "members:manage" | "api_keys:manage">;

function operatorCaller(organization: OrganizationRecord, command: string): Operator {
  const locale = organization.default_locale;
  const caller: Caller = {
    address: "127.0.0.1",
    userAgent: "crm",
    requestId: newId(),
    locale,
    organization,
    user: { id: NOBODY, email: "", first_name: null, last_name: null, locale, role: "owner" },
    actor: { id: null, name: command, type: "operator", application: null },
    credential: { kind: "system" },
    channel: "system",
    permissions: builtInPermissions("owner"),
    deletesOthers: true,
  };
  return authorize(caller, "organization:manage", "members:manage", "api_keys:manage");
}

/** Returns all items of a list, read page by page. */
export async function allOf<Item>(
  read: (page: {
    page: number;
    page_size: number;
  }) => Promise<{ readonly items: readonly Item[]; readonly total: number }>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items: more, total } = await read({ page, page_size: 100 });
    items.push(...more);
    if (more.length === 0 || items.length >= total) return items;
  }
}
