import type { Caller, Locale } from "../../../base/contract/caller.ts";
import type { CampaignValues } from "../rules/campaigns.ts";
import { type Detail, unprocessable } from "../../../base/platform/rules/errors.ts";
import type { LockedSegment } from "../../segments/sql/segments.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { requireReadableMembers } from "../../../base/records/segment-membership.ts";
import { availableLocale, type Translations } from "../rules/templates.ts";
import { type EmailBrand, emailLayout } from "../../../base/mail/rules/email-layout.ts";
import type { CampaignTexts } from "../rules/campaign-message.ts";
import type { CampaignRow } from "../sql/campaigns.ts";

/** Returns a detail if the topic does not exist or was deleted. */
export async function missingTopic(
  { resources }: Repositories,
  orgId: string,
  { topic_id: id }: { readonly topic_id: string | null },
): Promise<Detail[]> {
  if (id === null || (await resources.topic.get(orgId, id))) return [];
  return [{ path: "/topic_id", code: "reference_not_found" }];
}

type FoundSegments = readonly (LockedSegment | null)[];

/**
 * Throws `unprocessable` if the owner, the template or a segment of contacts does not exist; `values` contains only
 * changed fields.
 */
export async function checkCampaignReferences(tx: Repositories, caller: Caller, values: CampaignValues): Promise<void> {
  const orgId = caller.organization.id;
  const details: Detail[] = [];
  const { owner_id, segment_ids = [], exclude_segment_ids = [], template_id = null, topic_id = null } = values;
  if (typeof owner_id === "string" && (await tx.users.get(orgId, owner_id)) === null) {
    details.push({ path: "/owner_id", code: "reference_not_found" });
  }
  details.push(...(await templateProblems(tx, orgId, template_id)));
  details.push(...(await missingTopic(tx, orgId, { topic_id })));
  const [included, excluded] = [
    await findSegments(tx, orgId, segment_ids),
    await findSegments(tx, orgId, exclude_segment_ids),
  ];
  // The number of recipients reveals the members of the segments.
  for (const segment of [...included, ...excluded]) if (segment) requireReadableMembers(caller, segment);
  details.push(...problemsOf(included, "/segment_ids"), ...problemsOf(excluded, "/exclude_segment_ids"));
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
}

/** The included and excluded segments of a campaign. */
interface CampaignSegments {
  readonly segment_ids: readonly string[];
  readonly exclude_segment_ids: readonly string[];
}

/**
 * Returns what is wrong with the segments of a campaign to be sent: at least one included segment must exist, and all
 * excluded ones, so that no one receives it by mistake.
 */
export async function missingSegments(tx: Repositories, orgId: string, targets: CampaignSegments): Promise<Detail[]> {
  const { segment_ids, exclude_segment_ids } = targets;
  if (segment_ids.length === 0) {
    return [{ path: "/segment_ids", code: "too_few", values: { limit: 1 }, extra: { limit: 1 } }];
  }
  const included = await findSegments(tx, orgId, segment_ids);
  const excluded = await findSegments(tx, orgId, exclude_segment_ids);
  const missing = included.some((segment) => segment !== null) ? [] : problemsOf(included, "/segment_ids");
  return [...missing, ...problemsOf(excluded, "/exclude_segment_ids")];
}

/**
 * Returns the live segments with these ids, or null for each that does not exist; in a transaction they cannot be
 * deleted before its end.
 */
export async function findSegments(
  { segments }: Repositories,
  orgId: string,
  ids: readonly string[],
): Promise<FoundSegments> {
  if (ids.length === 0) return [];
  const live = new Map((await segments.lockLiveSegments(orgId, ids)).map((segment) => [segment.id, segment]));
  return ids.map((id) => live.get(id.toLowerCase()) ?? null);
}

function problemsOf(found: FoundSegments, path: string): Detail[] {
  return found.flatMap((segment, index): Detail[] => {
    if (segment === null) return [{ path: `${path}/${index}`, code: "reference_not_found" }];
    return segment.entity_type === "contact" ? [] : [{ path: `${path}/${index}`, code: "segment_of_companies" }];
  });
}

/** The error of a template that was deleted. */
export const LOST_TEMPLATE: Detail = { path: "/template_id", code: "reference_not_found" };

/** The version of a template that a campaign uses. */
interface CampaignTemplate {
  readonly version: number;
  readonly translations: Translations;
}

type Templated = Pick<CampaignRow, "template_id" | "template_version" | "template_texts">;

/** Returns the copy that a campaign took, otherwise the current template; null if there is none. */
export async function templateOf(
  tx: Repositories,
  orgId: string,
  { template_id: id, template_version: version, template_texts: translations }: Templated,
): Promise<CampaignTemplate | null> {
  if (version !== null && translations !== null) return { version, translations };
  return id === null ? null : await tx.resources.email_template.get(orgId, id);
}

/** Returns what is wrong with the template of a campaign: it must exist and be for marketing. */
export async function templateProblems(tx: Repositories, orgId: string, id: string | null): Promise<Detail[]> {
  if (id === null) return [];
  const template = await tx.resources.email_template.get(orgId, id);
  if (template === null) return [LOST_TEMPLATE];
  const expected = { values: { kind: "marketing" }, extra: { allowed_values: ["marketing"] } };
  return template.kind === "marketing" ? [] : [{ path: "/template_id", code: "template_kind", ...expected }];
}

/** The columns of a campaign that takes a copy of its template, unless it has one. */
export async function copyOfTemplate(tx: Repositories, orgId: string, campaign: CampaignRow): Promise<object> {
  const template = await templateOf(tx, orgId, campaign);
  if (template === null) return {};
  return { template_version: template.version, template_texts: template.translations };
}

/** The columns of a campaign without a copy. */
export const NO_COPY = { template_version: null, template_texts: null };

/** The texts of a campaign for a recipient, and their layout. */
export interface RecipientTexts {
  /** Null: the texts are in one language only. */
  readonly locale: Locale | null;
  readonly texts: CampaignTexts;
  readonly wrap: (content: string) => string;
}

/**
 * Returns the texts for a recipient: those of the template in the first of these languages that it has, in the layout;
 * without a template, those of the campaign.
 */
export function recipientTexts(
  campaign: CampaignTexts,
  template: Pick<CampaignTemplate, "translations"> | null,
  { brand, wanted }: { readonly brand: EmailBrand; readonly wanted: readonly (Locale | null)[] },
): RecipientTexts {
  const locale = template && availableLocale(template.translations, wanted);
  const found = locale && template.translations[locale];
  if (!found) return { locale: null, texts: campaign, wrap: (content) => content };
  const { subject, preheader = null, html } = found;
  const { name, utm } = campaign;
  return {
    locale,
    texts: { name, utm, subject, preview_text: preheader, html_body: html, text_body: null },
    wrap: (content) => emailLayout({ locale, title: brand.name, brand, content, footer: null }),
  };
}
