import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect } from "chai";
import { personalData } from "../../../generated/vocabulary.js";
import { slotAt } from "../../support/booking/booking.ts";
import { bookingPageVisits } from "../../support/booking/page-visits.ts";
import { storedFile } from "../../support/files.ts";
import { useFixture } from "../../support/fixture.ts";
import { imported, uploaded } from "../../support/imports.ts";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { until } from "../../support/queue.ts";
import { startReceiver, toReceivers } from "../../support/webhooks/receiver.ts";
import { webForms } from "../../support/forms.ts";
import { webhooksOn } from "../../support/webhooks/webhooks.ts";
import type { Answer } from "../../support/wire.ts";

/** No other test uses these texts. */
const PERSON = {
  first_name: "Zebedia",
  last_name: "Quillfeather",
  email: "zebedia@vanish.example",
  additional_emails: ["zq@vanish.example"],
  phone: "+33698712345",
};
const MARKS = ["zebedia", "quillfeather", "vanish.example", "98712345"];

/** Tables whose rows about a person go as a whole: a new column goes with them. */
const ROWS_GO =
  `entities entity_emails entity_domains entity_external_ids entity_values entity_merges entity_merge_moves
  segment_members activities notes note_relations tasks task_relations form_submissions files freed_objects stored_objects
  file_usage email_attachments email_relations campaign_recipients topic_subscriptions email_soft_bounces idempotency_keys
  exports export_chunks import_pieces import_failures import_drafts import_draft_keys opportunity_contacts`.split(
    /\s+/,
  );

/** Tables of which rows stay when a person is purged: what each column has of the person is removed. */
const ROWS_STAY: ReadonlySet<string> = new Set(
  Object.values(personalData)
    .filter(({ purge }) => purge !== "none" && purge !== "kept")
    .flatMap(({ tables }) => tables)
    .filter((table) => !ROWS_GO.includes(table)),
);

/**
 * Columns of rows that stay and have no data of the person: codes, ids and what members wrote about others. A new column
 * must either be here or be filled by the test, so that the purge is seen to empty it.
 */
const WITHOUT_PERSON: readonly string[] = `changes.kind changes.record_type
  email_recipients.error email_recipients.kind email_recipients.status email_suppressions.created_by email_suppressions.reason
  emails.category emails.from emails.message_id emails.metadata emails.status
  event_invitees.confirmation event_invitees.locale event_invitees.response event_invitees.role event_invitees.timezone
  events.ics_uid events.source events.status events.timezone events.title
  imports.created_by imports.date_format imports.delimiter imports.duplicates imports.encoding imports.entity_type
  imports.failure imports.header imports.mapping imports.on_bad_cell imports.problems imports.status imports.updated_by
  line_items.created_by line_items.name line_items.search_text line_items.updated_by
  opportunities.created_by opportunities.currency opportunities.custom_fields opportunities.description
  opportunities.lost_reason opportunities.name opportunities.next_step opportunities.search_text opportunities.source
  opportunities.stage opportunities.status opportunities.tags opportunities.updated_by opportunity_stage_changes.stage
  webhook_attempts.error webhook_deliveries.last_error webhook_deliveries.status webhook_deliveries.type`.split(/\s+/);

