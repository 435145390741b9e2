import { expect } from "chai";
import fc from "fast-check";
import { createProvisioned } from "../support/sign-in/scim-client.ts";
import { startService } from "../support/service.ts";
import { use } from "../support/fixture.ts";

const options = { numRuns: Number(process.env["FUZZ_CASES"] ?? 150), seed: 20260301 };

describe("SCIM: random requests", function () {
  this.timeout(3_600_000);
  let user: string;
  let group: string;
  const service = use(() => startService());
  const own = use(() => createProvisioned(service));
  before(async () => {
    user = (await own.scim.post("/Users", { userName: own.newUserName() })).string("id");
    const members = [{ value: user }];
    group = (await own.scim.post("/Groups", { displayName: "Random", members })).string("id");
  });

  /** Every request is served or rejected with an error of SCIM that gives the reason. */
  const check = async (method: string, path: string, body?: unknown): Promise<void> => {
    const answer = await own.scim.send(method, path, body === undefined ? undefined : JSON.stringify(body));
    expect(answer.status, `${method} ${path} ${JSON.stringify(body)}: ${answer.text}`).to.be.oneOf([
      200, 201, 400, 409,
    ]);
    if (answer.status >= 400) expect(answer.string("detail")).not.to.equal("");
  };

  const attribute = fc.constantFrom(
    "userName",
    "emails",
    "emails.value",
    "name.givenName",
    "active",
    "meta.created",
    "groups",
    "id",
    "externalId",
    "displayName",
    "members",
    "constructor",
    "urn:ietf:params:scim:schemas:core:2.0:User:locale",
  );
  const literal = fc.oneof(
    fc.string().map((text) => JSON.stringify(text)),
    fc.constantFrom(
      "true",
      "false",
      "null",
      "1",
      "-1e400",
      '"2026-01-01T00:00:00Z"',
      '"\\u0000"',
      '"\\ud800"',
      '"%_\\\\"',
    ),
  );
  const operator = fc.constantFrom("eq", "ne", "co", "sw", "ew", "gt", "ge", "lt", "le");
  const token = fc.oneof(
    attribute,
    operator,
    literal,
    fc.constantFrom("pr", "and", "or", "not", "(", ")", "[", "]", ".x"),
  );
  const comparison = fc.tuple(attribute, operator, literal).map((parts) => parts.join(" "));
  const filter = fc.oneof(
    fc.array(token, { maxLength: 10 }).map((parts) => parts.join(" ")),
    fc.tuple(comparison, fc.constantFrom("and", "or"), comparison).map((parts) => `not (${parts.join(" ")})`),
    comparison,
  );
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>("x", "True", null, [{ value: "x" }], { givenName: "a\u0000" }, "\ud800", [[1]], [null]),
  );

  it("filters lists or rejects the filter", async () => {
    const type = fc.constantFrom("Users", "Groups");
    const lists = fc.asyncProperty(filter, type, async (text, name) => {
      await check("GET", `/${name}?filter=${encodeURIComponent(text)}`);
    });
    await fc.assert(lists, options);
  });

  it("changes resources or rejects the change", async () => {
    const known = [
      "userName",
      "emails",
      "emails.value",
      'emails[type eq "work"].value',
      "name",
      "name.givenName",
      "active",
      "members",
      'members[value eq "x"]',
      "displayName",
      "externalId",
      "locale",
      "timezone",
      "__proto__",
      "meta",
      "id",
    ];
    const path = fc.oneof(fc.constantFrom(...known), fc.string());
    const op = fc.constantFrom("add", "replace", "remove", "Add");
    const operation = fc.record({ op, path, value }, { requiredKeys: ["op"] });
    const operations = fc.array(operation, { minLength: 1, maxLength: 3 });
    const changes = fc.asyncProperty(operations, fc.boolean(), async (Operations, ofUser) => {
      await check("PATCH", ofUser ? `/Users/${user}` : `/Groups/${group}`, { Operations });
    });
    await fc.assert(changes, options);
  });

  it("replaces and creates resources or rejects the body", async () => {
    const names = [
      "userName",
      "emails",
      "name",
      "active",
      "members",
      "displayName",
      "externalId",
      "locale",
      "timezone",
    ];
    const body = fc.dictionary(fc.constantFrom(...names, "schemas", "id", "meta"), value);
    const bodies = fc.asyncProperty(body, fc.boolean(), fc.boolean(), async (given, ofUser, replaces) => {
      const sent = { userName: `random@${own.domain}`, displayName: "Random", ...given };
      const [path, id] = ofUser ? ["/Users", user] : ["/Groups", group];
      await check(replaces ? "PUT" : "POST", replaces ? `${path}/${id}` : path, sent);
    });
    await fc.assert(bodies, options);
  });
});
