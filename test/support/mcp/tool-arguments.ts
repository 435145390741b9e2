import { tools, type Tool } from "../../../generated/tools.js";
import { ALWAYS, slotAt } from "../booking/booking.ts";
import type { Caller } from "../caller.ts";
import type { Answer } from "../wire.ts";
import { valueFor } from "../contract/arbitrary.ts";
import { operations, type Schema } from "../contract/document.ts";
import { randomFrom } from "../random.ts";
import type { Arguments } from "./assistant.ts";

/** Creates one record of each type that tools support, each containing this word. */
export async function recordsWith(word: string, crm: Caller): Promise<Ids> {
  const make = async (path: string, body: object): Promise<string> => (await crm.post(path, body)).string("data.id");
  const company = await make("/v1/entities", { entity_type: "company", name: word, domain: `${word}.example` });
  const person = { entity_type: "contact", first_name: word, last_name: word, description: word, company_id: company };
  const contact = await make("/v1/entities", { ...person, email: `a@${word}.example`, phone: "+33612345670" });
  const related_to = [{ record_type: "contact", record_id: contact }];
  const segment = await make("/v1/segments", { name: word, entity_type: "contact", kind: "static" });
  const schedule = await make("/v1/schedules", ALWAYS);
  const bookable = await bookableWith(word, crm, schedule);
  const book = async (start: number): Promise<Answer> => {
    const invitee = { name: word, email: `a@${word}.example` };
    const guests = [{ name: word, email: `guest@${word}.example` }];
    return await crm.post("/v1/events", {
      event_type_id: bookable,
      start_at: slotAt(start),
      invitee,
      guests,
      notes: word,
    });
  };
  const event = await book(0);
  const opportunity = await make("/v1/opportunities", {
    name: word,
    company_id: company,
    primary_contact_id: contact,
  });
  const product = await make("/v1/products", { name: word, code: word });
  return {
    product,
    line_item: await make("/v1/line-items", { opportunity_id: opportunity, product_id: product, name: word }),
    schedule,
    event_type: bookable,
    event: event.string("data.id"),
    invitee: event.string("data.invitees.1.id"),
    event_to_cancel: (await book(1)).string("data.id"),
    contact,
    company,
    segment,
    opportunity,
    task: await make("/v1/tasks", { title: word, description: word, related_to }),
    campaign: await make("/v1/campaigns", { name: word, subject: word, text_body: word, segment_ids: [segment] }),
    note: await make("/v1/notes", { title: word, body: word, related_to }),
  };
}

/** Creates an event type with this word that can be booked at any half hour. */
async function bookableWith(word: string, crm: Caller, schedule_id: string): Promise<string> {
  const open = { schedule_id, min_notice_minutes: 0, booking_window: { type: "unlimited" }, max_guests: 5 };
  const place = { type: "in_person", value: word };
  const body = { title: word, description: word, duration_minutes: 30, location: place, ...open };
  return (await crm.post("/v1/event-types", body)).string("data.id");
}

let made = 0;

/** Returns arguments with which a tool succeeds, for a record type if it takes one. */
export function argumentsOf(tool: string, type: string | null, ids: Ids): Arguments {
  made += 1;
  return { ...derivedArguments({ tool, type, number: made }, ids), ...particularArguments(type, ids)[tool] };
}

/** Returns arguments that do not follow from the contract; each call uses a separate slot. */
function particularArguments(type: string | null, ids: Ids): Readonly<Record<string, Arguments>> {
  const name = `Made ${String(made)} ${crypto.randomUUID()}`;
  const text = type === "contact" ? "first_name" : type === "task" ? "title" : "name";
  const { contact: contact_id, opportunity: opportunity_id } = ids;
  const parent = type === "line_item" ? { opportunity_id } : {};
  const slot = slotAt(10 + made);
  const email = `${crypto.randomUUID()}@booked.example`;
  return {
    get_crm_record: { include: relationNames() },
    find_crm_duplicates: { record_id: ids[type ?? ""] },
    create_crm_record: { fields: { [text]: name, ...parent } },
    update_crm_record: { fields: { [text]: name } },
    link_contact_to_company: { replace_existing: true },
    find_available_slots: { from: slotAt(0), to: slotAt(20), timezone: "Europe/Paris" },
    create_event: { start_at: slot, invitee: { name, email }, contact_id, opportunity_id },
    reschedule_event: { new_start_at: slot },
    update_event: { internal_notes: name },
    add_event_invitee: { email, name },
    remove_event_invitee: { invitee_id: ids["invitee"] },
    cancel_event: { event_id: ids["event_to_cancel"] },
  };
}

/** Returns the names of all relations that get_crm_record can include. */
function relationNames(): readonly string[] {
  const schema = tools.find(({ definition }) => definition.name === "get_crm_record")?.definition.inputSchema;
  const properties = schema?.["properties"] as
    { readonly include?: { readonly items?: { readonly enum?: readonly string[] } } } | undefined;
  return properties?.include?.items?.enum ?? [];
}

/** IDs of records by type. */
export type Ids = Readonly<Record<string, string>>;

/** A tool call for a record type, null if the tool takes none; no two calls have the same number. */
export interface Call {
  readonly tool: string;
  readonly type: string | null;
  readonly number: number;
}

/** Returns the required arguments of a tool, from its input schema, its operation and the ids of existing records. */
function derivedArguments({ tool: name, type, number }: Call, ids: Ids): Arguments {
  const tool = tools.find(({ definition }) => definition.name === name);
  if (!tool) throw new Error(`There is no tool ${name}.`);
  const { properties = {}, required = [] } = tool.definition.inputSchema as InputSchema;
  const entries = required.map((argument): [string, unknown] => {
    const schema = properties[argument] ?? {};
    if (argument === "record_type" && type !== null) return [argument, type];
    return [argument, schema["format"] === "uuid" ? idFor(tool, { argument, type, ids }) : textOr(schema, number)];
  });
  return Object.fromEntries(entries);
}

interface InputSchema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Wanted {
  readonly argument: string;
  readonly type: string | null;
  readonly ids: Ids;
}

/** `contact_id` is the id of a contact; `record_id` and `id` depend on the record type of the call or operation. */
function idFor(tool: Tool, { argument, type, ids }: Wanted): string {
  const named = argument.replace(/_?id$/, "");
  const wanted = named === "record" || named === "" ? (type ?? typeOf(tool)) : named;
  const id = ids[wanted];
  if (id === undefined)
    throw new Error(
      `${tool.definition.name} needs a ${wanted}: add one to recordsWith in test/support/mcp/tool-arguments.ts.`,
    );
  return id;
}

/** Returns the record type of an operation: `/v1/line-items/{id}` concerns a line_item. */
function typeOf({ operation }: Tool): string {
  const path = operations.find(({ id }) => id === operation)?.path ?? "";
  const collection = path.split("/")[2] ?? operation;
  if (collection === "entities") return "contact";
  return collection.replaceAll("-", "_").replace(/ies$/, "y").replace(/s$/, "");
}

/** Returns an unused text where any text is allowed. */
function textOr(schema: Schema, number: number): unknown {
  const { examples, type, format, pattern, maxLength } = schema;
  if (Array.isArray(examples)) return examples[0];
  const free = type === "string" && format === undefined && pattern === undefined && schema["enum"] === undefined;
  if (!free) return valueFor(schema, randomFrom(number));
  return `Made ${String(number)} ${crypto.randomUUID()}`.slice(
    0,
    typeof maxLength === "number" ? maxLength : undefined,
  );
}
