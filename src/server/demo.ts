import { createStore } from "../base/store/store.ts";
import type { DemoAccess } from "./banner.ts";
import type { AppConfig } from "./dependencies.ts";
import { demoOrganization, demoPages } from "./demo-organization.ts";
import type { Storage } from "./storage.ts";

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
  return await createDemo(storage, config);
}