describe("POST /v1/entities/{id}/purge (entities.purge)", () => {
  const fixture = useFixture({ egress: toReceivers() });
  const { publish, visit, link, move, cancel } = bookingPageVisits(fixture);
  const forms = webForms(fixture);
  const hooks = webhooksOn(fixture);
  let number = 0;

  const made = async (path: string, body: object, headers: Record<string, string> = {}): Promise<string> => {
    const answer = await fixture.crm.post(path, body, headers);
    expect([200, 201, 202], answer.text).to.include(answer.status);
    return answer.string("data.id");
  };
  const key = (): Record<string, string> => ({ "Idempotency-Key": `erasure-key-${++number}` });
  const about = (...ids: string[]) => ids.map((record_id) => ({ record_type: "contact", record_id }));
  const isDone = async (path: string, field: string, values: readonly string[]): Promise<void> => {
    await until(async () => values.includes(String((await fixture.crm.get(path)).at(field))), `${path} ${field}`, 60);
  };

  describe("what belongs to one person alone (every record type, table, file, log and queue)", () => {
    let other: string;
    let contact: string;
    let sharedNote: string;

    before(async () => {
      const receiver = await startReceiver();
      receiver.answer = ({ body }, response) => void response.end(body);
      const webhook = await hooks.register(receiver.url, ["*"]);
      other = await made("/v1/entities", { entity_type: "contact", first_name: "Ada", email: "ada@stays.example" });
      contact = await made("/v1/entities", { entity_type: "contact", ...PERSON }, key());
      const duplicate = await made("/v1/entities", { entity_type: "contact", first_name: "Zebedia", last_name: "Q." });
      const wrong = await made("/v1/entities", {
        entity_type: "contact",
        ...PERSON,
        email: null,
        additional_emails: [],
      });
      expect(
        (await fixture.crm.post(`/v1/entities/${contact}/merge`, { duplicate_ids: [duplicate, wrong] }, key())).status,
      ).to.equal(200);
      const note = await made(
        "/v1/notes",
        { body: "Zebedia called", title: "Quillfeather", related_to: about(contact) },
        key(),
      );
      await storedFile(fixture.crm, {
        name: "zebedia.txt",
        content: "Quillfeather",
        owner: { record_type: "note", record_id: note },
      });
      await storedFile(fixture.crm, {
        name: "quillfeather.txt",
        content: "Zebedia",
        owner: { record_type: "contact", record_id: contact },
      });
      await made("/v1/tasks", { title: "Call Zebedia", description: "98712345", related_to: about(contact) }, key());
      sharedNote = await made("/v1/notes", { body: "About both", related_to: about(contact, other) });
      const sale = { name: "Sale", primary_contact_id: contact, contacts: [{ contact_id: contact, role: "user" }] };
      await made("/v1/opportunities", sale, key());
      const questions = [{ key: "topic", label: "What is it about?", type: "text", required: false }];
      const location = { type: "invitee_phone" };
      const { path, id: type } = await publish({ max_guests: 2, questions, location });
      const invitee = { name: "Zebedia Quillfeather", email: PERSON.email, phone: PERSON.phone };
      const answers = { topic: "Zebedia's plans" };
      const booked = await visit(path, 10, {
        invitee,
        answers,
        guests: [{ name: "Guest", email: "guest@stays.example" }],
      });
      expect(booked.status, booked.text).to.equal(200);
      const token = await link(PERSON.email);
      for (const number of [11, 12]) {
        const moved = await move(token, number, { reason: "Zebedia is late" });
        expect(moved.status, moved.text).to.equal(200);
      }
      const ended = await cancel(token, { reason: "Zebedia is ill" });
      expect(ended.status, ended.text).to.equal(200);
      const meeting = { event_type_id: type, start_at: slotAt(20), invitee, notes: "Zebedia asks" };
      const event = await made("/v1/events", meeting, key());
      const words = { description: "Zebedia's questions", metadata: { about: "Zebedia" } };
      const described = await fixture.crm.put(`/v1/events/${event}`, words);
      expect(described.status, described.text).to.equal(200);
      // Times for which the history has no place; only after very many moves.
      const by = { type: "invitee", id: null, name: "Zebedia Quillfeather", application: null };
      const time = { start_at: slotAt(1), end_at: slotAt(2), at: slotAt(1), by, reason: "Zebedia is late" };
      const earlier = { earlier_times: JSON.stringify([time]) };
      await fixture.service.database.pool("events").where({ id: event }).update(earlier);
      const form = await forms.publish({ contact_fields: [{ field: "last_name", required: true }] });
      const sent = await forms.send(form, { email: PERSON.email, "fields.last_name": "Quillfeather" });
      expect(sent.status, await sent.text()).to.be.below(400);
      const message = { subject: "For Zebedia", text: "Dear Zebedia" };
      const email = await made(
        "/v1/notifications/emails",
        { ...message, to: [{ email: PERSON.email, contact_id: contact }] },
        key(),
      );
      const to = [{ email: "ada@stays.example" }, { email: "zq@vanish.example", name: "Zebedia" }];
      const both = await made("/v1/notifications/emails", { subject: "For both", text: "Hello", to }, key());
      for (const one of [email, both]) await isDone(`/v1/notifications/emails/${one}`, "data.status", ["sent"]);
      const topic = await made("/v1/topics", { name: `Topic ${++number}`, is_public: true });
      const chosen = { topics: [{ topic_id: topic, status: "subscribed" }] };
      const choice = await fixture.crm.put(`/v1/entities/${contact}/subscriptions`, chosen);
      expect(choice.status, choice.text).to.equal(200);
      const segment = await made("/v1/segments", { name: `S ${++number}`, entity_type: "contact", kind: "static" });
      await fixture.crm.post(`/v1/segments/${segment}/members`, { entity_ids: [contact, other] });
      const campaign = await made("/v1/campaigns", {
        name: `C ${++number}`,
        subject: "News",
        from: { email: "news@crm.example" },
        html_body: "<p>Hi {{first_name}}</p>",
        segment_ids: [segment],
      });
      await fixture.crm.put("/v1/organization", { postal_address: "1 Main Street" });
      const begun = await fixture.crm.post(`/v1/campaigns/${campaign}/send`, undefined, key());
      if (begun.status === 200) await isDone(`/v1/campaigns/${campaign}`, "data.status", ["sent"]);
      await made("/v1/notifications/suppressions", { email: PERSON.email, reason: "unsubscribed" }, key());
      const csv = "first_name,last_name,email,lead_score\nZebedia,Quillfeather,zebedia@vanish.example,wrong\n";
      const settings = { entity_type: "contact", duplicates: "update" } as const;
      await imported(fixture.crm, settings, csv);
      await imported(fixture.crm, { ...settings, dry_run: true }, csv);
      await uploaded(fixture.crm, settings, csv);
      const exported = await made("/v1/exports", { entity_type: "contact" }, key());
      await isDone(`/v1/exports/${exported}`, "data.status", ["completed", "succeeded", "done"]);
      const assistant = await assistantOf(fixture.service, fixture.organization.owner);
      await assistant.use("search_crm", { query: "Quillfeather" });
      await assistant.use("add_crm_note", {
        record_type: "contact",
        record_id: contact,
        body: "Zebedia again",
        idempotency_key: "erasure-tool-1",
      });
      await until(
        async () => (await hooks.deliveries(webhook.id)).every(({ status }) => status !== "pending"),
        "deliveries",
        60,
      );
      await receiver.close();
    });

    it("is counted by a dry run, and erased from all tables, files, logs and queues", async () => {
      const before = await placesWith(fixture);
      expect(before.length, "before").to.be.above(20);
      const columns = (await textColumns(fixture)).map(({ table, column }) => ({ table, name: `${table}.${column}` }));
      const unknown = columns.filter(({ table, name }) => ROWS_STAY.has(table) && !before.includes(name));
      expect(unknown.map(({ name }) => name)).to.have.members(WITHOUT_PERSON);
      const dry = await fixture.crm.post(`/v1/entities/${contact}/purge`, { dry_run: true });
      expect((await fixture.crm.get(`/v1/entities/${contact}`)).status, "after the dry run").to.equal(200);
      const purged = await fixture.crm.post(`/v1/entities/${contact}/purge`, {});
      expect(purged.status, purged.text).to.equal(200);
      const counts = (answer: Answer) => answer.at("data.erased") as Record<string, number>;
      expect(counts(dry)).to.deep.equal(counts(purged));
      expect(counts(purged), purged.text).to.include({ notes: 2, tasks: 1, files: 2, events: 2, form_submissions: 1 });
      expect(counts(purged), purged.text).to.include({
        merged_records: 2,
        exports: 1,
        import_files: 2,
        suppressions: 1,
      });
      // The bytes of files are removed by a job after the commit.
      const isFile = (place: string): boolean => place.startsWith("/files/");
      await until(async () => !(await placesWith(fixture)).some(isFile), "removed bytes", 60);
      expect(await placesWith(fixture)).to.deep.equal([]);
      for (const query of ["Zebedia", "Quillfeather"])
        expect((await fixture.crm.get(`/v1/search?q=${query}`)).at("meta.total"), query).to.equal(0);
      expect((await fixture.crm.get(`/v1/notes/${sharedNote}`)).at("data.related_to")).to.deep.equal(about(other));
    });

    it("is recognized again only by the hash of a suppressed address", async () => {
      const again = await made("/v1/entities", { entity_type: "contact", first_name: "Z", email: PERSON.email });
      const answer = await fixture.crm.post("/v1/notifications/emails", {
        subject: "News",
        text: "News",
        category: "marketing",
        to: [{ email: PERSON.email, contact_id: again }],
      });
      expect([answer.status, answer.at("code")]).to.deep.equal([422, "all_recipients_suppressed"]);
      await fixture.crm.post(`/v1/entities/${again}/purge`, {});
    });
  });

  it("keeps notes and tasks that keep names, and deletes those about only a company", async () => {
    const kept = await made("/v1/entities", { entity_type: "contact", first_name: "Kept" });
    const [note, task] = [
      await made("/v1/notes", { body: "Stays", related_to: about(kept) }),
      await made("/v1/tasks", { title: "Goes", related_to: about(kept) }),
    ];
    const answer = await fixture.crm.post(`/v1/entities/${kept}/purge`, { keep: ["notes"] });
    expect([answer.at("data.erased.notes"), answer.at("data.erased.tasks")]).to.deep.equal([0, 1]);
    expect((await fixture.crm.get(`/v1/notes/${note}`)).at("data.related_to")).to.deep.equal([]);
    expect((await fixture.crm.get(`/v1/tasks/${task}`)).status).to.equal(404);
    const firm = await made("/v1/entities", { entity_type: "company", name: "Gone" });
    const related_to = [{ record_type: "company", record_id: firm }];
    const theirs = await made("/v1/notes", { body: "Only theirs", related_to });
    await fixture.crm.post(`/v1/entities/${firm}/purge`);
    expect((await fixture.crm.get(`/v1/notes/${theirs}`)).status).to.equal(404);
  });

  it("is declared for every table: the contract names the place of each one", async () => {
    const { pool } = fixture.service.database;
    const { rows } = await pool.raw<{ rows: { name: string }[] }>(
      "SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace",
    );
    const declared = Object.values(personalData).flatMap(({ tables }) => tables);
    expect(declared.toSorted()).to.deep.equal([...new Set(declared)].toSorted());
    expect(rows.map(({ name }) => name).toSorted()).to.deep.equal(declared.toSorted());
  });
});

