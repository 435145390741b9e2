import { expect } from "chai";
import { type SqlText, statements } from "../../src/base/platform/sql/sql-text.ts";
import { recordFactories, storeOf } from "../support/record-factories.ts";
import { useFixture } from "../support/fixture.ts";

/** A node of a plan. */
interface PlanNode {
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly PlanNode[];
}

describe("The lookup of the recipients of a message", () => {
  const fixture = useFixture();
  const { contact } = recordFactories(fixture);

  it("reads only their contacts, however many contacts the organization has", async () => {
    const emails = ["ada@lookup.example", "nobody@lookup.example"];
    const [ada, grace] = [await contact({ email: emails[0] }), await contact({ email: "grace@lookup.example" })];
    const { pool } = fixture.service.database;
    await pool.raw(
      `INSERT INTO entities SELECT (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'email', NULL))).*
       FROM entities AS e, generate_series(1, 500) WHERE e.org_id = ? AND e.id = ?`,
      [fixture.organization.id, ada],
    );
    await pool.raw("ANALYZE entities, entity_emails");
    const { suppressions } = storeOf(fixture);
    const run: SqlText[] = [];
    const note = (statement: unknown): void => void run.push(statement as SqlText);
    statements.subscribe(note);
    const { contacts } = await suppressions.factsOf(fixture.organization.id, { ids: [grace], emails });
    statements.unsubscribe(note);
    expect(contacts.map(({ id }) => id)).to.have.members([ada, grace]);
    const [{ text, bindings } = { text: "", bindings: [] }] = run.filter((one) =>
      one.text.includes("email_suppressions"),
    );
    const { rows } = await pool.raw<{ rows: { "QUERY PLAN": readonly { readonly Plan: PlanNode }[] }[] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      [...bindings] as string[],
    );
    const read = nodesOf(rows[0]?.["QUERY PLAN"][0]?.Plan)
      .filter((node) => node["Relation Name"] === "entities")
      .map((node) => node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0));
    expect(read).to.deep.equal([2]);
  });
});

const nodesOf = (node: PlanNode | undefined): PlanNode[] =>
  node === undefined ? [] : [node, ...(node.Plans ?? []).flatMap(nodesOf)];
