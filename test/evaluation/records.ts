import { ALWAYS } from "../support/booking/booking.ts";
import type { Caller } from "../support/caller.ts";
import type { SaidDay } from "./intent.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The organization in which records are created and checked. */
export interface Place {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Calls of the owner. */
  readonly rest: Caller;
  /** Returns the id of a record by its name. */
  id(name: string): string;
  /** Returns the time of a day on the clocks in Paris, in UTC. */
  instant(day: SaidDay): string;
}

type Keep = (name: string, id: string) => void;

const DAY_MS = 86_400_000;

/** The day of the next Tuesday (2) or another weekday, at least three days from now. */
export function nextWeekday(weekday: number, now: number): number {
  const today = new Date(now).getUTCDay();
  return 3 + ((weekday - today - 3 + 14) % 7);
}

/** Creates all records of the evaluation; each is known by its name. */
export async function createRecords(world: Place, keep: Keep): Promise<void> {
  const make = async (name: string, path: string, body: Fields): Promise<void> => {
    const answer = await world.rest.post(path, body);
    keep(name, answer.string("data.id"));
  };
  await make("region", "/v1/custom-fields", {
    entity_type: "contact",
    key: "region",
    label: "Region",
    type: "select",
    options: ["North", "South", "Ouest"],
  });
  for (const [name, more] of COMPANIES) {
    await make(name, "/v1/entities", { entity_type: "company", name, ...more });
  }
  for (const [name, company, more] of CONTACTS) {
    const [first_name = "", ...last] = name.split(" ");
    const employer = company === null ? {} : { company_id: world.id(company) };
    const body = { entity_type: "contact", first_name, last_name: last.join(" "), ...employer, ...more };
    await make(name, "/v1/entities", body);
  }
  for (const { name, owner, company, days, ...more } of DEALS) {
    const links = { owner_id: world.id(owner), company_id: world.id(company), currency: "EUR" };
    await make(name, "/v1/opportunities", { name, ...links, expected_close_date: dateIn(world, days), ...more });
  }
  for (const { title, assignee, day, ...more } of TASKS) {
    const due_at = world.instant({ day, time: "12:00" });
    await make(title, "/v1/tasks", { title, assignee_id: world.id(assignee), due_at, ...more });
  }
  for (const { name, ...more } of PRODUCTS) await make(name, "/v1/products", { name, currency: "EUR", ...more });
  for (const { company, body } of NOTES) {
    const related_to = [{ record_type: "company", record_id: world.id(company) }];
    await make(body, "/v1/notes", { body, related_to });
  }
  await createEvents(world, make);
}

const dateIn = ({ now }: Place, days: number): string => new Date(now + days * DAY_MS).toISOString().slice(0, 10);

async function createEvents(world: Place, make: (name: string, path: string, body: Fields) => Promise<void>) {
  await make("Always", "/v1/schedules", ALWAYS);
  for (const { title, host, duration_minutes } of EVENT_TYPES) {
    await make(title, "/v1/event-types", {
      title,
      duration_minutes,
      hosts: [world.id(host)],
      schedule_id: world.id("Always"),
      max_guests: 5,
      location: { type: "in_person", value: "Room 1" },
      min_notice_minutes: 0,
      booking_window: { type: "unlimited" },
    });
  }
  for (const { type, invitee, at } of EVENTS) {
    const contact = await world.rest.get(`/v1/entities/${world.id(invitee)}`);
    await make(`${type} with ${invitee}`, "/v1/events", {
      event_type_id: world.id(type),
      start_at: world.instant(at),
      invitee: { name: invitee, email: contact.string("data.email") },
    });
  }
}

const inCity = (city: string) => ({ billing_address: { city } });

const COMPANIES: readonly [string, Fields][] = [
  ["Northwind Traders", { ...inCity("Paris"), domain: "northwind.example" }],
  ["Contoso", { ...inCity("Lyon"), domain: "contoso.example" }],
  ["Fabrikam", { ...inCity("Lyon"), domain: "fabrikam.example" }],
  ["Boréal Énergie", { ...inCity("Lille"), domain: "boreal.example" }],
  ["Tailspin Toys", { ...inCity("London"), domain: "tailspin.example" }],
  ["Lumière Optique", { ...inCity("Nantes"), domain: "lumiere.example" }],
  ["Atelier Vauban", { ...inCity("Nantes"), domain: "vauban.example" }],
];

const mail = (email: string) => ({ email });

