import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { countsOf, imported, run, uploaded } from "../../support/imports.ts";
import { randomFrom, type Random } from "../../support/random.ts";
import { useFixture } from "../../support/fixture.ts";

const SEED = Number(process.env["FUZZ_SEED"] ?? 20_260_301);
const CASES = Number(process.env["FUZZ_CASES"] ?? 25);

describe("Imports: failing rows in /v1/imports/{id}", () => {
  const fixture = useFixture();

  describe("POST /v1/imports/{id}/start (imports.start)", () => {
    it("fails rows that contain U+0000 with line and reason", async () => {
      const rows = Array.from({ length: 100 }, (_, index) => `Nul${String(index)},nul${String(index)}@n.example,note`);
      rows[1] = "Nul\0One,one@n.example,note";
      rows[60] = "Sixty,sixty@n.example,a\0b";
      const id = await uploaded(
        fixture.crm,
        { entity_type: "contact" },
        `first_name,email,description\n${rows.join("\n")}\n`,
      );
      const shown = await fixture.crm.get(`/v1/imports/${id}`);
      expect(shown.at("data.preview.1.cells")).to.deep.equal(["Nul\uFFFDOne", "one@n.example", "note"]);
      const done = await run(fixture.crm, id);
      expect([done.at("data.status"), done.at("data.failure")]).to.deep.equal(["completed", null]);
      expect(countsOf(done)).to.deep.equal({ processed_rows: 100, created: 98, failed: 2 });
      const problems = done
        .list("data.problems")
        .map(({ field, code, count, examples }) => ({ field, code, count, examples }));
      expect(problems).to.deep.equal([
        { field: "first_name", code: "invalid_character", count: 1, examples: [{ line: 3, cell: "Nul\uFFFDOne" }] },
        { field: "description", code: "invalid_character", count: 1, examples: [{ line: 62, cell: "a\uFFFDb" }] },
      ]);
      const file = (await fixture.crm.get(`/v1/imports/${id}/failures`)).text.split("\r\n");
      expect(file[1]).to.match(/^3,first_name,/);
      expect(file[2]).to.match(/^62,description,/);
    });

    it("fails only the row that the database rejects", async () => {
      await fixture.service.database.pool.raw(
        "ALTER TABLE entities ADD CONSTRAINT no_trouble CHECK (job_title IS DISTINCT FROM 'Trouble')",
      );
      try {
        const rows = ["A,Clerk", "B,Trouble", "C,Clerk"].map((row, index) => `${row},row${String(index)}@t.example`);
        const done = await imported(
          fixture.crm,
          { entity_type: "contact" },
          `first_name,job_title,email\n${rows.join("\n")}\n`,
        );
        expect(done.at("data.status")).to.equal("completed");
        expect(countsOf(done)).to.deep.equal({ processed_rows: 3, created: 2, failed: 1 });
        expect(done.at("data.problems.0")).to.deep.include({ field: null, code: "row_unexpected", count: 1 });
        expect(done.at("data.problems.0.examples")).to.deep.equal([{ line: 3, cell: null }]);
        expect(fixture.service.log.join("\n")).to.include("no_trouble");
      } finally {
        await fixture.service.database.pool.raw("ALTER TABLE entities DROP CONSTRAINT no_trouble");
      }
    });

    it("returns the failure of an import in both languages until it is restarted", async () => {
      const id = await uploaded(fixture.crm, { entity_type: "contact" }, "first_name\nLost\n");
      const { pool } = fixture.service.database;
      const pieces = (await pool("import_pieces").where({ import_id: id })) as object[];
      await pool("import_pieces").where({ import_id: id }).delete();
      const job_id = (await fixture.crm.post(`/v1/imports/${id}/start`)).string("data.job_id");
      // Each retry waits longer than the one before; here the second one is the last.
      await eventually(async () =>
        pool("jobs")
          .where({ id: job_id, status: "queued" })
          .where("attempts", ">", 0)
          .update({ attempts: 99, available_at: new Date(0) }),
      );
      const failed = await eventually(async () => {
        const answer = await fixture.crm.get(`/v1/imports/${id}`, { "Accept-Language": "fr" });
        return answer.at("data.status") === "failed" && answer;
      });
      expect(failed.at("data.failure.code")).to.equal("import_interrupted");
      expect(failed.string("data.failure.message")).to.match(/^L’import a été interrompu/);
      expect(failed.at("data.finished_at")).to.be.a("string");
      await pool("import_pieces").insert(pieces);
      const done = await run(fixture.crm, id);
      expect([done.at("data.status"), done.at("data.created"), done.at("data.failure")]).to.deep.equal([
        "completed",
        1,
        null,
      ]);
    });

    it("returns problems with reason, count, examples and ignored columns", async () => {
      const done = await imported(
        fixture.crm,
        { entity_type: "contact", dry_run: true },
        `Color,${CELLS.replaceAll("\n", "\nred,")}`,
      );
      expect(countsOf(done)).to.deep.equal({ processed_rows: 4, created: 1, failed: 3 });
      expect(done.at("data.ignored_columns")).to.deep.equal(["Color"]);
      expect(done.list("data.problems").map(({ field, code, count }) => [field, code, count])).to.deep.equal([
        ["birthday", "format", 2],
        ["email", "format", 1],
        ["lifecycle_stage", "enum", 1],
      ]);
      expect(done.at("data.problems.0.examples")).to.deep.equal([
        { line: 3, cell: "1990-13-40" },
        { line: 5, cell: "nonsense" },
      ]);
      expect(done.string("data.problems.0.message")).to.include("a date, such as 2026-03-01");
    });

    it("imports rows without invalid cells with on_bad_cell skip", async () => {
      const done = await imported(fixture.crm, { entity_type: "contact", on_bad_cell: "skip" }, CELLS);
      expect(countsOf(done)).to.deep.equal({ processed_rows: 4, created: 3, failed: 1 });
      expect(done.at("data.skipped_cells")).to.equal(3);
      expect(done.list("data.problems").map(({ field, code, count }) => [field, code, count])).to.deep.include.members([
        ["email", "format", 1],
        ["birthday", "format", 1],
        ["lifecycle_stage", "enum", 1],
      ]);
      const cid = (await fixture.crm.get("/v1/entities?q=cid")).at("data.0");
      expect(cid).to.deep.include({ first_name: "Cid", email: null, birthday: null, lifecycle_stage: "lead" });
      const dan = (await fixture.crm.get("/v1/entities?q=dan")).at("data.0");
      expect(dan).to.deep.include({ email: "dan@c.example", lifecycle_stage: "lead" });
    });

    it("omits invalid references with on_bad_cell skip", async () => {
      const unknown = "01990000-0000-7000-8000-000000000000";
      const file = `first_name,owner_id,company_domain\nEve,${unknown},\nFay,,no host name!\n`;
      const done = await imported(fixture.crm, { entity_type: "contact", on_bad_cell: "skip" }, file);
      expect([countsOf(done), done.at("data.skipped_cells")]).to.deep.equal([{ processed_rows: 2, created: 2 }, 2]);
    });

    it(`completes with any file content (seed ${String(SEED)})`, async () => {
      const random = randomFrom(SEED);
      const header = [
        "first_name",
        "last_name",
        "email",
        "phone",
        "birthday",
        "tags",
        "address.country",
        "external_ids.erp",
        "company_name",
      ];
      for (let round = 0; round < CASES; round += 1) {
        const count = 1 + random.below(12);
        const rows = Array.from({ length: count }, (_, index) => rowOf(header.length, index + round * 100, random));
        const id = await fixture.crm.create("/v1/imports", { entity_type: "contact" });
        const file = [header.join(","), ...rows].join("\n");
        const sent = await fixture.crm.put(`/v1/imports/${id}/file`, file, { "Content-Type": "text/csv" });
        expect(sent.status, `${JSON.stringify(file)} ${sent.text}`).to.be.oneOf([200, 422]);
        if (sent.status !== 200) continue;
        const on_bad_cell = random.pick(["fail", "skip"]);
        const done = await run(fixture.crm, id, { on_bad_cell, dry_run: random.chance(0.3) });
        expect(done.at("data.status"), JSON.stringify(file)).to.equal("completed");
        expect(done.at("data.processed_rows"), JSON.stringify(file)).to.equal(sent.at("data.rows"));
        expect(JSON.stringify(done.at("data.problems"))).not.to.include("row_unexpected");
      }
    });
  });

  const CELLS = [
    "first_name,email,lifecycle_stage,birthday,city",
    "Bea,bea@c.example,Sales Qualified Lead,1990-01-02,Lyon",
    "Cid,not an address,lead,1990-13-40,Paris",
    "Dan,dan@c.example,unheard of,1990-01-02,Nice",
    ",,lead,nonsense,Metz",
  ].join("\n");
});

async function eventually<Found>(find: () => Promise<Found>): Promise<Exclude<Found, false | 0>> {
  for (let round = 0; round < 600; round += 1) {
    const found = await find();
    if (found !== false && found !== 0) return found as Exclude<Found, false | 0>;
    await pause(50);
  }
  throw new Error("It does not come.");
}

const PIECES = [
  "\0",
  "\u0001",
  "\u001b",
  "\u007f",
  "\u009f",
  "\ud83d\ude00",
  "\ufeff",
  "\uffff",
  "é",
  "'=1+1",
  "2026-02-30",
  "+33",
];

function rowOf(width: number, index: number, random: Random): string {
  const cells = Array.from({ length: width }, (_, column) => {
    const base = column === 2 ? `row${String(index)}@fuzz.example` : `cell ${String(index)}`;
    const piece = random.chance(0.2) ? random.pick(PIECES) : "";
    const cell = random.chance(0.2) ? "" : `${base}${piece}`;
    return random.chance(0.1) ? `"${cell}\n"` : cell;
  });
  return cells.slice(0, random.chance(0.95) ? width : random.below(width)).join(",");
}
