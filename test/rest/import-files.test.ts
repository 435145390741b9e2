import { expect } from "chai";
import { useStage } from "../support/stage.ts";

const csv = { "Content-Type": "text/csv" };

describe("Files of imports", () => {
  const stage = useStage({ oracle: true });

  it("are looked through: columns, first rows, how many rows", async () => {
    const id = (await stage.crm.post("/v1/imports", { entity_type: "contact" })).string("data.id");
    const file =
      '\uFEFFPrénom;E-mail;Société;Remarques internes\r\nAda;ada@a.example;"Analytical\nEngines";"a ""b"""\r\n\r\nBob;bob@b.example;;\r\n';
    const answer = await stage.crm.put(`/v1/imports/${id}/file`, file, csv);
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

  const unreadable: [what: string, file: string | Buffer, code: string, message: string][] = [
    ["an empty file", "\n\n", "file_empty", "The file is empty"],
    [
      "Windows-1252",
      Buffer.from("name,email\nAda,a@b.example\nZo\xeb,c@d.example\n", "latin1"),
      "file_encoding",
      "Line 3 is not UTF-8",
    ],
    ["UTF-16", Buffer.from("\uFEFFname,email\nAda,a@b.example\n", "utf16le"), "file_encoding", "Line 1 is not UTF-8"],
    [
      "a quote that is never closed",
      'name,email\nAda,a@b.example\n"Bob,c@d.example\nEve,e@f.example\n',
      "file_quote_open",
      "line 3",
    ],
    ["a file without a header", "Ada,ada@a.example\n", "file_header_missing", "Line 1"],
    ["a column that is there twice", "email,name, email\n", "file_header_repeated", "two columns email"],
  ];
  for (const [what, file, code, message] of unreadable) {
    it(`are refused with the line: ${what}; nothing is kept`, async () => {
      const id = (await stage.crm.post("/v1/imports", { entity_type: "contact" })).string("data.id");
      const answer = await stage.crm.put(`/v1/imports/${id}/file`, file, csv);
      expect([answer.status, answer.at("details.0.code")]).to.deep.equal([422, code]);
      expect(answer.string("details.0.message")).to.include(message);
      expect((await stage.crm.get(`/v1/imports/${id}`)).at("data.status")).to.equal("waiting_for_file");
      expect(await stage.service.database.pool("import_pieces").where({ import_id: id })).to.deep.equal([]);
    });
  }
});
