import type { OrganizationRecord } from "../features/accounts/sql/organizations.ts";
import type { Store } from "../base/store/store.ts";
import { CommandError } from "../server/outcome.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the organization with a slug or id, by default the only one. Throws CommandError if there is none or several. */
export async function findOrganization(store: Store, slugOrId: string | undefined): Promise<OrganizationRecord> {
  if (slugOrId === undefined) return onlyOne(await store.organizations.list());
  const { bySlug, get } = store.organizations;
  const found = (await bySlug(slugOrId)) ?? (UUID.test(slugOrId) ? await get(slugOrId.toLowerCase()) : null);
  if (found) return found;
  const slugs = (await store.organizations.list()).map(({ slug }) => slug);
  const known =
    slugs.length === 0 ? "Create the first one with: crm org create" : `Existing organizations: ${shown(slugs)}`;
  throw new CommandError("refused", `The organization "${slugOrId}" does not exist. ${known}`);
}

/** Returns the ids of an organization's active users, owners first. Throws CommandError if there are none. */
export async function peopleOf(store: Store, { id, slug }: OrganizationRecord): Promise<[string, ...string[]]> {
  const page = { page: 1, page_size: 100, sort: "created_at" };
  const { items } = await store.users.list(id, { status: "active" }, page);
  const byRank = items.toSorted((left, right) => Number(right.role === "owner") - Number(left.role === "owner"));
  const [first, ...rest] = byRank.map((user) => user.id);
  if (first === undefined) {
    throw new CommandError("refused", `${slug} has no active users. Create one with: crm user create --org ${slug}`);
  }
  return [first, ...rest];
}

function onlyOne(organizations: readonly OrganizationRecord[]): OrganizationRecord {
  const [only, ...others] = organizations;
  if (only === undefined)
    throw new CommandError("refused", "There are no organizations. Create one with: crm org create");
  if (others.length === 0) return only;
  throw new CommandError(
    "refused",
    `Specify the organization with --org: ${shown(organizations.map(({ slug }) => slug))}`,
  );
}

function shown(slugs: readonly string[]): string {
  return slugs.slice(0, 20).join(", ") + (slugs.length > 20 ? ", …" : "");
}
