import { expect } from "chai";
import {
  nextStatus,
  possibleActions,
  requireDeletable,
  requireEditable,
  type CampaignAction,
  type CampaignStatus,
  campaignStats,
} from "../../src/features/email/rules/campaigns.ts";
import { Problem } from "../../src/base/platform/rules/errors.ts";

const statuses: CampaignStatus[] = ["draft", "scheduled", "sending", "sent", "cancelled", "archived"];
const actions: CampaignAction[] = ["schedule", "unschedule", "send", "cancel", "complete", "archive"];

describe("Campaign states", () => {
  const possible: readonly [CampaignStatus, CampaignAction, CampaignStatus][] = [
    ["draft", "schedule", "scheduled"],
    ["draft", "send", "sending"],
    ["scheduled", "unschedule", "draft"],
    ["scheduled", "send", "sending"],
    ["scheduled", "cancel", "cancelled"],
    ["sending", "complete", "sent"],
    ["sending", "cancel", "cancelled"],
    ["sent", "archive", "archived"],
    ["cancelled", "archive", "archived"],
  ];

  it("allow exactly the listed transitions", () => {
    for (const status of statuses) {
      for (const action of actions) {
        const [, , next] = possible.find(([from, by]) => from === status && by === action) ?? [];
        if (next) expect(nextStatus(status, action)).to.equal(next);
        else expect(() => nextStatus(status, action), `${status} ${action}`).to.throw(Problem, "state_conflict");
      }
    }
  });

  it("report the status and the allowed actions in the error", () => {
    const refused = problemOf(() => nextStatus("scheduled", "schedule"));
    expect(refused.details).to.deep.equal([
      {
        path: "/status",
        code: "campaign_status",
        values: { status: "scheduled", allowed: "unschedule, send, cancel" },
        extra: { allowed_values: ["unschedule", "send", "cancel"] },
      },
    ]);
    expect(possibleActions("sending")).to.deep.equal(["cancel"]);
  });

  it("allow all changes of a draft, and later only fields that are not sent", () => {
    requireEditable("draft", ["subject", "html_body"]);
    requireEditable("sent", ["name", "tags", "owner_id"]);
    const refused = problemOf(() => requireEditable("scheduled", ["subject", "name", "segment_ids"]));
    expect(refused.details.map(({ path }) => path)).to.deep.equal(["/subject", "/segment_ids"]);
  });

  it("do not allow deleting a scheduled or sending campaign", () => {
    for (const status of statuses) {
      if (status === "scheduled" || status === "sending") {
        expect(() => requireDeletable(status), status).to.throw(Problem);
      } else requireDeletable(status);
    }
  });
});

describe("Campaign rates", () => {
  const none = { recipients: 0, sent: 0, failed: 0, suppressed: 0, opens: 0, unique_opens: 0 };
  const counts = { ...none, clicks: 0, unique_clicks: 0, bounces: 0, unsubscribes: 0 };

  it("are null before the first message is sent", () => {
    expect(campaignStats(counts)).to.include({ open_rate: null, click_rate: null, bounce_rate: null });
  });

  it("are fractions of the sent messages and never above 1", () => {
    const some = { ...counts, sent: 200, unique_opens: 50, unique_clicks: 10, bounces: 4, unsubscribes: 201 };
    expect(campaignStats(some)).to.include({
      open_rate: 0.25,
      click_rate: 0.05,
      bounce_rate: 0.02,
      unsubscribe_rate: 1,
    });
  });
});

function problemOf(call: () => void): Problem {
  try {
    call();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error("Nothing was rejected.");
}
