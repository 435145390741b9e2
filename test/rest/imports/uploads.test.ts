import { once } from "node:events";
import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import { LONG } from "../../support/suite/length.ts";
import { run } from "../../support/imports.ts";

const MIB = 1_048_576;

/** One row every half second; in the long run for longer than the timeout of other requests. */
const ROWS = LONG ? 26 : 4;

const CSV = { "Content-Type": "text/csv" };

const csv = { "Content-Type": "text/csv" };

describe("PUT /v1/imports/{id}/file (imports.upload)", () => {
  const fixture = useFixture();
  const newImport = async (): Promise<string> => await fixture.crm.create("/v1/imports", { entity_type: "contact" });
  const pieces = async (id: string): Promise<number> =>
    (await fixture.service.database.pool("import_pieces").where({ import_id: id }).pluck("number")).length;
  const open = (id: string, headers: Readonly<Record<string, string>>): ClientRequest => {
    const url = new URL(`/v1/imports/${id}/file`, fixture.service.url);
    return request(url, { method: "PUT", headers: { "X-API-Key": fixture.key, ...CSV, ...headers }, agent: false });
  };

  it("stores a large file completely in pieces", async () => {
    const id = await newImport();
    const rows = Array.from({ length: 60_000 }, (_, row) => `Row ${row},upload.${row}@upload.example`);
    const file = Buffer.from(["first_name,email", ...rows].join("\n"));
    const answer = await fixture.crm.put(`/v1/imports/${id}/file`, file, CSV);
    expect([answer.status, answer.at("data.rows")]).to.deep.equal([200, 60_000]);
    const stored = await fixture.service.database
      .pool("import_pieces")
      .where({ import_id: id })
      .orderBy("number")
      .pluck<Buffer[]>("bytes");
    expect(Buffer.concat(stored).equals(file)).to.equal(true);
    expect(stored.slice(0, -1).every(({ length }) => length === MIB)).to.equal(true);
  });

  it("decompresses gzip and returns 400 for invalid gzip", async () => {
    const id = await newImport();
    const zipped = gzipSync("email\na@zipped.example\n");
    const answer = await fixture.crm.put(`/v1/imports/${id}/file`, zipped, { ...CSV, "Content-Encoding": "gzip" });
    expect([answer.status, answer.at("data.rows")]).to.deep.equal([200, 1]);
    const broken = await fixture.crm.put(`/v1/imports/${id}/file`, "email\n", { ...CSV, "Content-Encoding": "gzip" });
    expect([broken.status, broken.at("code")]).to.deep.equal([400, "malformed_request"]);
    expect((await fixture.crm.get(`/v1/imports/${id}`)).at("data.rows")).to.equal(1);
  });

  const refused: [what: string, headers: Record<string, string>, status: number][] = [
    ["JSON", { "Content-Type": "application/json" }, 415],
    ["another character set", { "Content-Type": "text/csv; charset=windows-1252" }, 415],
    ["another encoding", { ...CSV, "Content-Encoding": "br" }, 415],
  ];
  for (const [what, headers, status] of refused) {
    it(`rejects an upload as ${what}`, async () => {
      expect((await fixture.crm.put(`/v1/imports/${await newImport()}/file`, "email\n", headers)).status).to.equal(
        status,
      );
    });
  }

  it("returns 400 without a file", async () => {
    const answer = await fixture.crm.send("PUT", `/v1/imports/${await newImport()}/file`, { headers: CSV });
    expect([answer.status, answer.at("details.0.code")]).to.deep.equal([400, "required"]);
  });

  it("deletes the pieces of an interrupted upload", async () => {
    const id = await newImport();
    const sent = open(id, { "Content-Length": String(10 * MIB) });
    sent.on("error", () => undefined);
    sent.write(`email\n${"a@broken.example\n".repeat(200_000)}`);
    while ((await pieces(id)) === 0) await pause(20);
    sent.destroy();
    while ((await pieces(id)) > 0) await pause(20);
    expect((await fixture.crm.get(`/v1/imports/${id}`)).at("data.status")).to.equal("waiting_for_file");
  }).timeout(20_000);

  it("allows an upload to take longer than other requests while data arrives", async () => {
    const id = await newImport();
    const sent = open(id, {});
    sent.write("email\n");
    for (let row = 0; row < ROWS; row += 1) {
      await pause(500);
      sent.write(`slow.${row}@slow.example\n`);
    }
    sent.end();
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    expect([answer.statusCode, JSON.parse(await text(answer))]).to.have.nested.property("[1].data.rows", ROWS);
  }).timeout(30_000);
});

