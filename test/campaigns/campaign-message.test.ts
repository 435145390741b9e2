import { expect } from "chai";
import {
  campaignMessage,
  type CampaignTexts,
  type MessageTracking,
} from "../../src/features/email/rules/campaign-message.ts";

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

  it("takes linear time in the number of HTML tags", () => {
    const begun = performance.now();
    htmlOf(`<a href="https://a.example/">`.repeat(15_000));
    htmlOf("</body".repeat(80_000));
    htmlOf(`<a href="`.repeat(50_000));
    expect(performance.now() - begun).to.be.below(5_000);
  });
});
