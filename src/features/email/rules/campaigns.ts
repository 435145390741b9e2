import type { Schemas } from "../../../../generated/services.js";
import { type Detail, Problem, unprocessable } from "../../../base/platform/rules/errors.ts";
import { readTags } from "../../../base/records/rules/entity-input.ts";
import type { Mailbox } from "../../../base/mail/rules/mailbox.ts";
import { misplacedInHtml, misplacedInText, templateProblems } from "../../../base/mail/rules/template.ts";
import { normalizeText, normalized } from "../../../base/contract/unicode.ts";
import { normalizeTexts } from "../../../base/platform/rules/text.ts";
import { unsafeLinks } from "../../../base/mail/rules/unsafe-links.ts";
import { DAY_MS } from "../../../base/platform/rules/durations.ts";

/** Status of a campaign. */
export type CampaignStatus = Schemas["CampaignStatus"];

/** An action on a campaign; `complete` is done by the service when all messages are sent. */
export type CampaignAction = "schedule" | "unschedule" | "send" | "cancel" | "complete" | "archive";

const TRANSITIONS: Readonly<Record<CampaignStatus, Partial<Readonly<Record<CampaignAction, CampaignStatus>>>>> = {
  draft: { schedule: "scheduled", send: "sending" },
  scheduled: { unschedule: "draft", send: "sending", cancel: "cancelled" },
  sending: { cancel: "cancelled", complete: "sent" },
  sent: { archive: "archived" },
  cancelled: { archive: "archived" },
  archived: {},
};

/**
 * Returns the status after an action; throws `state_conflict`, with the possible actions, if the action is not
 * possible.
 */
export function nextStatus(status: CampaignStatus, action: CampaignAction): CampaignStatus {
  const next = TRANSITIONS[status][action];
  if (next === undefined) throw new Problem("state_conflict", [statusDetail(status, "/status")]);
  return next;
}

/** Returns the actions that are possible for clients. */
export function possibleActions(status: CampaignStatus): readonly CampaignAction[] {
  const actions = Object.keys(TRANSITIONS[status]) as CampaignAction[];
  return actions.filter((action) => action !== "complete");
}

/** Fields that can be changed in any status, because they are not part of the message. */
const ALWAYS: ReadonlySet<string> = new Set(["name", "tags", "owner_id"]);

/** Throws `state_conflict` with every field that cannot be changed in this status. */
export function requireEditable(status: CampaignStatus, fields: Iterable<string>): void {
  if (status === "draft") return;
  const fixed = [...fields].filter((field) => !ALWAYS.has(field));
  if (fixed.length > 0) {
    throw new Problem(
      "state_conflict",
      fixed.slice(0, 20).map((field) => statusDetail(status, `/${field}`)),
    );
  }
}

/** Throws `state_conflict` for a campaign that is scheduled or being sent. */
export function requireDeletable(status: CampaignStatus): void {
  if (status !== "scheduled" && status !== "sending") return;
  throw new Problem("state_conflict", [{ path: "/status", code: "campaign_in_use", values: { status } }]);
}

/** The fields that a campaign needs before it can be sent. */
interface CampaignContent {
  readonly template_id: string | null;
  readonly subject: string | null;
  readonly from: object | null;
  readonly html_body: string | null;
  readonly text_body: string | null;
}

/** Returns a detail for each missing field. */
export function missingContent({ template_id, subject, from, html_body, text_body }: CampaignContent): Detail[] {
  const missing: Detail[] = [];
  if (template_id === null && subject === null) missing.push({ path: "/subject", code: "required" });
  if (from === null) missing.push({ path: "/from", code: "required" });
  if (template_id === null && html_body === null && text_body === null) {
    missing.push({ path: "/html_body", code: "required", values: { choice: "html_body, text_body" } });
  }
  return missing;
}

function statusDetail(status: CampaignStatus, path: string): Detail {
  const actions = possibleActions(status);
  const fields = status === "draft" ? [] : [...ALWAYS];
  const allowed = path === "/status" ? actions : fields;
  const list = allowed.length === 0 ? "–" : allowed.join(", ");
  return { path, code: "campaign_status", values: { status, allowed: list }, extra: { allowed_values: allowed } };
}

const UTM_PARTS = ["source", "medium", "campaign", "term", "content"] as const;

/** Query parameters added to the links of a campaign. */
export type Utm = Readonly<Record<(typeof UTM_PARTS)[number], string | null>>;

