import { ALWAYS, slotAt } from "../booking/booking.ts";
import type { Caller } from "../caller.ts";
import type { Arguments } from "./assistant.ts";
import type { Answer } from "../wire.ts";

/** IDs of records by type. */
export type Ids = Readonly<Record<string, string>>;

/** Creates one record of each type that tools support, each containing this word. */
export async function recordsWith(word: string, crm: Caller): Promise<Ids> {
  const make = async (path: string, body: object): Promise<string> => (await crm.post(path, body)).string("data.id");
  const company = await make("/v1/entities", { entity_type: "company", name: word, domain: `${word}.example` });
  const person = { entity_type: "contact", first_name: word, last_name: word, description: word, company_id: company };
  const contact = await make("/v1/entities", { ...person, email: `a@${word}.example`, phone: "+33612345670" });
  const related_to = [{ record_type: "contact", record_id: contact }];
  const segment = await make("/v1/segments", { name: word, entity_type: "contact", kind: "static" });
  const bookable = await bookableWith(word, crm);
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
    ...{ name: word, company_id: company, primary_contact_id: contact },
  });
  const product = await make("/v1/products", { name: word, code: word });
  return {
    product,
    line_item: await make("/v1/line-items", { opportunity_id: opportunity, product_id: product, name: word }),
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
async function bookableWith(word: string, crm: Caller): Promise<string> {
  const schedule_id = (await crm.post("/v1/schedules", ALWAYS)).string("data.id");
  const open = { schedule_id, min_notice_minutes: 0, booking_window: { type: "unlimited" }, max_guests: 5 };
  const place = { type: "in_person", value: word };
  const body = { title: word, description: word, duration_minutes: 30, location: place, ...open };
  return (await crm.post("/v1/event-types", body)).string("data.id");
}

let made = 0;

/** Returns arguments with which a tool succeeds, for a record type if it takes one. */
export function argumentsOf(tool: string, type: string | null, ids: Ids): Arguments {
  const about = { record_type: type, record_id: ids[type ?? ""] };
  const name = `Made ${String(++made)} ${crypto.randomUUID()}`;
  const text = type === "contact" ? "first_name" : type === "task" ? "title" : "name";
  const cases: Readonly<Record<string, Arguments>> = {
    search_crm: { query: "a word" },
    list_crm_records: { record_type: type },
    get_crm_record: {
      ...about,
      include: ["company", "contacts", "opportunities", "open_tasks", "recent_notes", "upcoming_events"],
    },
    get_crm_record_activity: about,
    list_crm_notes: about,
    find_crm_duplicates: about,
    create_crm_record: { record_type: type, fields: { [text]: name, ...parentOf(type, ids) } },
    update_crm_record: { ...about, fields: { [text]: name } },
    link_contact_to_company: { contact_id: ids["contact"], company_id: ids["company"], replace_existing: true },
    ...bookingArguments(ids, name),
    add_crm_note: { ...about, body: name },
  };
  const given = cases[tool];
  if (!given) throw new Error(`test/support/mcp/tool-arguments.ts has no arguments for ${tool}`);
  return given;
}

/** Returns the fields with the record to which a new record belongs. */
function parentOf(type: string | null, ids: Ids): Arguments {
  return type === "line_item" ? { opportunity_id: ids["opportunity"] } : {};
}

/** Like argumentsOf; each call uses a separate slot. */
function bookingArguments(ids: Ids, name: string): Readonly<Record<string, Arguments>> {
  const { event: event_id, event_type: event_type_id } = ids;
  const slot = slotAt(10 + made);
  const invitee = { name, email: `${crypto.randomUUID()}@booked.example` };
  return {
    list_event_types: {},
    find_available_slots: { event_type_id, from: slotAt(0), to: slotAt(20), timezone: "Europe/Paris" },
    list_events: {},
    get_event: { event_id },
    create_event: { ...{ event_type_id, start_at: slot, invitee }, ...linked(ids) },
    reschedule_event: { event_id, new_start_at: slot },
    update_event: { event_id, internal_notes: name },
    add_event_invitee: { event_id, email: invitee.email, name },
    remove_event_invitee: { event_id, invitee_id: ids["invitee"] },
    cancel_event: { event_id: ids["event_to_cancel"] },
  };
}

const linked = ({ contact, opportunity }: Ids): Arguments => ({ contact_id: contact, opportunity_id: opportunity });
