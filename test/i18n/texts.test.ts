import { expect } from "chai";
import { dateIn } from "../../src/features/sign-in/pages/parts.ts";
import { pageDates } from "../../src/features/booking/texts/page-dates.ts";
import { dayIn, momentIn, periodIn } from "../../src/base/i18n/event-times.ts";
import { explain, sentences } from "../../src/base/i18n/sentences.ts";
import { notFound } from "../../src/base/platform/rules/errors.ts";
import { errorResponse } from "../../src/adapters/http/error-response.ts";
import { describeError } from "../../src/adapters/http/log.ts";
import { toProblem } from "../../src/base/platform/rules/problems.ts";

describe("Dates in texts", () => {
  const [first, eleventh] = ["2026-04-01T13:00:00Z", "2026-04-11T01:00:00Z"];
  const french = { locale: "fr", timezone: "Europe/Paris" } as const;

  it("write the first day of a month as 1er in French", () => {
    expect(momentIn(first, "fr")).to.equal("1er avril 2026 à 13:00 UTC");
    expect(dayIn({ start_at: first, end_at: first }, french)).to.match(/^1er avr\. 2026/);
    expect(periodIn({ start_at: first, end_at: "2026-04-01T13:30:00Z" }, french)).to.match(/^mercredi 1er avril 2026/);
    expect(pageDates("fr").day("2026-04-01")).to.equal("mercredi 1er avril 2026");
    expect(dateIn(first, { locale: "fr", organization: french })).to.equal("1er avril 2026");
  });

  it("leave other days, times and languages unchanged", () => {
    expect(momentIn(eleventh, "fr")).to.equal("11 avril 2026 à 01:00 UTC");
    expect(momentIn(first, "en")).to.equal("April 1, 2026 at 1:00 PM UTC");
    expect(dateIn(first, { locale: "en", organization: french })).to.equal("1 April 2026");
  });
});

describe("Message catalogs", () => {
  it("have the same keys and placeholders in both languages", () => {
    const [en, fr] = [sentences("en"), sentences("fr")];
    for (const part of ["errors", "details", "types", "forms"] as const) {
      expect(Object.keys(fr[part]), part).to.have.members(Object.keys(en[part]));
      const placeholders = (texts: object) =>
        Object.entries(texts).map(([name, text]) => [name, String(text).match(/\{\w+\}/g) ?? []]);
      expect(placeholders(fr[part]), part).to.deep.equal(placeholders(en[part]));
    }
  });

  it("describe the expected value", () => {
    const [en, fr] = [sentences("en"), sentences("fr")];
    expect(explain(en, "format", { format: "email" })).to.equal(
      "This must be an e-mail address, such as ada@example.com, without accents and other special characters before the @.",
    );
    expect(explain(fr, "type", { type: "integer" })).to.equal("La valeur doit être un nombre entier.");
    expect(explain(en, "type", { type: "string, integer" })).to.equal("This must be text / a whole number.");
    expect(explain(en, "format", { format: "clock" })).to.equal("This must be a time of day, such as 09:30.");
    expect(explain(en, "required", { choice: "first_name, last_name, email" })).to.equal(
      "One of these is required: first_name, last_name, email.",
    );
    expect(explain(en, "format")).to.equal("This must be in the format that the contract defines.");
  });
});

const REQUEST = "0190b5a0-0000-7000-8000-000000000001";

describe("Error responses", () => {
  it("keep the code of a domain error", () => {
    expect(toProblem(notFound()).code).to.equal("not_found");
  });

  const passing: readonly [string, Error][] = [
    ["a server that is stopping", fromDatabase("57P01")],
    ["a server that is starting", fromDatabase("57P03")],
    ["a lost connection", fromDatabase("08006")],
    ["a missing database", fromDatabase("3D000")],
    ["too many connections", fromDatabase("53300")],
    ["a full disk", fromDatabase("53100")],
    ["a statement past its time limit", fromDatabase("57014")],
    ["a deadlock", fromDatabase("40P01")],
    ["a refused connection", Object.assign(new Error("connect"), { code: "ECONNREFUSED", syscall: "connect" })],
    ["a missing socket", Object.assign(new Error("connect"), { code: "ENOENT", syscall: "connect" })],
    ["a pool without a free connection", Object.assign(new Error("Timeout"), { name: "KnexTimeoutError" })],
    ["a connection that ended", new Error("Connection terminated unexpectedly")],
    ["a connection timeout", new Error("timeout expired")],
    ["a closed connection", new Error("Client was closed and is not queryable")],
    ["a frozen server", new Error("Query read timeout")],
  ];
  for (const [what, error] of passing) {
    it(`are "unavailable" with Retry-After for ${what}`, () => {
      const { status, headers, body } = errorResponse(toProblem(error), "en", REQUEST);
      expect(status).to.equal(503);
      expect(Number(headers["Retry-After"])).to.be.at.least(1);
      expect(body.code).to.equal("unavailable");
    });
  }

  const ours: readonly [string, unknown][] = [
    ["a mistake in a query", fromDatabase("42703")],
    ["a mistake in the code", new TypeError("x is not a function")],
    ["a thrown value that is not an error", "oops"],
    ["a missing file", Object.assign(new Error("open"), { code: "ENOENT" })],
  ];
  for (const [what, error] of ours) {
    it(`are "internal" without details for ${what}`, () => {
      const { status, body } = errorResponse(toProblem(error), "fr", REQUEST);
      expect(status).to.equal(500);
      expect(body).to.deep.equal({
        error: "Une erreur s’est produite de notre côté.",
        code: "internal",
        request_id: REQUEST,
      });
    });
  }

  it("are logged without the value quoted by the database", () => {
    const error = Object.assign(fromDatabase("22P02"), {
      message: 'invalid input: "jane@example.com"',
      detail: "jane",
    });
    expect(JSON.stringify(describeError(error)))
      .to.include("22P02")
      .and.not.include("jane");
  });
});

function fromDatabase(code: string): Error {
  return Object.assign(new Error("a database's message"), { code, severity: "ERROR" });
}
