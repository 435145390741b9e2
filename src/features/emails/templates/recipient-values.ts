import type { TemplateValues } from "../../../base/mail/rules/template.ts";
import { unprocessable } from "../../../base/platform/rules/errors.ts";
import { supportedLocale } from "../../../base/platform/rules/supported-locale.ts";
import type { Locale } from "../../../base/contract/caller.ts";
import type { EntityRecord } from "../../../base/records/rules/entity.ts";
import type { Repositories } from "../../../base/store/store.ts";

/** A person for whom texts are rendered. */
export interface TemplateRecipient {
  readonly email: string | null;
  /** Null: unknown, or a language without texts. */
  readonly locale: Locale | null;
  readonly values: TemplateValues;
}

/** Returns a contact; throws `unprocessable` if it does not exist. `path` is the location of the id in the input. */
export async function contactRecipient(
  tx: Repositories,
  orgId: string,
  { id, path }: { readonly id: string; readonly path: string },
): Promise<TemplateRecipient> {
  const contact = await liveEntity(tx, orgId, id.toLowerCase());
  if (contact?.entity_type !== "contact") throw unprocessable([{ path, code: "reference_not_found" }]);
  const company = await liveEntity(tx, orgId, textOf(contact, "company_id"));
  const names = ["first_name", "last_name", "full_name", "email", "job_title", "department"] as const;
  const values = Object.fromEntries(names.map((name) => [name, textOf(contact, name)]));
  return {
    email: textOf(contact, "email"),
    locale: supportedLocale(textOf(contact, "locale")),
    values: { ...values, company_name: company && textOf(company, "name") },
  };
}

/** Returns the contact with an address; without one, a recipient with this name. */
export async function addressRecipient(
  tx: Repositories,
  orgId: string,
  { email, name }: { readonly email: string; readonly name: string | null },
): Promise<TemplateRecipient> {
  const [contact] = await tx.campaignRecipients.valuesOf(orgId, [email]);
  if (!contact) return { email, locale: null, values: { email, full_name: name } };
  const { locale, ...values } = contact;
  return { email, locale: supportedLocale(locale), values };
}

async function liveEntity(tx: Repositories, orgId: string, id: string | null): Promise<EntityRecord | null> {
  const found = id === null ? null : await tx.entities.find(orgId, id);
  return found && found.record.deleted_at === null ? found.record : null;
}

function textOf(record: EntityRecord, name: string): string | null {
  const value = record[name];
  return typeof value === "string" ? value : null;
}
