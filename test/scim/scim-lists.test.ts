import { expect } from "chai";
import { verifyDomain } from "../support/sign-in/single-sign-on.ts";
import { createProvisioned, scimClient } from "../support/sign-in/scim-client.ts";
import { startService } from "../support/service.ts";
import type { Answer } from "../support/wire.ts";
import { use } from "../support/fixture.ts";

describe("SCIM lists, filters and ETags", () => {
  const ids: string[] = [];
  const service = use(() => startService());
  const own = use(() => createProvisioned(service));
  before(async () => {
    await verifyDomain(service, own.owner, "lists.example");
    const people = [
      {
        userName: "ada@lists.example",
        externalId: "A1",
        displayName: "Ada L.",
        name: { givenName: "Ada", familyName: "Lovelace" },
      },
      { userName: "bo@lists.example", externalId: "a1", name: { givenName: "Bo" }, active: false, locale: "fr" },
      { userName: "c%d_e@lists.example", displayName: 'Quote "C" \\' },
    ];
    for (const person of people) ids.push((await own.scim.post("/Users", person)).string("id"));
    const members = ids.slice(0, 2).map((value) => ({ value }));
    await own.scim.post("/Groups", { displayName: "Engineering", externalId: "G1", members });
  });

  const found = (filter: string): Promise<unknown[]> => own.scim.names("Users", filter);
  const [ADA, BO, C] = ["ada@lists.example", "bo@lists.example", "c%d_e@lists.example"];

  it("filters users by all operators", async () => {
    const cases: Readonly<Record<string, readonly unknown[]>> = {
      'userName eq "ADA@lists.example"': [ADA],
      'userName sw "ada" or userName sw "bo"': [ADA, BO],
      'userName co "%d_"': [C],
      'userName ew "lists.example" and not (active eq false)': [ADA, C],
      'urn:ietf:params:scim:schemas:core:2.0:User:name.givenName eq "ada"': [ADA],
      'externalId eq "A1"': [ADA],
      'externalId eq "a1"': [BO],
      'displayName eq "quote \\"c\\" \\\\"': [C],
      'name.familyName pr and userName co "lists"': [ADA],
      'not (name.familyName pr) and userName co "lists"': [BO, C],
      'name.givenName ne "Ada" and userName co "lists"': [BO, C],
      'active eq "False"': [BO],
      'locale eq "fr"': [BO],
      'emails eq "ada@lists.example"': [ADA],
      'emails[type eq "work" and value sw "bo@"]': [BO],
      'emails.value eq "bo@lists.example"': [BO],
      'groups.display eq "engineering"': [ADA, BO],
      "groups pr and name.familyName eq null": [BO],
      'userName ge "bo" and userName le "c%z"': [BO, C],
      'meta.created gt "2020-01-01T00:00:00Z" and userName co "lists"': [ADA, BO, C],
      'meta.lastModified lt "2020-01-01T00:00:00+02:00"': [],
      'userName eq "x\\u0000"': [],
    };
    for (const [filter, names] of Object.entries(cases)) expect(await found(filter), filter).to.have.members(names);
    expect(await found(`id eq "${String(ids[0])}"`)).to.deep.equal([ADA]);
  });

  it("reads `and` before `or`, and parentheses first", async () => {
    const filter = 'userName eq "ada@lists.example" or userName sw "bo" and active eq true';
    expect(await found(filter)).to.deep.equal([ADA]);
    expect(await found('(userName sw "ada" or userName sw "bo") and active eq false')).to.deep.equal([BO]);
  });

  it("filters groups by name, external id and members", async () => {
    for (const filter of [
      'displayName eq "ENGINEERING"',
      'externalId eq "G1"',
      `members[value eq "${String(ids[1])}"]`,
    ]) {
      expect(await own.scim.names("Groups", filter), filter).to.deep.equal(["Engineering"]);
    }
    expect(await own.scim.names("Groups", `members.value eq "${String(ids[2])}"`)).to.deep.equal([]);
  });

  it("explains what is wrong with a filter", async () => {
    const cases: Readonly<Record<string, RegExp>> = {
      userName: /Expected an operator .* found the end/,
      'userName is "x"': /Expected an operator .* found "is" at position 10/,
      "userName eq ada": /Expected a value .* found "ada"/,
      'userName eq "x': /Unexpected character at position 13/,
      '(userName eq "x"': /Expected a closing parenthesis, found the end/,
      'userName eq "x" userName': /Expected the end, found "userName"/,
      'password eq "x"': /Cannot filter by password/,
      'constructor pr or emails.constructor eq "x"': /Cannot filter by constructor/,
      "emails[constructor pr]": /sub-attribute constructor/,
      "active gt true": /can only be compared with true and false/,
      'meta.created eq "yesterday"': /time in RFC 3339/,
      'emails[street eq "x"]': /sub-attribute street/,
      'name[givenName eq "x"]': /no values that a filter in brackets/,
      "userName eq 7": /can only be compared with a text/,
      [`${"(".repeat(30)}userName pr${")".repeat(30)}`]: /at most 20 nested levels/,
      [Array.from({ length: 200 }, () => "userName pr").join(" or ")]: /More than 100 comparisons/,
    };
    for (const [filter, detail] of Object.entries(cases)) {
      const answer = await own.scim.get(`/Users?filter=${encodeURIComponent(filter)}`);
      expect([answer.status, answer.at("scimType")], filter).to.deep.equal([400, "invalidFilter"]);
      expect(answer.at("detail")).to.match(detail);
    }
  });

  it("pages from startIndex, sorts, and limits count to the range that is supported", async () => {
    const page = await own.scim.get("/Users?sortBy=userName&startIndex=2&count=2&filter=userName%20co%20%22lists%22");
    expect(page.at("schemas")).to.deep.equal(["urn:ietf:params:scim:api:messages:2.0:ListResponse"]);
    expect([page.at("totalResults"), page.at("itemsPerPage"), page.at("startIndex")]).to.deep.equal([3, 2, 2]);
    expect(page.list("Resources").map(({ userName }) => userName)).to.deep.equal([BO, C]);
    const back = await own.scim.get(
      "/Users?sortBy=name.givenName&sortOrder=descending&count=1&startIndex=-3&filter=name.givenName%20pr%20and%20userName%20co%20%22lists%22",
    );
    expect([back.at("startIndex"), back.at("Resources.0.userName")]).to.deep.equal([1, BO]);
    const none = await own.scim.get("/Users?count=0");
    expect([none.at("totalResults"), none.at("Resources")]).to.deep.equal([4, []]);
    for (const query of [
      "count=x",
      "startIndex=1.5",
      "sortBy=emails",
      "sortBy=userName&sortOrder=up",
      "attributes=id&excludedAttributes=meta",
    ]) {
      expect((await own.scim.get(`/Users?${query}`)).status, query).to.equal(400);
    }
  });

  it("returns only the chosen attributes", async () => {
    const path = `/Users/${String(ids[0])}`;
    const only = await own.scim.get(`${path}?attributes=userName,NAME.givenName`);
    expect(Object.keys(only.json as object)).to.deep.equal(["schemas", "id", "userName", "name"]);
    expect(only.at("name")).to.deep.equal({ givenName: "Ada" });
    const without = await own.scim.get(`${path}?excludedAttributes=groups,name.familyName,meta,id`);
    expect(without.at("name")).to.deep.equal({ givenName: "Ada" });
    expect([without.at("groups"), without.at("meta"), without.at("id")]).to.deep.equal([undefined, undefined, ids[0]]);
    const groups = await own.scim.get("/Groups?excludedAttributes=members");
    expect(groups.list("Resources").map(({ members }) => members)).to.deep.equal([undefined]);
  });

  it("searches by POST", async () => {
    const body = {
      schemas: ["urn:ietf:params:scim:api:messages:2.0:SearchRequest"],
      filter: 'userName sw "ada"',
      attributes: ["userName"],
      count: 10,
    };
    const answer = await own.scim.post("/Users/.search", body);
    expect(answer.list("Resources").map(({ userName, emails }) => [userName, emails])).to.deep.equal([
      [ADA, undefined],
    ]);
    expect((await own.scim.post("/Groups/.search", {})).at("totalResults")).to.equal(1);
  });

  it("searches users and groups at once", async () => {
    const all = await own.scim.post("/.search", { startIndex: 4, count: 2 });
    expect([all.at("totalResults"), all.at("startIndex"), all.at("itemsPerPage")]).to.deep.equal([5, 4, 2]);
    const types = all.list("Resources").map(({ meta }) => (meta as { resourceType: string }).resourceType);
    expect(types).to.deep.equal(["User", "Group"]);
    const group = await own.scim.post("/.search", {
      startIndex: 5,
      filter: "id pr",
      attributes: ["displayName"],
    });
    expect(group.list("Resources").map(({ displayName }) => displayName)).to.deep.equal(["Engineering"]);
  });

  it("sends ETags, answers 304 to If-None-Match and 412 to an old If-Match", async () => {
    const path = `/Users/${String(ids[2])}`;
    const first = await own.scim.get(path);
    const etag = first.headers.get("etag") ?? "";
    expect(first.at("meta.version")).to.equal(etag);
    expect((await own.scim.get(path, { "If-None-Match": etag })).status).to.equal(304);
    const change = { Operations: [{ op: "replace", path: "displayName", value: "New" }] };
    const changed = await own.scim.send("PATCH", path, change, { "If-Match": etag });
    expect(changed.status).to.equal(200);
    expect(changed.headers.get("etag")).to.not.equal(etag);
    expect((await own.scim.get(path, { "If-None-Match": etag })).status).to.equal(200);
    for (const method of ["PATCH", "PUT", "DELETE"]) {
      const late = await own.scim.send(method, path, method === "DELETE" ? undefined : change, { "If-Match": etag });
      expect([late.status, late.at("status")], method).to.deep.equal([412, "412"]);
    }
    const unchanged = await own.scim.send("PATCH", path, change);
    expect(unchanged.headers.get("etag")).to.equal(changed.headers.get("etag"));
  });

  it("describes itself, the configuration also without a token", async () => {
    const anonymous = await fetch(`${service.url}/scim/v2/ServiceProviderConfig`);
    expect(anonymous.status).to.equal(200);
    expect((await fetch(`${service.url}/scim/v2/Schemas`)).status).to.equal(401);
    const schemas = await own.scim.get("/Schemas");
    expect(schemas.list("Resources").map(({ name }) => name)).to.deep.equal([
      "User",
      "Group",
      "ServiceProviderConfig",
      "ResourceType",
      "Schema",
    ]);
    const user = await own.scim.get("/Schemas/urn:ietf:params:scim:schemas:core:2.0:User");
    expect(user.at("id")).to.equal("urn:ietf:params:scim:schemas:core:2.0:User");
    expect((await own.scim.get("/ResourceTypes/Group")).at("endpoint")).to.equal("/Groups");
    expect((await own.scim.get("/ResourceTypes/Device")).status).to.equal(404);
    const unknown = await own.scim.get("/Devices");
    expect([unknown.status, unknown.at("status")]).to.deep.equal([404, "404"]);
    const wrong = await own.scim.put("/Users", {});
    expect([wrong.status, wrong.headers.get("allow")]).to.deep.equal([405, "GET, POST"]);
    expect((await own.scim.get("/Users/not-an-id")).status).to.equal(404);
  });

  it("limits requests per address, in the format of SCIM", async () => {
    const limited = await startService({ rateLimits: "on" });
    try {
      const stranger = scimClient(limited.url, null);
      let refused: Answer | undefined;
      for (let round = 0; round < 30 && !refused; round += 1) {
        const answers = await Promise.all(Array.from({ length: 200 }, () => stranger.get("/Users")));
        refused = answers.find(({ status }) => status === 429);
      }
      expect(refused?.at("schemas")).to.deep.equal(["urn:ietf:params:scim:api:messages:2.0:Error"]);
      expect(Number(refused?.headers.get("retry-after"))).to.be.greaterThan(0);
    } finally {
      await limited.close();
    }
  });
});
