import { expect } from "chai";
import { run } from "../../support/imports.ts";
import { useFixture } from "../../support/fixture.ts";

const csv = { "Content-Type": "text/csv" };

describe("PUT /v1/imports/{id}/file (imports.upload)", () => {
  const fixture = useFixture({ oracle: true });

  it("returns columns, first rows and the number of rows", async () => {
    const id = (await fixture.crm.post("/v1/imports", { entity_type: "contact" })).string("data.id");
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
      const id = (await fixture.crm.post("/v1/imports", { entity_type: "contact" })).string("data.id");
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
      const id = (await fixture.crm.post("/v1/imports", { entity_type: "contact" })).string("data.id");
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
