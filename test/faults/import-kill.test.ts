import { expect } from "chai";
import { setTimeout as pause } from "node:timers/promises";
import type { Caller } from "../support/caller.ts";
import type { TestDatabase } from "../support/db/cluster.ts";
import { countsOf, uploaded } from "../support/imports.ts";
import { useProcess } from "../support/programs/process-fixture.ts";
import { LONG } from "../support/suite/length.ts";

const ROWS = LONG ? 200_000 : 12_000;
const KILLS = LONG ? 3 : 2;
/** One in WRONG rows has no e-mail address; one in TWICE rows has that of the previous row. */
const WRONG = 1_000;
const TWICE = 400;
const COMPANIES = 500;

describe(`Killing the service while it imports ${ROWS} rows`, () => {
  const place = useProcess();

  it(`${KILLS} kills: the import completes, counts every row once, and neither loses nor duplicates a row`, async function () {
    this.timeout(LONG ? 1_200_000 : 120_000);
    const { crm, database, organization } = place;
    const id = await uploaded(crm, { entity_type: "contact" }, fileOf(ROWS));
    const start = Date.now();
    expect((await crm.post(`/v1/imports/${id}/start`)).status).to.equal(200);
    const killedAt: number[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      killedAt.push(await reached(crm, id, (ROWS * kill) / (KILLS + 1)));
      await place.kill();
      // Simulates that the lease of one minute has expired; the long run waits for it.
      if (!LONG)
        await database.pool("jobs").where({ status: "running" }).update({ available_at: database.pool.fn.now() });
      await place.start();
    }
    await reached(crm, id, ROWS);
    const answer = await completed(crm, id);
    const seconds = (Date.now() - start) / 1_000;
    if (LONG) process.stderr.write(`    killed at ${killedAt.join(", ")} rows; done after ${seconds.toFixed(0)} s\n`);

    const failed = ROWS / WRONG;
    const skipped = ROWS / TWICE;
    const created = ROWS - failed - skipped;
    expect(countsOf(answer)).to.deep.equal({
      processed_rows: ROWS,
      created,
      skipped,
      failed,
      companies_created: COMPANIES,
    });
    expect(await stored(database, organization.id)).to.deep.equal({
      contacts: created,
      emails: created,
      versions: created,
      recorded: created,
      counted: created,
      companies: COMPANIES,
    });
    const failures = (await crm.get(`/v1/imports/${id}/failures`)).text.trim().split("\r\n");
    expect(failures.length).to.equal(failed + 1);
    expect(new Set(failures.map((line) => line.split(",")[0])).size).to.equal(failed + 1);
    expect((await crm.get(`/v1/jobs/${answer.string("data.job_id")}`)).at("data.status")).to.equal("completed");
    expect(await database.pool("import_pieces").where({ import_id: id })).to.deep.equal([]);
  });
});

function fileOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const person = row % TWICE === TWICE / 2 ? row - 1 : row;
    const email = row % WRONG === 1 ? "nobody" : `person.${person}@killed.example`;
    return `First ${row},Last ${row % 977},${email},+3312${String(row).padStart(7, "0")},Company ${row % COMPANIES}`;
  });
  return ["first_name,last_name,email,phone,company_name", ...lines].join("\n");
}

/** Waits until this many rows are processed; returns the number processed by then. */
async function reached(crm: Caller, id: string, rows: number): Promise<number> {
  for (;;) {
    const done = Number((await crm.get(`/v1/imports/${id}`)).at("data.processed_rows"));
    if (done >= rows) return done;
    await pause(20);
  }
}

async function completed(crm: Caller, id: string) {
  for (;;) {
    const answer = await crm.get(`/v1/imports/${id}`);
    if (answer.at("data.status") === "completed") return answer;
    await pause(20);
  }
}

/** Counts the rows in the tables, independently of the counters of the import. */
async function stored({ pool }: TestDatabase, organizationId: string): Promise<Record<string, number>> {
  const { rows } = await pool.raw<{ rows: Record<string, number>[] }>(
    `SELECT
      (SELECT count(*) FROM entities WHERE org_id = :org AND entity_type = 'contact') AS contacts,
      (SELECT count(DISTINCT email) FROM entity_emails WHERE org_id = :org) AS emails,
      (SELECT sum(version) FROM entities WHERE org_id = :org AND entity_type = 'contact') AS versions,
      (SELECT count(DISTINCT record_id) FROM changes WHERE org_id = :org AND kind = 'contact.created') AS recorded,
      (SELECT sum(n) FROM entity_count WHERE org_id = :org AND entity_type = 'contact') AS counted,
      (SELECT count(*) FROM entities WHERE org_id = :org AND entity_type = 'company') AS companies`,
    { org: organizationId },
  );
  return rows[0] ?? {};
}
