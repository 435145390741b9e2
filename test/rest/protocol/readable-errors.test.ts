import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { callerAt } from "../../support/caller.ts";
import { useFixture } from "../../support/fixture.ts";

const JSON_BODY = { "Content-Type": "application/json" };
const UNKNOWN = "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e";

describe("All operations: errors that say where and why", () => {
  const fixture = useFixture();

  describe("a body that is not JSON", () => {
    const faults: readonly (readonly [text: string, line: number, column: number, path: string, message: string])[] = [
      [
        '{"a": x}',
        1,
        7,
        "/a",
        "expected a value (an object, a list, a text in double quotes, a number, true, false or null), found “x”.",
      ],
      ['{"a": 1,}', 1, 9, "", "expected a field name in double quotes, found “}”."],
      ["{'a': 1}", 1, 2, "", "expected a field name in double quotes or }, found “'”."],
      ['{\n  "a" 1}', 2, 7, "/a", "expected a colon, found “1”."],
      ['{"a": 1 "b": 2}', 1, 9, "/a", 'expected a comma or }, found “"”.'],
      ['{"a": [1, 2', 1, 12, "/a/1", "expected a comma or ], found the end."],
      [
        '{"a": "b\n"}',
        1,
        9,
        "/a",
        "expected an escape such as \\n instead of a line break or another control character, found “U+000A”.",
      ],
      ['{"a": "\\q"}', 1, 8, "/a", "expected an escape that JSON has, such as \\n or \\u00e9, found “\\”."],
      ['{"secret": "hunter2', 1, 20, "/secret", "expected the double quote that ends the text, found the end."],
      ["{} {}", 1, 4, "", "expected the end of the text, found “{”."],
    ];
    for (const [text, line, column, path, expected] of faults) {
      it(`names line, column and expectation in ${JSON.stringify(text)}`, async () => {
        const answer = await fixture.crm.post("/v1/tasks", text, JSON_BODY);
        expect([answer.status, answer.at("code")]).to.deep.equal([400, "malformed_request"]);
        const message = `The JSON cannot be read at line ${String(line)}, column ${String(column)}: ${expected}`;
        expect(answer.list("details")).to.deep.equal([{ path, code: "json_syntax", message, line, column }]);
        expect(answer.text).to.not.include("hunter2");
      });
    }

    it("says it in French", async () => {
      const answer = await fixture.crm.post("/v1/tasks", '{"a": 1,}', { ...JSON_BODY, "Accept-Language": "fr" });
      expect(answer.string("details.0.message").replaceAll(/\s/g, " ")).to.equal(
        "Le JSON est illisible à la ligne 1, colonne 9 : il faut un nom de champ entre guillemets droits, et non « } ».",
      );
    });

    it("gives the reason for every other body or URL that cannot be read", async () => {
      const deep = await fixture.crm.post("/v1/tasks", "[".repeat(257) + "]".repeat(257), JSON_BODY);
      expect(deep.at("details.0")).to.include({ code: "too_deep" });
      const latin = await fixture.crm.post("/v1/tasks", Buffer.from('{"a":"\xe9"}', "latin1"), JSON_BODY);
      expect(latin.at("details.0")).to.include({ code: "not_utf8" });
      const cut = gzipSync('{"title":"Call"}').subarray(0, 12);
      const gzip = await fixture.crm.post("/v1/tasks", cut, { ...JSON_BODY, "Content-Encoding": "gzip" });
      expect(gzip.at("details.0")).to.include({ path: "Content-Encoding", code: "broken_gzip" });
      expect((await fixture.crm.get("/v1/tasks?q=%ff")).at("details.0")).to.include({ code: "url_encoding" });
    });
  });

  it("says more than for an exclusive minimum, in both languages", async () => {
    const item = { opportunity_id: UNKNOWN, name: "Machine", unit_price: 1, quantity: 0 };
    const english = await fixture.crm.post("/v1/line-items", item);
    expect(english.at("details.0")).to.include({
      path: "/quantity",
      code: "minimum",
      message: "This must be more than 0.",
    });
    const french = await fixture.crm.post("/v1/line-items", item, { "Accept-Language": "fr" });
    expect(french.at("details.0.message")).to.equal("La valeur doit être supérieure à 0.");
  });

  it("gives the operations of every batch the error of the single request, in the caller's language", async () => {
    const operations = [
      { method: "update", id: UNKNOWN, changes: { title: "Call" } },
      { method: "create", record: { title: "Call", assignee_id: UNKNOWN } },
    ];
    const headers = { "Accept-Language": "fr" };
    const batch = await fixture.crm.post("/v1/tasks/batch", { operations }, headers);
    const missing = await fixture.crm.put(`/v1/tasks/${UNKNOWN}`, { title: "Call" }, headers);
    const lost = await fixture.crm.post("/v1/tasks", { title: "Call", assignee_id: UNKNOWN }, headers);
    const errorOf = ({ json }: { json: unknown }, prefix: string): object => {
      const { request_id: _, details, ...error } = json as { request_id: string; details?: { path: string }[] };
      const located = details?.map((detail) => ({ ...detail, path: `${prefix}${detail.path}` }));
      return { ...error, ...(located && { details: located }) };
    };
    expect(batch.at("data.results.0.error")).to.deep.equal(errorOf(missing, "/changes"));
    expect(batch.at("data.results.1.error")).to.deep.equal(errorOf(lost, "/record"));
    const company = { method: "create", record: { entity_type: "company", name: "Engines", owner_id: UNKNOWN } };
    const entities = await fixture.crm.post("/v1/entities/batch", { operations: [company] });
    expect(entities.at("data.results.0.error.details.0.message")).to.equal(
      "The record that this refers to does not exist.",
    );
  });

  it("names the credential that /v1 takes in the answer to another one", async () => {
    const withHeader = async (headers: Record<string, string>): Promise<unknown> => {
      const answer = await callerAt(fixture.service.url, headers).get("/v1/tasks");
      expect([answer.status, answer.at("code")]).to.deep.equal([401, "unauthenticated"]);
      return answer.at("details.0");
    };
    expect(await withHeader({ Authorization: `Bearer ${fixture.key}` })).to.deep.equal({
      path: "Authorization",
      code: "api_key_header",
      message: "Send the API key in the header X-API-Key. A bearer token is accepted by the MCP server only.",
    });
    expect(await withHeader({ Authorization: "Bearer an-access-token" })).to.include({ code: "token_of_mcp" });
    expect(await withHeader({ Authorization: "Basic YTpi" })).to.include({ code: "credential_header" });
    expect(await withHeader({ "X-API-Key": "an-access-token" })).to.include({ path: "X-API-Key", code: "key_format" });
  });

  describe("names", () => {
    it("suggests the name that a record has for the same thing: title, label and name; record_type and entity_type", async () => {
      const suggestion = async (path: string, body: object): Promise<unknown> =>
        (await fixture.crm.post(path, body)).at("details.0.did_you_mean");
      expect(await suggestion("/v1/entities", { entity_type: "company", name: "Engines", title: "Engines" })).to.equal(
        "name",
      );
      expect(await suggestion("/v1/tasks", { title: "Call", label: "Call" })).to.equal("title");
      expect(
        await suggestion("/v1/custom-fields", {
          entity_type: "contact",
          key: "tier",
          label: "Tier",
          type: "text",
          title: "Tier",
        }),
      ).to.equal("label");
      expect(
        await suggestion("/v1/custom-fields", {
          entity_type: "contact",
          record_type: "contact",
          key: "tier",
          label: "Tier",
          type: "text",
        }),
      ).to.equal("entity_type");
    });

    it("describes the fields of the kind of record that the body names", async () => {
      const contact = await fixture.crm.post("/v1/entities", {
        entity_type: "contact",
        first_name: "Ada",
        colour: "red",
      });
      expect(contact.at("details.0.allowed_fields.email")).to.equal("Stored in lower case");
      expect(contact.at("details.0.allowed_fields")).to.not.have.property("domain");
      const operations = [{ method: "create", record: { entity_type: "company", name: "Engines", colour: "red" } }];
      const company = await fixture.crm.post("/v1/entities/batch", { operations });
      expect(company.at("details.0.allowed_fields.email")).to.equal("General e-mail address of the company");
      const update = await fixture.crm.put(`/v1/entities/${UNKNOWN}`, { colour: "red" });
      expect(update.at("details.0.allowed_fields.email")).to.equal(
        "Stored in lower case / General e-mail address of the company",
      );
    });

    it("points to the field that was sent empty if one of several is required", async () => {
      const pathOf = async (fields: object): Promise<unknown> =>
        (await fixture.crm.post("/v1/entities", { entity_type: "contact", ...fields })).at("details.0.path");
      expect(await pathOf({ first_name: " " })).to.equal("/first_name");
      expect(await pathOf({ job_title: "Mathematician", last_name: null })).to.equal("/last_name");
      expect(await pathOf({})).to.equal("/email");
      const made = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Ada" });
      const emptied = await fixture.crm.put(`/v1/entities/${made.string("data.id")}`, { first_name: "" });
      expect(emptied.at("details.0.path")).to.equal("/first_name");
    });
  });
});

