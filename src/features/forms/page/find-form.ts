import type { Schemas } from "../../../../generated/services.js";
import type { OrganizationRecord } from "../../accounts/sql/organizations.ts";
import { publicOrganization } from "../../accounts/public-organization.ts";
import { notFound, Problem } from "../../../base/platform/rules/errors.ts";
import type { Store } from "../../../base/store/store.ts";
import { definitionsOf } from "../definitions.ts";
import { type FormField, shownFields } from "../rules/form-fields.ts";
import { isAllowedRedirect } from "../rules/redirect.ts";

/** Dependencies of finding forms. */
export interface FormLookupDeps {
  readonly store: Store;
  /** The region whose organizations this deployment serves. */
  readonly dataRegion: string;
}

/** The address of a form. */
export interface FormAddress {
  readonly organization_slug: string;
  readonly form_slug: string;
}

/** A published form with its current settings. */
export interface PublishedForm {
  readonly organization: OrganizationRecord;
  /** The organization as visitors see it. */
  readonly publicly: Schemas["PublicOrganization"];
  readonly form: Schemas["WebForm"];
  readonly fields: readonly FormField[];
  /** The user who created the form. */
  readonly creatorId: string;
  /** Origins of the websites that may embed the form, and to which it may redirect. */
  readonly origins: readonly string[];
  /** Null also if its origin is no longer allowed. */
  readonly redirectUrl: string | null;
}

/** Loads a published form. Throws the same `not_found` for everything that is not published. */
export async function findForm(
  { store, dataRegion }: FormLookupDeps,
  { organization_slug, form_slug }: FormAddress,
): Promise<PublishedForm> {
  const organization = await store.organizations.bySlug(organization_slug);
  if (!organization || (await store.organizations.suspendedAt(organization.id)) !== null) throw notFound();
  const found = await store.forms.bySlug(organization.id, form_slug);
  const form = found && (await store.resources.form.get(organization.id, found.id));
  if (!found || !form?.is_active) throw notFound();
  if (organization.data_region !== dataRegion) throw new Problem("misdirected");
  const [publicly, definitions] = await Promise.all([
    publicOrganization(store, organization),
    definitionsOf(store, organization.id),
  ]);
  const origins = [...new Set([...form.allowed_origins, ...publicly.embed_origins])];
  const { redirect_url: url } = form;
  return {
    organization,
    publicly,
    form,
    origins,
    creatorId: found.created_by_user,
    fields: shownFields(form.contact_fields, definitions),
    redirectUrl: url !== null && isAllowedRedirect(url, origins) ? url : null,
  };
}
