import type { OrganizationRecord } from "../accounts/sql/organizations.ts";
import type { Store } from "../store/store.ts";
import { CommandError } from "../server/outcome.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The organization of a slug or an id; without one, the only organization there is. */
export async function findOrganization(store: Store, slugOrId: string | undefined): Promise<OrganizationRecord> {
  if (slugOrId === undefined) return onlyOne(await store.organizations.list());
  const { bySlug, get } = store.organizations;
  const found = (await bySlug(slugOrId)) ?? (UUID.test(slugOrId) ? await get(slugOrId.toLowerCase()) : null);
  if (found) return found;
  const slugs = (await store.organizations.list()).map(({ slug }) => slug);
  const known = slugs.length === 0 ? "There is none yet; make one with: crm org create" : `There are: ${shown(slugs)}`;
  throw new CommandError("refused", `There is no organization "${slugOrId}". ${known}`);
}

/** The ids of an organization's active people, an owner first. */
export async function peopleOf(store: Store, { id, slug }: OrganizationRecord): Promise<[string, ...string[]]> {
  const page = { page: 1, page_size: 100, sort: "created_at" };
  const { items } = await store.users.list(id, page, { status: "active" });
  const byRank = items.toSorted((left, right) => Number(right.role === "owner") - Number(left.role === "owner"));
  const [first, ...rest] = byRank.map((user) => user.id);
  if (first === undefined) {
    throw new CommandError("refused", `Nobody belongs to ${slug} yet; add someone with: crm user create --org ${slug}`);
  }
  return [first, ...rest];
}

function onlyOne(organizations: readonly OrganizationRecord[]): OrganizationRecord {
  const [only, ...others] = organizations;
  if (only === undefined)
    throw new CommandError("refused", "There is no organization yet; make one with: crm org create");
  if (others.length === 0) return only;
  throw new CommandError(
    "refused",
    `Say which organization with --org: ${shown(organizations.map(({ slug }) => slug))}`,
  );
}

function shown(slugs: readonly string[]): string {
  return slugs.slice(0, 20).join(", ") + (slugs.length > 20 ? ", …" : "");
}
