import { type Detail, Problem } from "../../../base/platform/rules/errors.ts";

/** Status of a campaign. */
export type CampaignStatus = "draft" | "scheduled" | "sending" | "sent" | "cancelled" | "archived";

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
export interface CampaignContent {
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
