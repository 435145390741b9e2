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
import {
  campaignMessage,
  type CampaignTexts,
  type MessageTracking,
} from "../../src/features/email/rules/campaign-message.ts";
import { expectLinear } from "../support/growth.ts";

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

const written: CampaignTexts = {
  name: "Spring",
  subject: null,
  preview_text: null,
  html_body: null,
  text_body: null,
  utm: null,
};
const tracking: MessageTracking = {
  pixel: "https://crm.example/open?a=1&b=2",
  link: (url) => `https://crm.example/to?${encodeURIComponent(url)}`,
};

describe("Campaign message: tracking", () => {
  const htmlOf = (html_body: string, how: MessageTracking = tracking): string | null =>
    campaignMessage({ ...written, html_body }, { unsubscribe_url: "https://crm.example/u?x=1&y=2" }, { tracking: how })
      .html;

  it("replaces links to web pages with tracking links, regardless of quotes and case", () => {
    for (const [html, expected] of [
      [`<a href="https://a.example/">`, `<a href="https://crm.example/to?https%3A%2F%2Fa.example%2F">`],
      [`<A HREF='HTTPS://a.example/'>`, `<A HREF='https://crm.example/to?HTTPS%3A%2F%2Fa.example%2F'>`],
      [
        `<area href="http://a.example/?x&amp;y">`,
        `<area href="https://crm.example/to?http%3A%2F%2Fa.example%2F%3Fx%26y">`,
      ],
    ]) {
      expect(htmlOf(html ?? "", { ...tracking, pixel: null })).to.equal(expected);
    }
  });

  it("leaves all other content unchanged, including the unsubscribe link", () => {
    for (const html of [
      `<a href="mailto:a@a.example"><a href="tel:+33"><a href="#top"><a href="/page"><a href="javascript:a()"><a href>`,
      `<link href="https://a.example/"><img src="https://a.example/"><!-- <a href="https://a.example/"> -->`,
      `<a href=https://a.example/>`,
      `https://a.example/`,
    ]) {
      expect(htmlOf(html, { ...tracking, pixel: null }), html).to.equal(html);
    }
    const unsubscribe = `<a href="{{unsubscribe_url}}">`;
    expect(htmlOf(unsubscribe, { ...tracking, pixel: null })).to.equal(`<a href="https://crm.example/u?x=1&amp;y=2">`);
  });

  it("adds the tracking pixel at the end of the HTML body and never to a text-only message", () => {
    const picture = `<img src="https://crm.example/open?a=1&amp;b=2" width="1" height="1" alt="" style="display:block;border:0">`;
    expect(htmlOf("<html><body><p>A</p></BODY ></html>")).to.equal(`<html><body><p>A</p>${picture}</BODY ></html>`);
    expect(htmlOf("<p>A</p>")).to.equal(`<p>A</p>${picture}`);
    const text = campaignMessage({ ...written, text_body: "https://a.example/" }, {}, { tracking });
    expect(text).to.deep.equal({ subject: "Spring", html: null, text: "https://a.example/" });
  });

  it("takes linear time in the number of HTML tags", async () => {
    await expectLinear("links", 15_000, (size) => htmlOf(`<a href="https://a.example/">`.repeat(size)));
    await expectLinear("ends of the body", 80_000, (size) => htmlOf("</body".repeat(size)));
    await expectLinear("open attributes", 50_000, (size) => htmlOf(`<a href="`.repeat(size)));
  });
});