const CONTACTS: readonly [string, string | null, Fields][] = [
  ["Ada Lovelace", "Northwind Traders", { ...mail("ada@northwind.example"), phone: "+33612345601" }],
  ["Grace Hopper", "Contoso", { ...mail("grace@contoso.example"), phone: "+33612345602" }],
  ["Katherine Johnson", "Contoso", { ...mail("katherine@contoso.example") }],
  ["Hélène Petit", "Boréal Énergie", { ...mail("helene@boreal.example"), phone: "+33612345603" }],
  ["Émile Durand", "Boréal Énergie", { ...mail("emile@boreal.example") }],
  ["Paul Lambert", "Lumière Optique", { ...mail("paul@lumiere.example") }],
  ["Alan Turing", null, { ...mail("alan@turing.example"), custom_fields: { region: "North" } }],
  ["Margaret Hamilton", "Tailspin Toys", { ...mail("margaret@tailspin.example") }],
  ["Luc Moreau", "Tailspin Toys", { ...mail("luc@tailspin.example"), custom_fields: { region: "Ouest" } }],
  ["Jon Smith", null, { phone: "+33612345610" }],
  ["John Smith", null, { phone: "+33612345610" }],
  ["Amélie Roche", null, { phone: "+33612345611" }],
  ["Amelie Roche", null, { phone: "+33612345611", last_name: "Roché" }],
];

const DEALS = [
  {
    name: "Northwind renewal",
    owner: "mia",
    company: "Northwind Traders",
    stage: "proposal",
    amount: 12_000,
    days: 10,
  },
  { name: "Contoso rollout", owner: "mia", company: "Contoso", stage: "qualification", amount: 80_000, days: 45 },
  { name: "Fabrikam pilot", owner: "mia", company: "Fabrikam", stage: "proposal", amount: 5_000, days: 90 },
  { name: "Tailspin upgrade", owner: "bob", company: "Tailspin Toys", stage: "meeting", amount: 65_000, days: 200 },
  { name: "Contrat Boréal", owner: "chloe", company: "Boréal Énergie", stage: "meeting", amount: 30_000, days: 12 },
  {
    name: "Maintenance Lumière",
    owner: "chloe",
    company: "Lumière Optique",
    stage: "proposal",
    amount: 7_500,
    days: 75,
  },
  { name: "Chantier Vauban", owner: "chloe", company: "Atelier Vauban", stage: "meeting", amount: 4_200, days: 300 },
];

const TASKS = [
  { title: "Call Contoso about the rollout", assignee: "mia", day: 2 },
  { title: "Send the offer to Northwind", assignee: "mia", day: 20, status: "in_progress" },
  { title: "Archive the old contracts", assignee: "mia", day: -20, status: "completed" },
  { title: "Prepare the quarterly review", assignee: "mia", day: 40 },
  { title: "Order the demo machines", assignee: "bob", day: 5 },
  { title: "Check the invoices", assignee: "bob", day: 30 },
  { title: "Relancer Boréal", assignee: "chloe", day: 3 },
  { title: "Préparer la visite de Nantes", assignee: "chloe", day: 25 },
  { title: "Classer les devis", assignee: "chloe", day: -15, status: "completed" },
  { title: "Réserver la salle", assignee: "claire", day: 6 },
  { title: "Commander les badges", assignee: "claire", day: 35, status: "waiting" },
];

const PRODUCTS = [
  { name: "Analytical engine", unit_price: 1_250, code: "AE-1" },
  { name: "Difference engine", unit_price: 990, code: "DE-2", is_active: false },
  { name: "Lampe de bureau", unit_price: 49.9, code: "LB-3" },
];

const NOTES = [
  { company: "Northwind Traders", body: "They want delivery before Easter." },
  { company: "Boréal Énergie", body: "Ils préfèrent un contrat de trois ans." },
  { company: "Contoso", body: "They have two sites." },
];

const EVENT_TYPES = [
  { title: "Introductory call", host: "mia", duration_minutes: 30 },
  { title: "Appel découverte", host: "chloe", duration_minutes: 30 },
  { title: "Product demo", host: "bob", duration_minutes: 60 },
];

/** Booked events; the evening hours leave the day free for the tasks. */
const EVENTS: readonly { readonly type: string; readonly invitee: string; readonly at: SaidDay }[] = [
  { type: "Introductory call", invitee: "Grace Hopper", at: { day: 4, time: "19:00" } },
  { type: "Introductory call", invitee: "Katherine Johnson", at: { day: 5, time: "19:00" } },
  { type: "Introductory call", invitee: "Margaret Hamilton", at: { day: 25, time: "19:00" } },
  { type: "Appel découverte", invitee: "Hélène Petit", at: { day: 4, time: "20:00" } },
  { type: "Appel découverte", invitee: "Émile Durand", at: { day: 5, time: "20:00" } },
  { type: "Appel découverte", invitee: "Luc Moreau", at: { day: 26, time: "20:00" } },
  { type: "Product demo", invitee: "Alan Turing", at: { day: 6, time: "18:00" } },
];
