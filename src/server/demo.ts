import { createStore, type Store } from "../base/store/store.ts";
import type { DemoAccess } from "./banner.ts";
import type { DemoOrganization } from "./demo-creation.ts";
import type { AppConfig } from "./dependencies.ts";
import type { Storage } from "./storage.ts";

export const demoOrganization: DemoOrganization = {
  slug: "demo",
  email: "demo@northwind.example",
  formSlug: "contact",
};

/**
 * At the first start with an embedded database outside of production, creates a demo organization in one transaction.
 * Later returns only its name and e-mail address. Returns null if there is none.
 */
export async function prepareDemo(storage: Storage, config: AppConfig): Promise<DemoAccess | null> {
  if (!storage.embedded || config.production) return null;
  const store = createStore(storage.pool);
  const { slug, email } = demoOrganization;
  const existing = await store.organizations.bySlug(slug);
  if (existing) return { slug, email, secrets: null, ...(await demoPages(store)) };
  const empty = (await store.organizations.list()).length === 0;
  if (!config.demo || !empty) return null;
  const { createDemo } = await import("./demo-creation.ts");
  const secrets = await createDemo(storage, config, demoOrganization);
  return { slug, email, secrets, ...(await demoPages(store)) };
}

/** Returns the paths of the demo's pages for visitors. */
async function demoPages(store: Store): Promise<Pick<DemoAccess, "bookingPage" | "form">> {
  const { slug, email, formSlug } = demoOrganization;
  const login = await store.users.login(email);
  const owner = login && (await store.users.get(login.org_id, login.id));
  const bookingSlug = owner?.booking_slug ?? null;
  return { bookingPage: bookingSlug === null ? null : `/book/${bookingSlug}`, form: `/f/${slug}/${formSlug}` };
}
