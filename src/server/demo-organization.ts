import type { Repositories } from "../base/store/store.ts";
import type { DemoAccess } from "./banner.ts";

/** The name, the owner and the web form of the demo organization. */
export const demoOrganization = { slug: "demo", email: "demo@northwind.example", formSlug: "contact" } as const;

/** Returns the paths of the demo's pages for visitors. */
export async function demoPages(store: Repositories): Promise<Pick<DemoAccess, "bookingPage" | "form">> {
  const { slug, email, formSlug } = demoOrganization;
  const login = await store.users.login(email);
  const owner = login && (await store.users.get(login.org_id, login.id));
  const bookingSlug = owner?.booking_slug ?? null;
  return { bookingPage: bookingSlug === null ? null : `/book/${bookingSlug}`, form: `/f/${slug}/${formSlug}` };
}
