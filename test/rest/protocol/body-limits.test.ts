import { once } from "node:events";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import { expectLittleWork } from "../../support/growth.ts";
import { sendBytes } from "../../support/wire.ts";

/** In times of the floor. Each of the requests took several hundred before its work was limited. */
const MOST_WORK = 150;
const members = (count: number, prefix = "k"): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, 1]));

/** French texts have no-break spaces. */
const plain = (text: unknown): string => String(text).replaceAll(/[\u00a0\u202f]/g, " ");

describe("HTTP: requests that would block the others", () => {
  const fixture = useFixture();

  it("with more fields than a body may have, at any depth, get 413 with the limit, in both languages", async () => {
    for (const body of [{ address: Array(15).fill(members(1_900)) }, { tags: Array(30_000).fill("a") }]) {
      const answer = await fixture.crm.post("/v1/entities", body);
      expect([answer.status, answer.at("code"), answer.at("details.0.code")]).to.deep.equal([
        413,
        "payload_too_large",
        "body_values",
      ]);
      expect(answer.at("details.0.limit")).to.equal(20_000);
      expect(answer.at("error")).to.equal(
        "The body of the request can contain at most 20,000 fields and list items in total.",
      );
    }
    const french = await fixture.crm.post(
      "/v1/entities",
      { tags: Array(30_000).fill("a") },
      { "Accept-Language": "fr" },
    );
    expect(plain(french.at("error"))).to.equal(
      "Le corps de la requête peut contenir au plus 20 000 champs et éléments de liste au total.",
    );
  });

  it("with more fields in one object than any object of the contract has get 413 with the limit, in both languages", async () => {
    const bodies = {
      body: members(2_001),
      field: { custom_fields: members(2_001) },
      list: { operations: [members(2_001)] },
    };
    for (const [at, body] of Object.entries(bodies)) {
      const answer = await fixture.crm.post(at === "list" ? "/v1/entities/batch" : "/v1/entities", body);
      expect([answer.status, answer.at("details.0.code"), answer.at("details.0.limit")], at).to.deep.equal([
        413,
        "body_members",
        2_000,
      ]);
      expect(answer.at("error")).to.equal("An object in the body of the request can have at most 2,000 fields.");
    }
    const french = await fixture.crm.post("/v1/entities", members(2_001), { "Accept-Language": "fr" });
    expect(plain(french.at("error"))).to.equal("Un objet du corps de la requête peut avoir au plus 2 000 champs.");
    // As many in several objects, or items in a list, are read.
    const read = { operations: Array(5).fill({ method: "create", record: members(1_999) }) };
    expect((await fixture.crm.post("/v1/entities/batch", read)).status).to.equal(400);
    expect((await fixture.crm.post("/v1/entities", members(2_000))).status).to.equal(400);
    expect((await fixture.crm.post("/v1/entities", { tags: Array(3_000).fill("a") })).status).to.equal(400);
  });

  it("with more bytes than a public operation takes get 413 with the limit, in both languages", async () => {
    const body = { email: "ada@example.com", password: "x".repeat(20_000) };
    const answer = await fixture.anonymous.post("/v1/session", body);
    expect([answer.status, answer.at("details.0.code"), answer.at("details.0.limit")]).to.deep.equal([
      413,
      "body_bytes",
      16_384,
    ]);
    expect(answer.at("error")).to.equal("The body of the request can have at most 16,384 bytes.");
    const french = await fixture.anonymous.post("/v1/session", body, { "Accept-Language": "fr" });
    expect(plain(french.at("error"))).to.equal("Le corps de la requête ne peut pas dépasser 16 384 octets.");
  });

  it("with thousands of mistakes get the first 20, and use little processor time", async () => {
    await expectLittleWork("the requests", MOST_WORK, async () => {
      const condition = { field: "first_nam", operator: "eq", value: "a" };
      const bodies = [
        ["/v1/entities", { entity_type: "contact", ...members(1_990, "first_nam") }, 20],
        ["/v1/entities/search", { filter: { op: "and", conditions: Array(4_000).fill({}) } }, 20],
        ["/v1/entities/search", { filter: { op: "and", conditions: Array(4_000).fill(condition) } }, 1],
        ["/v1/entities/search", { fields: Array(19_000).fill(1) }, 20],
        ["/v1/entities/batch", { operations: Array(6_000).fill({ first_nam: 1 }) }, 20],
      ] as const;
      for (const [path, body, least] of bodies) {
        const answer = await fixture.crm.post(path, body);
        expect(answer.status, path).to.equal(400);
        expect((answer.at("details") as unknown[]).length, path)
          .to.be.within(1, 20)
          .and.at.least(Math.min(least, 1));
      }
    });
  });

  it("with 100,000 accents in a row are stored with a separator after every 30, and read back equal", async () => {
    const marks = "\u0301\u0323".repeat(50_000);
    const campaign = { name: "Accents", subject: "Accents", html_body: `<p>e${marks}</p>` };
    const created = await fixture.crm.post("/v1/campaigns", campaign);
    expect(created.status).to.equal(201);
    const html_body = created.string("data.html_body");
    expect(html_body.replaceAll("\u034f", "").length).to.be.within(100_000, 100_010);
    expect(/[\u0301\u0323]{31}/.test(html_body)).to.equal(false);
    const again = await fixture.crm.put(`/v1/campaigns/${created.string("data.id")}`, { html_body });
    expect([again.status, again.at("data.html_body") === html_body, again.at("data.version")]).to.deep.equal([
      200,
      true,
      1,
    ]);
  });

  it("with thousands of nested elements become text, and use little processor time", async () => {
    await expectLittleWork("the requests", MOST_WORK, async () => {
      const texts = {
        "<div> ": `${"<div> ".repeat(10_000)}<p>Hello</p>`,
        "<img><div>": `${"<img><div>".repeat(6_000)}Hello`,
        "<a><div>": `${"<a><div>".repeat(5_000)}${"</a>".repeat(5_000)}Hello`,
      };
      for (const [shape, html] of Object.entries(texts)) {
        const preview = await fixture.crm.post("/v1/email-templates/preview", {
          translations: { en: { subject: "Hello", html } },
        });
        expect(preview.status, shape).to.equal(200);
        expect(preview.string("data.text"), shape).to.match(/^\s*Hello\n/);
      }
    });
  });

  it("with a message of a million parts are no returned message, and use little processor time", async () => {
    await expectLittleWork("the requests", MOST_WORK, async () => {
      const message = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${"--b\r\n\r\n".repeat(1_000_000)}`;
      const answer = await fixture.crm.post("/v1/notifications/bounces", { message });
      expect([answer.status, answer.at("details.0.code")], answer.text).to.deep.equal([422, "no_returned_message"]);
    });
  });

  it("with a text of ten million characters that does not end get 400 with its place", async () => {
    const body = Buffer.from(`{"subject":"${"A".repeat(10_000_000)}`);
    const answer = await fixture.crm.post("/v1/notifications/emails", body, { "Content-Type": "application/json" });
    expect([answer.status, answer.at("code"), answer.at("details.0.code")]).to.deep.equal([
      400,
      "malformed_request",
      "json_syntax",
    ]);
  });

  it("with a text that is far too long name its limit, and nothing else", async () => {
    for (const text of ["e\u0301\u0323".repeat(150_000), "😀".repeat(200_000), "a".repeat(900_000)]) {
      const answer = await fixture.crm.post("/v1/tasks", { title: text });
      expect([answer.status, answer.at("details")]).to.deep.equal([
        400,
        [{ ...(answer.at("details.0") as object), path: "/title", code: "too_long", limit: 255 }],
      ]);
    }
    expect((await fixture.crm.post("/v1/tasks", { title: "😀".repeat(255) })).status).to.equal(201);
    expect((await fixture.crm.post("/v1/tasks", { title: `${"😀".repeat(255)}!` })).at("details.0.code")).to.equal(
      "too_long",
    );
  });

  it("with a list that is too long get one error and none for its items", async () => {
    const answer = await fixture.crm.post("/v1/entities/batch", { operations: Array(6_000).fill(1) });
    const details = answer.at("details") as { path: string; code: string }[];
    expect(details[0]).to.include({ path: "/operations", code: "too_many" });
  });

  it("with groups or objects nested too deeply get too_deep with the limit, in both languages", async () => {
    const nested = (levels: number): unknown =>
      Array.from({ length: levels }).reduce<unknown>((inner) => ({ op: "and", conditions: [inner] }), {
        field: "first_name",
        operator: "eq",
        value: "a",
      });
    const answer = await fixture.crm.post("/v1/entities/search", { filter: nested(60) });
    expect([answer.status, answer.at("details.0.code"), answer.at("details.0.limit")]).to.deep.equal([
      422,
      "too_deep",
      3,
    ]);
    expect(answer.at("details.0.message")).to.equal("This can be nested at most 3 levels deep.");
    const deeper = { filter: nested(200) };
    const french = await fixture.crm.post("/v1/entities/search", deeper, { "Accept-Language": "fr" });
    expect([french.status, french.at("code")]).to.deep.equal([400, "validation_failed"]);
    expect([french.at("details.0.code"), french.at("details.0.limit")]).to.deep.equal(["too_deep", 256]);
    expect(plain(french.at("details.0.message"))).to.equal("L’imbrication est limitée à 256 niveaux.");
  });

  it("with a file that is compressed far more than a table can be get 413 early, in both languages", async () => {
    const made = await fixture.crm.post("/v1/imports", { entity_type: "contact" });
    const bomb = gzipSync(Buffer.from(`first_name\n${"a\n".repeat(8 * 2 ** 20)}`));
    const upload = (locale: string) =>
      fixture.crm.put(`/v1/imports/${String(made.at("data.id"))}/file`, bomb, {
        "Content-Type": "text/csv",
        "Content-Encoding": "gzip",
        "Accept-Language": locale,
      });
    const answer = await upload("en");
    expect([answer.status, answer.at("details.0.code"), answer.at("details.0.limit")]).to.deep.equal([
      413,
      "compression_ratio",
      100,
    ]);
    expect(answer.at("error")).to.equal(
      "The body is compressed too strongly: one byte may become 100 at most. Send it without compression.",
    );
    expect(plain((await upload("fr")).at("error"))).to.equal(
      "Le corps est trop fortement compressé : un octet peut en donner 100 au plus. Envoyez-le sans compression.",
    );
  });
});

describe("HTTP: expectations and half-closed connections", () => {
  const fixture = useFixture();
  const head = (length: number, expectation: string, more = ""): string =>
    `POST /v1/entities HTTP/1.1\r\nHost: x\r\nX-API-Key: ${fixture.key}\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${length}\r\nExpect: ${expectation}\r\n${more}\r\n`;

  it("answers 413 at once, without asking for the body, if its length is beyond the limit", async () => {
    const text = await sendBytes(fixture.service.url, head(2 ** 30, "100-continue"), 5_000);
    expect(text).to.match(/^HTTP\/1\.1 413 /);
    expect(text).to.include("body_bytes").and.not.include("100 Continue");
  });

  it("asks for the body when it reads it", async () => {
    const body = JSON.stringify({ entity_type: "contact", first_name: "Waiting" });
    const { hostname, port } = new URL(fixture.service.url);
    const socket = connect(Number(port), hostname);
    let text = "";
    socket.on("data", (bytes: Buffer) => (text += bytes.toString()));
    socket.write(head(body.length, "100-continue", "Connection: close\r\n"));
    while (!text.includes("\r\n\r\n")) await once(socket, "data");
    expect(text).to.equal("HTTP/1.1 100 Continue\r\n\r\n");
    socket.write(body);
    await once(socket, "close");
    expect(text).to.match(/HTTP\/1\.1 201 /);
  });

  it("answers 417 to another expectation, in both languages", async () => {
    const text = await sendBytes(fixture.service.url, head(2, "fast", "Connection: close\r\n"), 5_000);
    expect(text).to.match(/^HTTP\/1\.1 417 /);
    expect(text).to.include('"code":"expectation_failed"').and.include("no expectation other than 100-continue");
    const french = head(2, "fast", "Accept-Language: fr\r\nConnection: close\r\n");
    expect(await sendBytes(fixture.service.url, french, 5_000)).to.include("La seule attente prise en charge");
  });

  it("answers a client that has closed its side of the connection", async () => {
    const { hostname, port } = new URL(fixture.service.url);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    let text = "";
    socket.on("data", (bytes: Buffer) => (text += bytes.toString()));
    socket.end(`GET /v1/entities HTTP/1.1\r\nHost: x\r\nX-API-Key: ${fixture.key}\r\n\r\n`);
    await once(socket, "close");
    expect(text).to.match(/HTTP\/1\.1 200 /);
    expect(text).to.include('"meta"');
  });
});
