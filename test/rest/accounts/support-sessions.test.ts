import { expect } from "chai";
import { operations } from "../../../generated/operations.js";
import { use, useFixture } from "../../support/fixture.ts";
import { supportSession } from "../../support/accounts/people.ts";

/** Changes to an organization's accounts and settings that operators may make on its behalf. */
const ALLOWED = ["organization.update", "session.delete", "webhooks.delete", "webhooks.test", "webhooks.redeliver"];
/** Groups of operations on accounts, credentials, permissions, and places to which data is sent. */
const SENSITIVE = new Set([
  "session",
  "me",
  "password",
  "apiKeys",
  "aiPolicy",
  "connections",
  "members",
  "roles",
  "organization",
  "webhooks",
  "exports",
  "identityProvider",
  "emailDomains",
  "scimToken",
  "passkeys",
  "signInMethods",
]);
const changes = operations.filter(({ method, access }) => method !== "get" && access !== "public");

describe("All operations: support sessions", () => {
  const fixture = useFixture();
  const operator = use(() => supportSession(fixture.service, fixture.organization.owner));

  it("may not change accounts, credentials, permissions, and places to which data is sent", () => {
    const sensitive = changes.filter(({ id }) => SENSITIVE.has(id.split(".")[0] ?? ""));
    const allowed = sensitive.filter(({ forbidsSupportSession }) => !forbidsSupportSession);
    expect(allowed.map(({ id }) => id).toSorted()).to.deep.equal(ALLOWED.toSorted());
  });

  for (const { id, method, path } of operations.filter(({ forbidsSupportSession }) => forbidsSupportSession)) {
    it(`get 403 support_session_forbidden from ${id}`, async () => {
      const url = path.replaceAll(/\{\w+\}/g, "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01");
      const answer = await operator.send(method.toUpperCase(), url, method === "get" ? {} : { body: {} });
      expect([answer.status, answer.at("code")]).to.deep.equal([403, "support_session_forbidden"]);
    });
  }
});