/** The writable fields of a campaign; null clears a field, undefined keeps it. */
interface CampaignInput {
  readonly name?: string | undefined;
  readonly subject?: string | null | undefined;
  readonly preview_text?: string | null | undefined;
  readonly from?: { readonly email: string; readonly name?: string | null | undefined } | null | undefined;
  readonly reply_to?: string | null | undefined;
  readonly html_body?: string | null | undefined;
  readonly text_body?: string | null | undefined;
  readonly template_id?: string | null | undefined;
  readonly segment_ids?: readonly string[] | undefined;
  readonly exclude_segment_ids?: readonly string[] | undefined;
  readonly topic_id?: string | null | undefined;
  readonly utm?: Partial<Readonly<Record<keyof Utm, string | null | undefined>>> | null | undefined;
  readonly owner_id?: string | null | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** The same fields in normalized form. */
export interface CampaignValues {
  readonly name?: string;
  readonly subject?: string | null;
  readonly preview_text?: string | null;
  readonly from?: Mailbox | null;
  readonly reply_to?: string | null;
  readonly html_body?: string | null;
  readonly text_body?: string | null;
  readonly template_id?: string | null;
  readonly segment_ids?: readonly string[];
  readonly exclude_segment_ids?: readonly string[];
  readonly topic_id?: string | null;
  readonly utm?: Utm | null;
  readonly owner_id?: string | null;
  readonly tags?: readonly string[];
}

/** Texts that may contain variables; an e-mail template replaces all of them. */
const TEMPLATES = ["subject", "preview_text", "html_body", "text_body"] as const;

/**
 * Normalizes the fields for storage. Throws `unprocessable` with every invalid value, or with every unknown or
 * misplaced variable and unsafe link.
 */
export function readCampaignInput(input: CampaignInput): CampaignValues {
  const texts = normalizeTexts(input, { required: ["name"], optional: ["subject", "preview_text"] });
  const details: Detail[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(texts) as [string, unknown][]) {
    if (value !== undefined) values[name] = value;
  }
  const { from, reply_to, html_body, text_body, template_id, segment_ids, exclude_segment_ids, utm, tags } = input;
  if (from) values["from"] = readFrom(from);
  if (typeof reply_to === "string") values["reply_to"] = normalizeText(reply_to).toLowerCase();
  if (typeof html_body === "string") values["html_body"] = readBody(html_body);
  if (typeof text_body === "string") values["text_body"] = readBody(text_body);
  if (typeof template_id === "string") values["template_id"] = template_id.toLowerCase();
  if (segment_ids) values["segment_ids"] = readIds(segment_ids, "/segment_ids", details);
  if (exclude_segment_ids) {
    values["exclude_segment_ids"] = readIds(exclude_segment_ids, "/exclude_segment_ids", details);
  }
  if (utm) values["utm"] = readUtm(utm);
  if (tags) values["tags"] = readTags(tags, details);
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  requireVariables(values);
  return values;
}

function requireVariables(values: CampaignValues): void {
  const { html_body, text_body } = values;
  const details = [
    ...TEMPLATES.flatMap((name) => templateProblems(values[name] ?? "", `/${name}`)),
    ...misplacedInHtml(html_body ?? "", "/html_body"),
    ...misplacedInText(text_body ?? "", "/text_body"),
    ...unsafeLinks(html_body ?? "", "/html_body"),
  ];
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
}

/** Returns a detail for each text of a campaign that takes its texts from a template. */
export function textsBesideTemplate(campaign: CampaignValues): Detail[] {
  if ((campaign.template_id ?? null) === null) return [];
  const given = TEMPLATES.filter((name) => (campaign[name] ?? null) !== null);
  return given.map((name) => ({ path: `/${name}`, code: "template_texts" }));
}

function readFrom({ email, name }: NonNullable<CampaignInput["from"]>): Mailbox {
  const shown = normalizeText(name ?? "");
  return { email: normalizeText(email).toLowerCase(), name: shown === "" ? null : shown };
}

/** Returns the body unchanged except for NFC; null if it is blank. */
const readBody = (body: string): string | null => (body.trim() === "" ? null : normalized(body, "NFC"));

function readIds(ids: readonly string[], path: string, details: Detail[]): string[] {
  const read = ids.map((id) => id.toLowerCase());
  read.forEach((id, index) => {
    if (read.indexOf(id) < index) details.push({ path: `${path}/${index}`, code: "not_unique" });
  });
  return read;
}

function readUtm(utm: NonNullable<CampaignInput["utm"]>): Utm {
  const parts = UTM_PARTS.map((part) => [part, normalizeText(utm[part] ?? "")] as const);
  return Object.fromEntries(parts.map(([part, text]) => [part, text === "" ? null : text])) as Utm;
}

/** Counts of the messages of a campaign. */
export type CampaignCounts = Omit<
  Schemas["CampaignStats"],
  "open_rate" | "click_rate" | "bounce_rate" | "unsubscribe_rate"
>;

/** Returns the counts and their shares of `sent`, from 0 to 1; null while nothing was sent. */
export function campaignStats(counts: CampaignCounts) {
  const { sent, unique_opens, unique_clicks, bounces, unsubscribes } = counts;
  const rate = (part: number): number | null => (sent > 0 ? Math.min(1, part / sent) : null);
  return {
    ...counts,
    open_rate: rate(unique_opens),
    click_rate: rate(unique_clicks),
    bounce_rate: rate(bounces),
    unsubscribe_rate: rate(unsubscribes),
  };
}

/** Milliseconds. A time at most this far in the past counts as now, because clocks differ. */
const GRACE = 60_000;

/** A requested time of sending, in the future and not too far ahead. */
interface SendTime {
  readonly path: string;
  /** RFC 3339. */
  readonly at: string;
  readonly mostDays: number;
}

/** Returns the time in UTC; null for now. Throws `unprocessable` for a time in the past or too far ahead. */
export function readSendTime({ path, at, mostDays }: SendTime, now: number): string | null {
  const moment = Date.parse(at);
  if (moment < now - GRACE) throw unprocessable([{ path, code: "time_in_past" }]);
  if (moment > now + mostDays * DAY_MS) {
    throw unprocessable([{ path, code: "too_far_ahead", values: { days: mostDays }, extra: { limit: mostDays } }]);
  }
  return moment <= now ? null : new Date(moment).toISOString();
}
