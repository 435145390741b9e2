import type { Tenant } from "../tenant.ts";
import { operationOf } from "./document.ts";
import { prepare } from "./prepare.ts";
import { sendPrepared } from "./requests.ts";

/** Records among which every filter finds some, but not all. */
export interface Seeds {
  /** The ids in the paths of lists that belong to a record. */
  readonly places: Readonly<Record<string, string>>;
  readonly segment: { readonly id: string; readonly members: readonly string[] };
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** Creates records with different values of the fields by which lists filter. */
export async function createSeeds(tenant: Tenant): Promise<Seeds> {
  const make = async (path: string, body: unknown): Promise<string> =>
    (await tenant.owner.post(path, body)).string("data.id");
  const company = await make("/v1/entities", { entity_type: "company", name: "Seed & Co", lead_score: 30 });
  const contacts: string[] = [];
  for (const first_name of ["Una", "Due", "Tre"]) {
    const score = { lead_score: contacts.length * 10 + 5, tags: [`tag-${first_name}`] };
    contacts.push(await make("/v1/entities", { entity_type: "contact", first_name, company_id: company, ...score }));
  }
  const [contact = "", member = ""] = contacts;
  await createWork(tenant, contact, make);
  const segment = await make("/v1/segments", { name: "Seeds", entity_type: "contact", kind: "static" });
  await tenant.owner.post(`/v1/segments/${segment}/members`, { entity_ids: [contact, member] });
  const event = await bookTwice(tenant, contact);
  const webhook = await make("/v1/webhooks", { url: "https://127.0.0.2:8443/seeds", events: ["campaign.sent"] });
  for (const _ of [1, 2, 3]) await tenant.owner.post(`/v1/webhooks/${webhook}/test`);
  const paused = await make("/v1/webhooks", { url: "https://127.0.0.2:8443/paused", events: ["campaign.sent"] });
  await tenant.owner.put(`/v1/webhooks/${paused}`, { status: "paused" });
  await make("/v1/imports", { entity_type: "company" });
  for (const entity_type of ["contact", "company"]) await make("/v1/exports", { entity_type });
  const opportunity = await make("/v1/opportunities", { name: "With line items" });
  for (const [index, name] of ["Licence", "Support", "Training"].entries())
    await make("/v1/line-items", { opportunity_id: opportunity, name, quantity: index + 1, unit_price: index * 10 });
  const form = await submitForms(tenant, make);
  const about = Object.fromEntries(ABOUT.map((list) => [`entities.${list}`, contact]));
  return {
    places: {
      ...about,
      "entities.contacts": company,
      "segments.members": segment,
      "events.invitees": event,
      "webhooks.deliveries": webhook,
      "opportunities.lineItems": opportunity,
      "forms.submissions": form,
    },
    segment: { id: segment, members: [contact, member] },
  };
}

/** Creates two forms with submissions; returns the first one. */
async function submitForms(tenant: Tenant, make: Make): Promise<string> {
  const ids = [];
  for (const number of [1, 2]) {
    const slug = `seed-${String(tenant.next())}`;
    ids.push(await make("/v1/forms", { slug, title: `Seed ${number}`, is_active: true, tags: [`form-${number}`] }));
    const page = `/v1/public/organizations/${tenant.organization.record.slug}/forms/${slug}`;
    const page_token = (await tenant.owner.get(page)).string("data.page_token");
    for (const name of ["single", "couple"])
      await tenant.owner.post(`${page}/submissions`, { page_token, email: `${name}.${number}@seeds.example` });
  }
  const [first = ""] = ids;
  return first;
}

const ABOUT = ["tasks", "notes", "opportunities", "events"];

type Make = (path: string, body: unknown) => Promise<string>;

async function createWork(tenant: Tenant, contact: string, make: Make): Promise<void> {
  const company = await make("/v1/entities", { entity_type: "company", name: "Another" });
  const related_to = [{ record_type: "contact", record_id: contact }];
  for (const days of [-2, 4, 9]) await make("/v1/tasks", { title: `Task ${days}`, due_at: inDays(days), related_to });
  await make("/v1/tasks", { title: "Done", status: "completed", related_to });
  for (const pinned of [true, false]) await make("/v1/notes", { body: `Pinned ${String(pinned)}`, pinned, related_to });
  await make("/v1/notes", { body: "Elsewhere", related_to: [{ record_type: "company", record_id: company }] });
  const { caller } = await tenant.signedIn();
  await caller.post("/v1/notes", { body: "By another author", related_to });
  for (const [index, stage] of ["proposal", "closed_won", "proposal"].entries()) {
    const expected_close_date = inDays(index * 30).slice(0, 10);
    const deal = { name: `Deal ${index}`, stage, amount: index * 100, expected_close_date, tags: [`deal-${index}`] };
    await make("/v1/opportunities", { ...deal, primary_contact_id: contact });
  }
}

/** Books two events with a contact, and cancels one; removes a guest from the other. */
async function bookTwice(tenant: Tenant, contact: string): Promise<string> {
  const email = `seed.${String(tenant.next())}@seeds.example`;
  await tenant.owner.put(`/v1/entities/${contact}`, { email });
  const ids = [];
  for (const _ of [1, 2, 3]) {
    const prepared = await prepare("events.create", tenant);
    const body = { ...(prepared.body as object), invitee: { name: "Una", email } };
    ids.push((await sendPrepared(operationOf("events.create"), prepared, { body })).string("data.id"));
  }
  const [event = "", cancelled = ""] = ids;
  await tenant.owner.post(`/v1/events/${cancelled}/cancel`);
  const added = [];
  for (const name of ["Guest One", "Guest Two"]) {
    const guest = { name, email: `${name.replace(" ", ".")}@seeds.example` };
    added.push(await tenant.owner.post(`/v1/events/${event}/invitees`, guest));
  }
  const invitees = (await tenant.owner.get(`/v1/events/${event}/invitees`)).list("data");
  await tenant.owner.delete(`/v1/events/${event}/invitees/${String(invitees.at(-1)?.["id"])}`);
  return event;
}