describe("All operations: contradictory or disguised input", () => {
  const fixture = useFixture();

  it("refuses names that occur twice in a JSON object, with their places", async () => {
    const body = '{"entity_type":"contact","first_name":"A","address":{"city":"B","c\\u0069ty":"C"},"first_name":"D"}';
    const answer = await fixture.crm.post("/v1/entities", body, JSON_BODY);
    expect([answer.status, answer.at("code")]).to.deep.equal([400, "validation_failed"]);
    expect(answer.list("details").map(({ path, code }) => [path, code])).to.deep.equal([
      ["/address/city", "json_repeated"],
      ["/first_name", "json_repeated"],
    ]);
  });

  it("treats a name of invisible characters as empty, and removes marks that reverse what follows", async () => {
    for (const first_name of ["\u200b", "\u2060\ufeff", "\u202e\u200d", "\u3164"]) {
      const hidden = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name });
      expect([hidden.status, hidden.at("details.0.path")], JSON.stringify(first_name)).to.deep.equal([
        400,
        "/first_name",
      ]);
    }
    const company = await fixture.crm.post("/v1/entities", {
      entity_type: "company",
      name: "\u202eEngines\u202c\u200b \u2066Ltd\u2069",
    });
    expect([company.status, company.at("data.name")]).to.deep.equal([201, "Engines Ltd"]);
    const task = await fixture.crm.post("/v1/tasks", { title: "\u200b" });
    expect([task.status, task.at("details.0.code")]).to.deep.equal([400, "too_short"]);
    const joined = await fixture.crm.post("/v1/tasks", { title: "می\u200cخواهم" });
    expect(joined.at("data.title"), "joiners belong to the script").to.equal("می\u200cخواهم");
  });

  it("refuses a page number together with a cursor, in queries and searches, except for the default that clients send", async () => {
    const both = await fixture.crm.get("/v1/tasks?cursor=&page=2");
    expect(both.at("details.0")).to.include({ path: "page", code: "page_with_cursor" });
    const search = await fixture.crm.post("/v1/tasks/search", { cursor: "", page: 2 });
    expect(search.at("details.0")).to.include({ path: "/page", code: "page_with_cursor" });
    expect((await fixture.crm.get("/v1/tasks?cursor=&page=1")).status).to.equal(200);
  });

  it("refuses a field that occurs twice in a sort, in queries and searches", async () => {
    const list = await fixture.crm.get("/v1/tasks?sort=-created_at,created_at");
    expect(list.at("details.0")).to.include({ path: "sort", code: "not_unique" });
    const search = await fixture.crm.post("/v1/tasks/search", { sort: "title,title" });
    expect(search.at("details.0")).to.include({ path: "/sort", code: "not_unique" });
  });

  it("refuses a precondition that would have no effect on a write", async () => {
    const made = await fixture.crm.post("/v1/tasks", { title: "Call" });
    const path = `/v1/tasks/${made.string("data.id")}`;
    const put = await fixture.crm.put(path, { title: "Write" }, { "If-None-Match": "*" });
    expect(put.at("details.0")).to.include({ path: "If-None-Match", code: "header_without_effect" });
    const post = await fixture.crm.post("/v1/tasks", { title: "Call" }, { "If-Match": '"1"' });
    expect(post.at("details.0")).to.include({ path: "If-Match", code: "header_without_effect" });
    expect((await fixture.crm.get(path)).at("data.title")).to.equal("Call");
  });

  it("reads an entity tag that a proxy has marked as the tag itself, as the contract says", async () => {
    const made = await fixture.crm.post("/v1/tasks", { title: "Call" });
    const path = `/v1/tasks/${made.string("data.id")}`;
    expect((await fixture.crm.put(path, { title: "Write" }, { "If-Match": 'W/"1"' })).status).to.equal(200);
    expect((await fixture.crm.put(path, { title: "Call" }, { "If-Match": 'W/"1"' })).status).to.equal(412);
  });
});
