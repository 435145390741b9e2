import { createHash } from "node:crypto";
import type { Schemas } from "../../../generated/services.js";
import type { CallerOrganization } from "../../base/contract/caller.ts";
import type { Repositories } from "../../base/store/store.ts";
import type { OrganizationRecord, OrganizationSettings } from "./sql/organizations.ts";

/** Returns the organization as visitors see it. */
export async function publicOrganization(
  { organizations }: Pick<Repositories, "organizations">,
  { id, name, slug }: Pick<OrganizationRecord, "id" | "name" | "slug">,
): Promise<Schemas["PublicOrganization"]> {
  const settings = await organizations.settings(id);
  return shownPublicly({ name, slug }, settings);
}

/** A logo, and the path that browsers can cache permanently because it changes with the image. */
export interface Logo {
  readonly path: string;
  /** `image/png`, `image/jpeg` or `image/webp`. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** Loads the logo of an organization; null if it has none, or if it is suspended or deleted. */
export async function findLogo(
  { organizations }: Pick<Repositories, "organizations">,
  slug: string,
): Promise<Logo | null> {
  const organization = await organizations.bySlug(slug);
  if (!organization || (await organizations.suspendedAt(organization.id)) !== null) return null;
  const settings = await organizations.settings(organization.id);
  return settings ? logoOf(slug, settings) : null;
}

function shownPublicly(
  { name, slug }: Pick<CallerOrganization, "name"> & { readonly slug: string },
  settings: OrganizationSettings | null,
): Schemas["PublicOrganization"] {
  if (!settings) return { name, logo_url: null, colour: null, embed_origins: [] };
  const { branding, embed_origins } = settings;
  return {
    name: branding.display_name ?? name,
    logo_url: logoOf(slug, settings)?.path ?? null,
    colour: branding.colour,
    embed_origins: [...embed_origins],
  };
}

function logoOf(slug: string, { branding: { logo } }: OrganizationSettings): Logo | null {
  const [, type, format, data] = /^data:(image\/(\w+));base64,(.+)$/.exec(logo ?? "") ?? [];
  if (type === undefined || format === undefined || data === undefined) return null;
  const hash = createHash("sha256").update(data).digest("hex").slice(0, 12);
  return { path: `/pages/logo/${slug}/${hash}.${format}`, type, bytes: Buffer.from(data, "base64") };
}
