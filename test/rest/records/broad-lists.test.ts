import { expect } from "chai";
import { resources } from "../../../generated/resources.js";
import { UNKNOWN_ID } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import { operations } from "../../support/contract/document.ts";

/** The lists of records: those with words, and those of messages and files, which grow with use. */
const LISTS = operations.filter(
  ({ id, method, path, permission, parameters }) =>
    method === "get" &&
    !path.includes("{") &&
    // The members are needed to authenticate the request itself; the search over all types compares a limited number.
    !["members.list", "search.find"].includes(id) &&
    permission !== null &&
    (parameters.some(({ name }) => name === "q") || ["emails.list", "files.list"].includes(id)),
);
const SEARCHES = operations.filter(
  ({ id, method, path }) => method === "post" && /\.search$/.test(id) && !path.includes("{"),
);

/** The tables whose rows these requests compare. */
const TABLES = [
  "entities",
  "opportunities",
  "events",
  "event_types",
  "emails",
  "files",
  "campaigns",
  "segments",
  "email_suppressions",
  ...Object.values(resources).map(({ table }) => table),
];

/** Columns of filters with another name, and the tables with their index. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  q: ["search_text", "email"],
  ids: ["id"],
  from: ["start_at"],
  to: ["start_at"],
  recipient: ["email"],
  invitee_email: ["email"],
  created_by: ["created_by_user"],
  tag: ["tags"],
  domain: ["domain"],
  segment_id: ["segment_id"],
  lead_score_min: ["lead_score"],
  lead_score_max: ["lead_score"],
};

describe("All operations: lists of records that compare too many", () => {
  const fixture = useFixture();

  const indexed = async (): Promise<string> => {
    const { pool } = fixture.service.database;
    const text = "SELECT string_agg(indexdef, E'\\n') AS all FROM pg_indexes WHERE schemaname = 'public'";
    return (await pool.raw<{ rows: { all: string }[] }>(text)).rows[0]?.all ?? "";
  };

  it("end with an error that names the filters with an index, and longer words for `q`, instead of no remedy", async () => {
    const { pool } = fixture.service.database;
    const owner_id = fixture.organization.owner.id;
    const calls = [
      ...LISTS.map(({ id, path, parameters }) => {
        const words = parameters.some(({ name }) => name === "q");
        return { id, words, call: () => fixture.crm.get(`${path}?${words ? "q=ma" : "page=1"}`) };
      }),
      ...SEARCHES.map(({ id, path }) => {
        const filter = {
          op: "and",
          conditions: [{ field: "created_at", operator: "gt", value: "2001-01-01T00:00:00Z" }],
        };
        return { id, words: false, call: () => fixture.crm.post(path, { filter }) };
      }),
    ];
    expect(calls.map(({ id }) => id)).to.include.members(["opportunities.list", "notes.list", "products.search"]);
    const known = await indexed();
    const late = async <Result>(ask: () => Promise<Result>): Promise<Result> =>
      await pool.transaction(async (tx) => {
        await tx.raw(`LOCK TABLE ${[...new Set(TABLES)].join(", ")} IN ACCESS EXCLUSIVE MODE`);
        return await ask();
      });
    // Each request waits until the time limit, with up to two of the sixteen connections.
    for (let done = 0; done < calls.length; done += 7) {
      const some = calls.slice(done, done + 7);
      const answers = await late(() => Promise.all(some.map(({ call }) => call())));
      for (const [index, { id, words }] of some.entries()) {
        const answer = answers[index];
        if (!answer) continue;
        expect([answer.status, answer.at("code")], id).to.deep.equal([503, "unavailable"]);
        expect(answer.at("details.0.code"), `${id}: ${answer.text}`).to.equal(words ? "narrow_words" : "narrow_filter");
        const names = answer.at("details.0.allowed_values") as string[];
        expect(names, id).to.be.an("array").and.not.include("q");
        for (const name of names) {
          expect(answer.at("details.0.message"), id).to.include(name);
          const columns = COLUMNS[name] ?? [name.replace(/^(address|billing_address)\..*/, "$1")];
          const has = columns.some((column) => new RegExp(`\\(org_id, [^\\n]*\\b${column}\\b`).test(known));
          expect(has, `${id}: an index on ${name}`).to.equal(true);
        }
      }
    }
    const path = `/v1/opportunities?q=ma&owner_id=${owner_id}&company_id=${UNKNOWN_ID}`;
    const narrowed = await late(() => fixture.crm.get(path, { "Accept-Language": "fr" }));
    expect(narrowed.string("details.0.message").replace(/\s/g, " "), narrowed.text).to.equal(
      "Trop de fiches contiennent ces mots. Utilisez des mots plus nombreux ou plus longs, ou l’un de ces filtres : contact_id, pipeline_id, ids.",
    );
  });
});