/** Returns every column, file and log line that contains one of the marks. */
async function placesWith({ service }: Pick<ReturnType<typeof useFixture>, "service">): Promise<string[]> {
  const { pool } = service.database;
  const columns = await textColumns({ service });
  const found: string[] = [];
  const isMarked = (text: string): boolean => MARKS.some((mark) => text.toLowerCase().includes(mark));
  for (const { table, column, type } of columns) {
    const { rows } = await pool.raw<{ rows: { value: string | Buffer }[] }>(
      `SELECT ${type === "bytea" ? "??" : "??::text"} AS value FROM ?? WHERE ?? IS NOT NULL`,
      [column, table, column],
    );
    if (rows.some(({ value }) => isMarked(textOf(value)))) found.push(`${table}.${column}`);
  }
  for (const file of readdirSync(service.dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    // Without a mail server, sent messages are stored there instead of in a mailbox.
    if (!file.isFile() || path.includes("/outbox/")) continue;
    if (isMarked(path) || isMarked(readFileSync(path, "latin1"))) found.push(path.slice(service.dataDir.length));
  }
  const logged = service.log.filter(isMarked);
  return [...found, ...logged];
}

function textOf(value: string | Buffer): string {
  if (typeof value === "string") return value;
  const isGzip = value[0] === 0x1f && value[1] === 0x8b;
  return (isGzip ? gunzipSync(value) : value).toString("latin1");
}

/** Returns every column of the database that can contain a name or an address. */
async function textColumns({ service }: Pick<ReturnType<typeof useFixture>, "service">) {
  const { rows } = await service.database.pool.raw<{ rows: { table: string; column: string; type: string }[] }>(`
    SELECT c.table_name AS "table", c.column_name AS "column", c.data_type AS type FROM information_schema.columns AS c
    JOIN information_schema.tables AS t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
      AND c.data_type IN ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY') ORDER BY 1, 2`);
  return rows;
}
