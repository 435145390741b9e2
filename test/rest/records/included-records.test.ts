import { expect } from "chai";
import { relations, type Relation } from "../../../generated/relations.js";
import { relationRepository } from "../../../src/features/relations/sql/relations.ts";
import { bookingFactories } from "../../support/booking/booking.ts";
import { callerAt } from "../../support/caller.ts";
import { operations, resolve, type OperationDocument } from "../../support/contract/document.ts";
import { useFixture } from "../../support/fixture.ts";
import { opportunityFactories, about, recordFactories } from "../../support/record-factories.ts";
import type { Answer } from "../../support/wire.ts";

type Related = Readonly<Record<string, unknown>>;

/** The path of each type of related records. */
const PATHS: Readonly<Record<string, string>> = {
  contact: "entities",
  company: "entities",
  opportunity: "opportunities",
  pipeline: "pipelines",
  task: "tasks",
  note: "notes",
  event: "events",
  event_type: "event-types",
  product: "products",
  line_item: "line-items",
};
const including = operations.filter((operation) => namesOf(operation).length > 0);

describe("All operations: related records (include)", () => {
  const fixture = useFixture({ oracle: true });
  const records = recordFactories(fixture);
  const sales = opportunityFactories(fixture);
  const booking = bookingFactories(fixture);
  /** A record of each type; all are related to each other. */
  const made: Record<string, string> = {};

  before(async () => {
    const company = await sales.company({ parent_company_id: await sales.company() });
    const contact = await sales.contact({ company_id: company, email: "ada@included.example" });
    const opportunity = await sales.opportunity({ company_id: company, primary_contact_id: contact });
    const related_to = [about("contact", contact), about("company", company), about("opportunity", opportunity)];
    const product = await fixture.crm.create("/v1/products", { name: "Engine" });
    const item = { opportunity_id: opportunity, product_id: product };
    const line_item = await fixture.crm.create("/v1/line-items", item);
    const task = await records.task({ related_to });
    const note = await records.note({ related_to });
    const event_type = await booking.eventType();
    const invitee = { name: "Ada", email: "ada@included.example" };
    const booked = await booking.book(event_type, 1, { invitee, opportunity_id: opportunity });
    const schedule = (await fixture.crm.get("/v1/schedules")).string("data.0.id");
    Object.assign(made, { company, contact, opportunity, task, note, event_type, schedule });
    Object.assign(made, { event: booked.string("data.id"), product, line_item });
  });

  for (const operation of including.filter(({ path }) => path.endsWith("/{id}"))) {
    for (const type of Object.keys(relations).filter((one) => isReadBy(operation, one))) {
      it(`returns all relations of a ${type} as the API shows these records`, async () => {
        const names: Readonly<Record<string, Relation>> = relations[type as keyof typeof relations];
        const answer = await read(operation, made[type] ?? "", Object.keys(names));
        const related = answer.at("data.related") as Related;
        expect(related).to.have.all.keys(Object.keys(names));
        expect(answer.at("meta")).to.equal(undefined);
        for (const [name, relation] of Object.entries(names)) {
          const found = [related[name]].flat();
          expect(found, name).to.not.be.empty;
          for (const record of found as Related[])
            expect(settled(record), name).to.deep.equal(settled(await shown(relation.type, record)));
        }
      });
    }
  }

  it("returns related records of each record of a list and of a search", async () => {
    const lonely = await sales.contact({ first_name: "Lonely" });
    const query = "include=company,open_tasks&sort=-created_at";
    const expectRelated = (answer: Answer): void => {
      const byId = new Map(answer.list("data").map(({ id, related }) => [id, related as Related]));
      expect(byId.get(lonely)).to.deep.equal({ company: null, open_tasks: [] });
      expect(byId.get(made["contact"])).to.have.nested.property("company.id", made["company"]);
      expect(byId.get(made["contact"])).to.have.nested.property("open_tasks[0].id", made["task"]);
      // A company has no relation `company`.
      expect(byId.get(made["company"])).to.have.all.keys("open_tasks");
    };
    expectRelated(await fixture.crm.get(`/v1/entities?${query}`));
    expectRelated(await fixture.crm.post("/v1/entities/search", { include: ["company", "open_tasks"] }));
    const nested = await fixture.crm.get(`/v1/entities/${made["company"] ?? ""}/tasks?include=contacts`);
    expect(nested.at("data.0.related.contacts.0.id")).to.equal(made["contact"]);
  });

  it("omits relations that the caller may not read, and names them in meta.omitted", async () => {
    const caller = await records.scoped("entities:read", "tasks:read");
    const one = await caller.get(`/v1/entities/${made["contact"] ?? ""}?include=recent_notes,open_tasks,owner,company`);
    expect(one.at("data.related")).to.have.all.keys("open_tasks", "company");
    expect(one.at("meta")).to.deep.equal({ omitted: ["recent_notes", "owner"] });
    const list = await caller.get("/v1/entities?email=nobody@included.example&include=recent_notes");
    expect([list.at("data"), list.at("meta.omitted")]).to.deep.equal([[], ["recent_notes"]]);
    expect((await caller.get("/v1/entities")).at("meta")).to.not.have.property("omitted");
  });

  it("hides fields of related records that the caller may not read", async () => {
    await sales.opportunity({ company_id: made["company"], amount: 5 });
    const path = `/v1/entities/${made["contact"] ?? ""}?include=company`;
    expect((await fixture.crm.get(path)).at("data.related.company.open_opportunity_amount")).to.equal(5);
    const caller = await records.scoped("entities:read");
    expect((await caller.get(path)).at("data.related.company.open_opportunity_amount")).to.equal(null);
  });

  it("returns at most 25 records per relation and record", async () => {
    const contacts = [await sales.contact(), await sales.contact()];
    const related_to = contacts.map((id) => about("contact", id));
    for (let count = 0; count < 26; count += 1) await records.task({ related_to });
    const answer = await fixture.crm.get("/v1/entities?include=open_tasks&page_size=2&sort=-created_at");
    const counts = answer.list("data").map(({ related }) => (related as { open_tasks: unknown[] }).open_tasks.length);
    expect(counts).to.deep.equal([25, 25]);
  });

  it("returns live records only", async () => {
    const contact = await sales.contact({ company_id: await sales.company() });
    const read = () => fixture.crm.get(`/v1/entities/${contact}?include=company,open_tasks`);
    const task = await records.task({ related_to: [about("contact", contact)] });
    const company = (await read()).string("data.related.company.id");
    await fixture.crm.delete(`/v1/tasks/${task}`);
    await fixture.crm.delete(`/v1/entities/${company}`);
    expect((await read()).at("data.related")).to.deep.equal({ company: null, open_tasks: [] });
  });

  it("never returns records of another organization, even for equal ids", async () => {
    const { caller } = await records.fromOtherOrganization();
    const contact = await sales.contact();
    const twin = await caller.create("/v1/entities", { entity_type: "contact", first_name: "Eve" });
    const pool = fixture.service.database.pool;
    await pool("entities").where({ id: twin }).update({ id: contact });
    await caller.post("/v1/tasks", { title: "Theirs", related_to: [about("contact", contact)] });
    const path = `/v1/entities/${contact}?include=open_tasks,company,owner`;
    expect((await caller.get(path)).list("data.related.open_tasks")).to.have.length(1);
    expect((await fixture.crm.get(path)).at("data.related.open_tasks")).to.deep.equal([]);
    const { organization } = fixture;
    const theirs = await relationRepository(pool).byIds(organization.id, "contact", [twin]);
    expect([...theirs]).to.deep.equal([]);
  });

  it("reads each relation with one query for all records of a page", async () => {
    const pool = fixture.service.database.pool;
    const queries: string[] = [];
    const note = ({ sql }: { readonly sql: string }): void => void queries.push(sql);
    pool.on("query", note);
    const ids = [made["contact"] ?? "", await sales.contact(), await sales.contact()];
    const wanted = { relation: "contact.open_tasks", type: "task", ids, limit: 25 } as const;
    const found = await relationRepository(pool).firstOf(fixture.organization.id, wanted);
    pool.removeListener("query", note);
    expect([queries.length, found.get(ids[0] ?? "")?.total]).to.deep.equal([1, 1]);
  });

  it("does not answer 304, because related records change without a new version", async () => {
    const path = `/v1/entities/${made["contact"] ?? ""}`;
    // The proxy in front of the service answers conditional requests itself.
    const direct = callerAt(fixture.service.directUrl, fixture.crm.headers);
    const { headers } = await direct.get(path);
    const known = { "If-None-Match": headers.get("etag") ?? "" };
    expect((await direct.get(path, known)).status).to.equal(304);
    expect((await direct.get(`${path}?include=company`, known)).status).to.equal(200);
  });

  it("accepts a record that is sent back with its related records", async () => {
    const path = `/v1/entities/${made["contact"] ?? ""}`;
    const { related, ...record } = (await fixture.crm.get(`${path}?include=company,open_tasks`)).at("data") as Related;
    const updated = await fixture.crm.put(path, { ...record, related, first_name: "Augusta" });
    expect([updated.status, updated.at("data.first_name")]).to.deep.equal([200, "Augusta"]);
    expect(updated.at("data")).to.not.have.property("related");
  });

  it("combines included relations with chosen fields", async () => {
    const answer = await fixture.crm.get(`/v1/tasks/${made["task"] ?? ""}?fields=title&include=assignee`);
    expect(answer.at("data")).to.have.all.keys("id", "version", "title", "related");
    expect(answer.at("data.related.assignee.id")).to.equal(fixture.organization.owner.id);
  });

  async function read({ path }: OperationDocument, id: string, names: readonly string[]): Promise<Answer> {
    return await fixture.crm.get(`${path.replace("{id}", id)}?include=${names.join(",")}`);
  }

  async function shown(type: string, { id }: Related): Promise<Related> {
    if (type !== "user") return (await fixture.crm.get(`/v1/${PATHS[type] ?? ""}/${String(id)}`)).at("data") as Related;
    const user = (await fixture.crm.get(`/v1/members/${String(id)}`)).at("data") as Related;
    const name = [user["first_name"], user["last_name"]].filter((part) => typeof part === "string").join(" ");
    return { id, name: name === "" ? user["email"] : name };
  }

  function isReadBy({ id }: OperationDocument, type: string): boolean {
    const group = id.split(".")[0] ?? "";
    const groups: Readonly<Record<string, readonly string[]>> = {
      entities: ["contact", "company"],
      opportunities: ["opportunity"],
      tasks: ["task"],
      notes: ["note"],
      events: ["event"],
      eventTypes: ["event_type"],
      schedules: ["schedule"],
    };
    return groups[group]?.includes(type) ?? false;
  }
});

/** Background jobs change the time of the last activity. */
function settled({ last_activity_at: _, ...record }: Related): Related {
  return record;
}

/** Returns the names that the operation accepts in `include`. */
function namesOf({ parameters }: OperationDocument): string[] {
  const schema = parameters.find(({ name, in: place }) => name === "include" && place === "query")?.schema;
  return schema === undefined ? [] : (resolve(schema["items"])["enum"] as string[]);
}
