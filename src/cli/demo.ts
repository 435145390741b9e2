import { randomBytes } from "node:crypto";
import { newId } from "../access/ids.ts";
import { createPasswords } from "../access/passwords.ts";
import type { DemoAccess } from "../banner.ts";
import type { Config } from "../config.ts";
import { settleEntities, type LoadedEntity } from "../repositories/entity-load.ts";
import { createStore, type Store } from "../repositories/store.ts";
import { entityChange } from "../services/entity-events.ts";
import { createProvisioning } from "../services/provision.ts";
import type { Storage } from "../storage.ts";
import { loadBooking } from "./sample-booking.ts";
import { loadSamples } from "./sample-load.ts";
import { loadOpportunities } from "./sample-opportunities.ts";

const SLUG = "demo";
const EMAIL = "demo@northwind.example";
const ACTOR = "Demo";
const COUNTS = { contacts: 450, companies: 50, opportunities: 18 };
const DAY_MS = 86_400_000;
const DAYS = 180;

/**
 * On the first start of an embedded database that is not production: an organization to try things in, as a whole or
 * not at all. Later only how to get into it; null where there is none.
 */
export async function prepareDemo(storage: Storage, config: Config): Promise<DemoAccess | null> {
  if (!storage.embedded || config.production) return null;
  const store = createStore(storage.pool);
  if (await store.organizations.bySlug(SLUG)) return { slug: SLUG, email: EMAIL, secrets: null };
  const empty = (await store.organizations.list()).length === 0;
  return config.demo && empty ? await createDemo(storage, config) : null;
}

async function createDemo({ pool }: Storage, config: Config): Promise<DemoAccess> {
  const secrets = await pool.transaction(async (tx) => {
    const store = createStore(tx);
    const { secrets, organization, owner } = await createOwner(store, config);
    const now = Date.now();
    await loadSamples(tx, COUNTS, {
      organizationId: organization.id,
      ownerIds: [owner.id],
      run: "",
      from: now - DAYS * DAY_MS,
      to: now,
      actorName: ACTOR,
      onLoaded: (loaded) => tellOf(store, organization.id, loaded),
    });
    await loadOpportunities(store, { organization, owner, now }, COUNTS.opportunities);
    await loadBooking(store, { organization, owner });
    return secrets;
  });
  await settleEntities(pool);
  return { slug: SLUG, email: EMAIL, secrets };
}

async function createOwner(store: Store, { dataRegion }: Config) {
  const provisioning = createProvisioning({
    repositories: store,
    passwords: createPasswords(),
    newId: () => newId(),
    actorName: ACTOR,
  });
  const organization = await provisioning.createOrganization({
    name: "Northwind Demo",
    slug: SLUG,
    plan: "professional",
    default_locale: "en",
    timezone: "Europe/Paris",
    currency: "EUR",
    data_region: dataRegion,
  });
  const password = randomBytes(12).toString("base64url");
  const names = { first_name: "Amélie", last_name: "Brücke", booking_slug: "amelie-brucke" };
  const person = { email: EMAIL, role: "owner", password, ...names };
  const owner = await provisioning.createUser(organization, person);
  const wanted = {
    name: "Demo key",
    email: EMAIL,
    scopes: "*",
    expires_at: null,
    allowed_ips: [],
    mcp_access: true,
  } as const;
  const { secret } = await provisioning.createKey(organization, wanted);
  return { secrets: { password, apiKey: secret }, organization, owner };
}

async function tellOf(store: Store, organizationId: string, loaded: readonly LoadedEntity[]): Promise<void> {
  const changes = loaded.map(({ record }) =>
    entityChange(record, "created", { newId: () => newId(Date.parse(record.created_at)) }),
  );
  await store.changes.append(organizationId, changes);
}
