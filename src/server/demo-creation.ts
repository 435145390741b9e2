import { randomBytes } from "node:crypto";
import { newId } from "../base/platform/ids.ts";
import { createKeyring } from "../base/platform/keyring.ts";
import { createPasswords } from "../features/sign-in/password.ts";
import type { DemoAccess } from "./banner.ts";
import type { Config } from "./config.ts";
import { vacuumEntities, type LoadedEntity } from "../features/entities/sql/load.ts";
import { storeSecrets } from "./secret-key.ts";
import { createStore, type Store } from "../base/store/store.ts";
import { entityChange } from "../features/entities/writes.ts";
import type { UserRecord } from "../features/accounts/sql/users.ts";
import { type AppConfig, openDependencies } from "./dependencies.ts";
import { createProvisioning } from "./provision.ts";
import { createServices, type ServiceDeps } from "./services.ts";
import type { Storage } from "./storage.ts";
import { loadBooking, loadEvents } from "../features/demo/sample-booking.ts";
import { openDesk, type SampleServices, type SampleTime, ownerOf } from "../features/demo/sample-desk.ts";
import { loadSamples } from "../features/demo/sample-entities.ts";
import { loadForms, loadMarketing } from "../features/demo/sample-marketing.ts";
import { loadOpportunities, type SampleSales, loadWork } from "../features/demo/sample-work.ts";
import { DAY_MS } from "../base/platform/rules/durations.ts";

/** This user's password is not shown; `crm user password` sets one. */
const COLLEAGUE = "jean.dubois@northwind.example";
const CONTACTS_WITH_WORK = 20;
const ACTOR = "Demo";
const COUNTS = { contacts: 450, companies: 50, opportunities: 18 };
const DAYS = 180;

/** The name, the owner and the web form of the demo organization. */
export interface DemoOrganization {
  readonly slug: string;
  readonly email: string;
  readonly formSlug: string;
}

/** Creates the demo organization with its records. Returns the secrets of its owner. */
export async function createDemo(
  { pool }: Storage,
  config: AppConfig,
  demo: DemoOrganization,
): Promise<NonNullable<DemoAccess["secrets"]>> {
  const logTools = storeSecrets(createKeyring(config.secretKey, config.previousSecretKey));
  const secrets = await pool.transaction(async (tx) => {
    const store = createStore(tx, undefined, logTools);
    const { secrets, organization, owner, colleague } = await createPeople(store, config, demo);
    const now = Date.now();
    await loadSamples(tx, COUNTS, {
      organizationId: organization.id,
      ownerIds: [owner.id],
      run: "",
      from: now - DAYS * DAY_MS,
      to: now,
      actorName: ACTOR,
      onLoaded: (loaded) => appendCreatedChanges(store, organization.id, loaded),
    });
    const deps = openDependencies(config, { store });
    const mail = config.smtpUrl === null ? "kept" : "sent";
    await loadUserWork(deps, demo, { organization, owner, colleague, now, mail });
    await Promise.all([deps.mailTransport.close(), deps.campaignTransport.close()]);
    return secrets;
  });
  await vacuumEntities(pool);
  return secrets;
}

interface SampleTeam extends SampleSales {
  readonly colleague: UserRecord;
  readonly mail: "kept" | "sent";
}

/** Loads the work of users: opportunities, tasks, campaigns and events. */
async function loadUserWork(
  deps: ServiceDeps,
  demo: DemoOrganization,
  { organization, owner, colleague, now, mail }: SampleTeam,
): Promise<void> {
  const { store } = deps;
  await loadOpportunities(store, { organization, owner, now }, COUNTS.opportunities);
  const types = await loadBooking(store, { organization, owner }, now - DAYS * DAY_MS);
  const window = { offset: 0, limit: CONTACTS_WITH_WORK };
  const oldest = { sort: [{ field: "created_at", direction: "asc" }], window } as const;
  const { records } = await store.entities.list(organization.id, { entity_type: "contact" }, oldest);
  const at = (time: SampleTime): SampleServices => {
    const then = { ...deps, ...time };
    return { services: createServices(then), deps: then };
  };
  const desk = openDesk(at, { caller: ownerOf({ organization, owner }), now, contacts: records });
  await loadWork(desk, [owner.id, owner.id, colleague.id]);
  await loadMarketing(desk, { mail });
  await loadForms(desk, demo);
  await loadEvents(desk, types);
}

async function createPeople(store: Store, { dataRegion }: Config, { slug, email }: DemoOrganization) {
  const provisioning = createProvisioning({
    tx: store,
    passwords: createPasswords(),
    newId: () => newId(),
    actorName: ACTOR,
  });
  const organization = await provisioning.createOrganization({
    name: "Northwind Demo",
    slug,
    plan: "professional",
    default_locale: "en",
    timezone: "Europe/Paris",
    currency: "EUR",
    data_region: dataRegion,
  });
  const password = randomBytes(12).toString("base64url");
  const names = { first_name: "Amélie", last_name: "Brücke" };
  const person = { email, role: "owner", password, ...names };
  const owner = await provisioning.createUser(organization, person);
  const keyInput = {
    name: "Demo key",
    email,
    scopes: "*",
    expires_at: null,
    allowed_ips: [],
    mcp_access: true,
  } as const;
  const { secret } = await provisioning.createKey(organization, keyInput);
  const colleague = await provisioning.createUser(organization, {
    email: COLLEAGUE,
    first_name: "Jean",
    last_name: "Dubois",
    role: "member",
    password: randomBytes(12).toString("base64url"),
  });
  return { secrets: { password, apiKey: secret }, organization, owner, colleague };
}

async function appendCreatedChanges(
  store: Store,
  organizationId: string,
  loaded: readonly LoadedEntity[],
): Promise<void> {
  const changes = loaded.map(({ record }) =>
    entityChange(record, "created", { newId: () => newId(Date.parse(record.created_at)) }),
  );
  await store.changes.append(organizationId, changes);
}
