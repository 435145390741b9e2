import { tools } from "../../../generated/tools.js";
import { ALWAYS, slotAt } from "../booking/booking.ts";
import type { Caller } from "../caller.ts";
import type { Arguments } from "./assistant.ts";
import type { Answer } from "../wire.ts";
import { derivedArguments, type Ids } from "./derived-arguments.ts";

export type { Ids };

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
