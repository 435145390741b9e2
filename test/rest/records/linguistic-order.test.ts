import { expect } from "chai";
import type { Caller } from "../../support/caller.ts";
import { useFixture } from "../../support/fixture.ts";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { type Fields, opportunityFactories } from "../../support/record-factories.ts";
import { randomFrom } from "../../support/random.ts";

const { compare } = new Intl.Collator("und");

const ORDERED = ["10 Bau", "apfel AB", "Apfel AG", "Äpfel AG", "Bau AG", "Émile", "Zoo AG", "Ωmega", "Яблоко", "日本"];

/** Characters of several scripts, with accents, cases, digits and punctuation. */
const CHARACTERS = Array.from("aAäÄbBçÇeéÉêzZøØßœ0129 -.'_&(αΑάβωΩаАяЯאבجगあア日本한");

/** Lists that sort by a text, and how a record with this text is made. */
const LISTS: readonly (readonly [path: string, field: string, body: (text: string) => Fields])[] = [
  ["/v1/opportunities", "name", (name) => ({ name })],
  ["/v1/products", "name", (name) => ({ name })],
  ["/v1/tasks", "title", (title) => ({ title })],
  ["/v1/segments", "name", (name) => ({ name, entity_type: "contact", kind: "static" })],
  ["/v1/schedules", "name", (name) => ({ name, timezone: "UTC", weekly_hours: [] })],
  ["/v1/pipelines", "name", (name) => ({ name, stages: stages() })],
];

const stages = (): Fields[] => [
  { key: "open", label: "Open", type: "open", probability: 10 },
  { key: "won", label: "Won", type: "won", probability: 100 },
  { key: "lost", label: "Lost", type: "lost", probability: 0 },
];

/** Reads all pages by cursor and by number, which must agree, and returns the records. */
async function walk(crm: Caller, path: string, size: number): Promise<Fields[]> {
  const byCursor: Fields[] = [];
  for (let cursor: unknown = ""; typeof cursor === "string";) {
    const page = await crm.get(`${path}&page_size=${String(size)}&cursor=${encodeURIComponent(cursor)}`);
    byCursor.push(...page.list("data"));
    cursor = page.at("meta.next_cursor");
  }
  const byNumber: Fields[] = [];
  for (let page = 1; byNumber.length < byCursor.length; page += 1) {
    const answer = await crm.get(`${path}&page_size=${String(size)}&page=${String(page)}`);
    expect(answer.list("data"), path).to.have.length.above(0);
    byNumber.push(...answer.list("data"));
  }
  const ids = (records: readonly Fields[]): unknown[] => records.map(({ id }) => id);
  expect(ids(byNumber)).to.deep.equal(ids(byCursor));
  return byCursor;
}

describe("All operations: texts are sorted in linguistic order (ICU root)", () => {
  const fixture = useFixture();
  const { company, contact } = opportunityFactories(fixture);

  for (const [path, field, body] of LISTS) {
    it(`${path}: sorts by ${field} in both directions, by page and by cursor`, async () => {
      for (const text of ORDERED.toReversed()) {
        const made = await fixture.crm.post(path, body(text));
        expect(made.status, made.text).to.equal(201);
      }
      const texts = async (sort: string): Promise<unknown[]> =>
        (await walk(fixture.crm, `${path}?sort=${sort}`, 4))
          .map(({ [field]: text }) => text)
          .filter((text) => ORDERED.includes(String(text)));
      expect(await texts(field)).to.deep.equal(ORDERED);
      expect(await texts(`-${field}`)).to.deep.equal(ORDERED.toReversed());
    });
  }

  it("a tool, a report and a search by filter have the same order", async () => {
    for (const name of ["Zoo AG", "Bau AG", "Äpfel AG"]) await company({ name, industry: name });
    const names = ["Äpfel AG", "Bau AG", "Zoo AG"];
    const crm = await assistantOf(fixture.service, fixture.organization.owner);
    const listed = await crm.use("list_crm_records", {
      record_type: "company",
      sort_by: "name",
      sort_direction: "asc",
    });
    expect(listed.list("records").map(({ name }) => name)).to.deep.equal(names);
    const filter = { op: "and", conditions: [{ field: "entity_type", operator: "eq", value: "company" }] };
    const found = await fixture.crm.post("/v1/entities/search", { filter, sort: "-name" });
    expect(found.list("data").map(({ name }) => name)).to.deep.equal(names.toReversed());
    const report = await fixture.crm.post("/v1/entities/aggregate", { filter, group_by: ["industry"] });
    const groups = report.list("data.groups").map(({ group }) => group as { industry: { value: string } });
    expect(groups.map(({ industry }) => industry.value)).to.deep.equal(names);
  });

  for (const seed of [1, 2, 3]) {
    it(`the order of random names is total, and that of Intl.Collator, on every page (seed ${String(seed)})`, async () => {
      const random = randomFrom(seed);
      const word = (): string => Array.from({ length: 1 + random.below(4) }, () => random.pick(CHARACTERS)).join("");
      // Few different names, so that records are equal; some have none.
      const words = Array.from({ length: 40 }, () => `n${word()}`);
      const tag = `seed-${String(seed)}`;
      const records = Array.from({ length: 90 }, (_, index) => ({
        entity_type: "contact",
        first_name: `First ${String(index)}`,
        tags: [tag],
        ...(random.chance(0.15) ? {} : { last_name: random.pick(words) }),
      }));
      const operations = records.map((record) => ({ method: "create", record }));
      expect((await fixture.crm.post("/v1/entities/batch", { operations })).status).to.equal(200);
      for (const sort of ["last_name", "-last_name"]) {
        const sign = sort.startsWith("-") ? -1 : 1;
        const found = await walk(fixture.crm, `/v1/entities?entity_type=contact&tag=${tag}&sort=${sort}`, 7);
        const expected = found.toSorted((one, other) => {
          const [first, second] = [one["last_name"], other["last_name"]] as (string | null)[];
          if (first === null || second === null || first === undefined || second === undefined)
            return Number(first === null) - Number(second === null) || sign * byId(one, other);
          return sign * (compare(first, second) || byBytes(first, second) || byId(one, other));
        });
        expect(found).to.have.length(90);
        expect(found.map(({ id, last_name: name }) => [name, id])).to.deep.equal(
          expected.map(({ id, last_name: name }) => [name, id]),
        );
      }
    });
  }

  it("records without a value come last in both directions, also where a page begins among them", async () => {
    const tag = "without";
    for (const last_name of ["Bau", null, "Äpfel", null, null]) await contact({ last_name, tags: [tag] });
    const list = `/v1/entities?entity_type=contact&tag=${tag}`;
    const names = async (sort: string, size: number): Promise<unknown[]> =>
      (await walk(fixture.crm, `${list}&sort=${sort}`, size)).map(({ last_name: name }) => name);
    for (const size of [1, 2, 3, 5]) {
      expect(await names("last_name", size)).to.deep.equal(["Äpfel", "Bau", null, null, null]);
      expect(await names("-last_name", size)).to.deep.equal(["Bau", "Äpfel", null, null, null]);
      expect(await names("-last_name,first_name", size)).to.deep.equal(["Bau", "Äpfel", null, null, null]);
    }
  });
});

const byId = ({ id: one }: Fields, { id: other }: Fields): number => (String(one) < String(other) ? -1 : 1);

/** Texts that differ only where the collation sees no difference: PostgreSQL compares their bytes. */
const byBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));