describe("PUT /v1/imports/{id}/file (imports.upload)", () => {
  const fixture = useFixture({ oracle: true });

  it("returns columns, first rows and the number of rows", async () => {
    const id = await fixture.crm.create("/v1/imports", { entity_type: "contact" });
    const file =
      '\uFEFFPrénom;E-mail;Société;Remarques internes\r\nAda;ada@a.example;"Analytical\nEngines";"a ""b"""\r\n\r\nBob;bob@b.example;;\r\n';
    const answer = await fixture.crm.put(`/v1/imports/${id}/file`, file, csv);
    expect(answer.status).to.equal(200);
    expect(answer.at("data.status")).to.equal("ready");
    expect(answer.at("data.delimiter")).to.equal(";");
    expect(answer.at("data.rows")).to.equal(2);
    expect(answer.at("data.size_bytes")).to.equal(Buffer.byteLength(file));
    expect(answer.list("data.columns")).to.deep.equal([
      { name: "Prénom", field: "first_name" },
      { name: "E-mail", field: "email" },
      { name: "Société", field: "company_name" },
      { name: "Remarques internes", field: null },
    ]);
    expect(answer.list("data.preview")).to.deep.equal([
      { line: 2, cells: ["Ada", "ada@a.example", "Analytical\nEngines", 'a "b"'] },
      { line: 5, cells: ["Bob", "bob@b.example", "", ""] },
    ]);
  });

  const written = 'Prénom;E-mail;Remarques\r\nZoë – « Z »;zoe@e.example;"Œuf\nsur l’Eau, 5 €"\r\n';
  const utf16 = Buffer.from(`\uFEFF${written}`, "utf16le");
  const encoded: [encoding: string, delimiter: string, file: Buffer][] = [
    ["utf-8", ";", Buffer.from(written)],
    ["utf-8", ";", Buffer.from(`\uFEFF${written}`)],
    ["utf-16le", ";", utf16],
    ["utf-16le", "\t", Buffer.from(`\uFEFF${written.replaceAll(";", "\t")}`, "utf16le")],
    ["utf-16be", ";", Buffer.from(utf16).swap16()],
    ["windows-1252", ";", windows1252(written)],
  ];
  for (const [index, [encoding, delimiter, file]] of encoded.entries()) {
    it(`detects the formats of Excel: ${encoding} with ${JSON.stringify(delimiter)} (${String(index)})`, async () => {
      const id = await fixture.crm.create("/v1/imports", { entity_type: "contact" });
      const answer = await fixture.crm.put(`/v1/imports/${id}/file`, file, csv);
      expect([answer.status, answer.at("data.encoding"), answer.at("data.delimiter")]).to.deep.equal([
        200,
        encoding,
        delimiter,
      ]);
      expect(answer.list("data.columns").map(({ name }) => name)).to.deep.equal(["Prénom", "E-mail", "Remarques"]);
      expect(answer.list("data.preview")).to.deep.equal([
        { line: 2, cells: ["Zoë – « Z »", "zoe@e.example", "Œuf\nsur l’Eau, 5 €"] },
      ]);
      const done = await run(fixture.crm, id, { duplicates: "update" });
      expect([done.at("data.status"), done.at("data.failed")], done.text).to.deep.equal(["completed", 0]);
    });
  }

  const unreadable: [what: string, file: string | Buffer, code: string, message: string][] = [
    ["an empty file", "\n\n", "file_empty", "The file is empty"],
    [
      "UTF-8 with other bytes in it",
      Buffer.concat([Buffer.from("name,email\nAda,a@b.example\nZoë "), Buffer.from("\xeb,c@d.example\n", "latin1")]),
      "file_encoding",
      "Line 3 contains bytes that are not valid UTF-8",
    ],
    [
      "a quote that is never closed",
      'name,email\nAda,a@b.example\n"Bob,c@d.example\nEve,e@f.example\n',
      "file_quote_open",
      "line 3",
    ],
    ["a file without a header", "Ada,ada@a.example\n", "file_header_missing", "Line 1"],
    ["a column that is there twice", "email,name, email\n", "file_header_repeated", "two columns named email"],
  ];
  for (const [what, file, code, message] of unreadable) {
    it(`returns 422 with the line and stores nothing for ${what}`, async () => {
      const id = await fixture.crm.create("/v1/imports", { entity_type: "contact" });
      const answer = await fixture.crm.put(`/v1/imports/${id}/file`, file, csv);
      expect([answer.status, answer.at("details.0.code")]).to.deep.equal([422, code]);
      expect(answer.string("details.0.message")).to.include(message);
      expect((await fixture.crm.get(`/v1/imports/${id}`)).at("data.status")).to.equal("waiting_for_file");
      expect(await fixture.service.database.pool("import_pieces").where({ import_id: id })).to.deep.equal([]);
    });
  }
});

/** Encodes like Excel when it saves CSV in western Europe. */
function windows1252(text: string): Buffer {
  const own: Readonly<Record<string, number>> = { "€": 0x80, "’": 0x92, "–": 0x96, Œ: 0x8c };
  return Buffer.from(Array.from(text, (letter) => own[letter] ?? letter.charCodeAt(0)));
}
