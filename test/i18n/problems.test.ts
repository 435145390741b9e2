import { expect } from "chai";
import { notFound } from "../../src/base/platform/rules/errors.ts";
import { errorResponse } from "../../src/adapters/http/error-response.ts";
import { describeError } from "../../src/adapters/http/log.ts";
import { toProblem } from "../../src/base/platform/rules/problems.ts";

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
