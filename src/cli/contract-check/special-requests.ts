import { setTimeout as pause } from "node:timers/promises";
import { textAt } from "./caller.ts";
import type { Operation, Schema } from "./contract.ts";
import { type Prepared, type World, DOMAIN, type Resource } from "./world.ts";

/** Requests that do not follow from the contract: those that must not succeed, and those that need several records. */

/** Operations whose success would send e-mail, or change accounts: only requests that must fail are sent. */
const UNSAFE: readonly string[] = [
  // Creates a contact that would stay.
  "formPage.submit",
  "emails.create",
  "campaigns.send",
  "campaigns.schedule",
  "campaigns.test",
  "suppressions.takeReturned",
  "session.create",
  "session.verify",
  "session.createWithPasskey",
  "password.forgot",
  "password.reset",
  "invitations.accept",
];

/** Returns whether an operation must not succeed. */
export const isUnsafe = ({ id }: Operation): boolean => UNSAFE.includes(id);

type Prepare = (world: World) => Promise<Prepared | undefined>;

const withId =
  (name: string, body?: (world: World) => Promise<unknown>, how: "fresh" | "standing" = "fresh"): Prepare =>
  async (world) => {
    const id = await world[how](name);
    return id === undefined ? undefined : { path: { id }, bodies: [await body?.(world)] };
  };

const PREPARATIONS: Readonly<Record<string, Prepare>> = {
  "entities.contacts": withId("company", undefined, "standing"),
  "entities.unlinkCompany": withId("contact"),
  async "entities.unmerge"(world) {
    const [kept, id] = [await world.fresh("contact"), await world.fresh("contact")];
    const merge = world.operation("entities.merge");
    if (kept === undefined || id === undefined || merge === undefined) return undefined;
    await world.checker.call(merge, { path: { id: kept }, body: { duplicate_ids: [id] } });
    return { path: { id }, bodies: [undefined] };
  },
  "entities.merge": withId("contact", async (world) => ({ duplicate_ids: [await world.fresh("contact")] })),
  "segments.freeze": withId("segment"),
  "segments.addMembers": withId("static_segment", async (world) => ({
    entity_ids: [await world.standing("contact")],
  })),
  async "segments.removeMember"(world) {
    const [id, entity_id] = [await world.fresh("static_segment"), await world.standing("contact")];
    const add = world.operation("segments.addMembers");
    if (id === undefined || entity_id === undefined || add === undefined) return undefined;
    await world.checker.call(add, { path: { id }, body: { entity_ids: [entity_id] } });
    return { path: { id, entity_id }, bodies: [undefined] };
  },
  async "eventTypes.slots"(world) {
    const id = await world.standing("bookable_event_type");
    const [from, to] = [2, 5].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
    return id === undefined
      ? undefined
      : { path: { id }, query: { from: from ?? "", to: to ?? "" }, bodies: [undefined] };
  },
  "events.reschedule": withId("event", async (world) => ({ start_at: await world.slot(), notify: false })),
  "events.update": withId("event", async () => ({ title: "Contract check", notify: false })),
  "events.cancel": withId("event", async () => ({ notify: false })),
  "events.confirm": withId("event", async () => ({ notify: false })),
  "events.decline": withId("event", async () => ({ notify: false })),
  "events.noShow": withId("event", async () => ({ host_no_show: true })),
  "events.addInvitee": withId("event", async (world) => ({ email: guestOf(world), notify: false })),
  async "events.removeInvitee"(world) {
    const id = await world.fresh("event");
    const add = world.operation("events.addInvitee");
    if (id === undefined || add === undefined) return undefined;
    const added = await world.checker.call(add, { path: { id }, body: { email: guestOf(world), notify: false } });
    const invitee_id = textAt(added, "data.id");
    return invitee_id === undefined
      ? undefined
      : { path: { id, invitee_id }, query: { notify: "false" }, bodies: [undefined] };
  },
  "files.upload": withId("file", async () => CSV),
  "files.download": withStoredFile,
  "imports.upload": withId("import", async () => CSV),
  "imports.start": withUploadedFile,
  "imports.failures": withUploadedFile,
  "exports.file": withExportFile,
  "bookingPage.eventTypes": withPage({}),
  "formPage.get": withForm,
  "bookingPage.get": withPage({}),
  "bookingPage.slots": withPage(nextDays()),
  "jobs.get": withJob,
  "jobs.cancel": withJob,
  "search.find": async () => ({ path: {}, query: { q: "check" }, bodies: [undefined] }),
  async "webhooks.delivery"(world) {
    const path = await testDelivery(world);
    return path && { path, bodies: [undefined] };
  },
  async "webhooks.redeliver"(world) {
    const tested = await testDelivery(world);
    return tested && { path: { id: tested.id }, bodies: [{ delivery_id: tested.delivery_id }] };
  },
};

const CSV = "first_name,email\nAda,\n";

async function withUploadedFile(world: World): Promise<Prepared | undefined> {
  const [id, upload] = [await world.fresh("import"), world.operation("imports.upload")];
  if (id === undefined || upload === undefined) return undefined;
  await world.checker.call(upload, { path: { id }, body: CSV });
  return { path: { id }, bodies: [undefined] };
}

async function withStoredFile(world: World): Promise<Prepared | undefined> {
  const [id, upload] = [await world.fresh("file"), world.operation("files.upload")];
  if (id === undefined || upload === undefined) return undefined;
  await world.checker.call(upload, { path: { id }, body: CSV });
  return { path: { id }, bodies: [undefined] };
}

const MOST_READS = 40;
const READ_MS = 500;

/** Waits for an export, which a job writes. */
async function withExportFile(world: World): Promise<Prepared | undefined> {
  const [id, read] = [await world.fresh("export"), world.operation("exports.get")];
  if (id === undefined || read === undefined) return undefined;
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const status = textAt(await world.checker.call(read, { path: { id } }), "data.status");
    if (status === "completed") break;
    await pause(READ_MS);
  }
  return { path: { id }, bodies: [undefined] };
}

function nextDays(): Readonly<Record<string, string>> {
  const [from = "", to = ""] = [2, 5].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  return { from, to };
}

/** The public page of the standing event type, if the owner of the key has one. */
function withPage(query: Readonly<Record<string, string>>): Prepare {
  return async (world) => {
    const [me, read] = [world.operation("me.get"), world.operation("eventTypes.get")];
    const id = await world.standing("bookable_event_type");
    if (me === undefined || read === undefined || id === undefined) return undefined;
    const booking_slug = textAt(await world.checker.call(me), "data.user.booking_slug");
    const event_slug = textAt(await world.checker.call(read, { path: { id } }), "data.slug");
    if (booking_slug === undefined || event_slug === undefined) return undefined;
    return { path: { booking_slug, event_slug }, bodies: [undefined], query };
  };
}

/** The page of the standing form. */
async function withForm(world: World): Promise<Prepared | undefined> {
  const [organization, read] = [world.operation("organization.get"), world.operation("forms.get")];
  const id = await world.standing("form");
  if (organization === undefined || read === undefined || id === undefined) return undefined;
  const organization_slug = textAt(await world.checker.call(organization), "data.slug");
  const form_slug = textAt(await world.checker.call(read, { path: { id } }), "data.slug");
  if (organization_slug === undefined || form_slug === undefined) return undefined;
  return { path: { organization_slug, form_slug }, bodies: [undefined] };
}

async function withJob(world: World): Promise<Prepared | undefined> {
  const create = world.operation("exports.create");
  if (create === undefined) return undefined;
  const id = textAt(await world.checker.call(create, { body: { entity_type: "contact" } }), "data.job_id");
  return id === undefined ? undefined : { path: { id }, bodies: [undefined] };
}

/** The delivery of a test event. */
async function testDelivery(world: World): Promise<{ id: string; delivery_id: string } | undefined> {
  const [id, test] = [await world.spare("webhook"), world.operation("webhooks.test")];
  if (id === undefined || test === undefined) return undefined;
  const delivery_id = textAt(await world.checker.call(test, { path: { id } }), "data.id");
  return delivery_id === undefined ? undefined : { id, delivery_id };
}

/** Returns the special preparation of an operation. */
export const preparationOf = ({ id }: Operation): Prepare | undefined => PREPARATIONS[id];

/** A request that must be rejected because of the state of a record. */
interface StateRefusal {
  readonly status: string;
  /** The record in the path, and a second one if the path has it. */
  readonly record: string;
  readonly other?: readonly [parameter: string, record: string];
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const SOON = {
  from: new Date(Date.now() + 172_800_000).toISOString(),
  to: new Date(Date.now() + 259_200_000).toISOString(),
};

const STATE_REFUSALS: Readonly<Record<string, StateRefusal>> = {
  "entities.contacts": { status: "422", record: "contact" },
  "entities.unlinkCompany": { status: "422", record: "company" },
  "eventTypes.slots": { status: "422", record: "bookable_event_type", query: { ...SOON, duration_minutes: "45" } },
  "files.upload": { status: "422", record: "file", body: "#!/bin/sh\n" },
  "imports.upload": { status: "422", record: "import", body: "a;a\n1;2\n" },
  "schedules.delete": { status: "409", record: "bookable_schedule" },
  "segments.removeMember": { status: "409", record: "segment", other: ["entity_id", "contact"] },
};

/** Returns a request that must be rejected because of the state of a record. */
export async function stateRefusal({ id: operation }: Operation, world: World) {
  const refusal = STATE_REFUSALS[operation];
  const id = refusal && (await world.standing(refusal.record));
  if (refusal === undefined || id === undefined) return undefined;
  const { status, other, query = {}, body } = refusal;
  const second = other && { [other[0]]: (await world.standing(other[1])) ?? "" };
  return { status, strict: false, call: { path: { id, ...second }, query, ...(body === undefined ? {} : { body }) } };
}

/** Records that need more than the example of the contract, and their addresses. */

/** Resources of which every organization has some from the start. */
export const PROVIDED: readonly string[] = ["pipeline", "schedule"];

const VARIANTS: Readonly<Record<string, string>> = {
  entity: "contact",
  static_segment: "segment",
  // The update of the standing event type and schedule changes their slots.
  bookable_event_type: "event_type",
  bookable_schedule: "schedule",
};

/** Returns the resource for a name in a field (`entity_ids`). */
export const variantOf = (name: string): string => VARIANTS[name] ?? name;

/** Records that cannot be deleted, with the request that ends them. */
const CANCELLING: Readonly<Record<string, { operation: string; body: Schema }>> = {
  event: { operation: "events.cancel", body: { notify: false } },
};

/** Returns the request that ends a record that cannot be deleted. */
export const cancelling = (name: string) => CANCELLING[name];

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const always = DAYS.map((day) => ({ day, intervals: [{ start: "00:00", end: "24:00" }] }));

type MakeBody = (world: World, example: Schema) => Promise<Schema | undefined>;

const BODIES: Readonly<Record<string, MakeBody>> = {
  // Slots exist on every day, and invitees need not enter a phone number.
  bookable_schedule: async (world, example) => ({
    ...adaptedName(world, example),
    weekly_hours: always,
    overrides: [],
  }),
  async bookable_event_type(world, example) {
    const open = { location: { type: "in_person", value: "Room 1" }, booking_window: { type: "unlimited" } };
    const schedule_id = await world.standing("bookable_schedule");
    return { ...adaptedName(world, example), ...open, schedule_id, max_guests: 5 };
  },
  async event(world) {
    const [event_type_id, start_at] = [await world.standing("bookable_event_type"), await world.slot()];
    if (event_type_id === undefined || start_at === undefined) return undefined;
    return { event_type_id, start_at, invitee: { name: "Contract check", email: inviteeOf(world) } };
  },
  // Nobody is notified.
  form: async (world) => ({ slug: `contract-check-${world.run}-${world.next()}`, title: "Contract check" }),
  static_segment: async (world) => ({
    name: `Contract check ${world.run} ${world.next()}`,
    entity_type: "contact",
    kind: "static",
  }),
  // The example's filter has a custom field.
  export: async () => ({ entity_type: "contact" }),
  import: async () => ({ entity_type: "contact", dry_run: true }),
};

/** Returns the body of a new record, if the contract's example does not suffice. */
export async function bodyOf(name: string, world: World, { example }: Resource): Promise<Schema | undefined> {
  return await BODIES[name]?.(world, example);
}

function adaptedName(world: World, example: Schema): Schema {
  const field = "title" in example ? "title" : "name";
  return { ...example, [field]: `Contract check ${world.run} ${world.next()}` };
}

/** Every booking creates a contact for a new address, so all bookings have the same. */
export const inviteeOf = ({ run }: World): string => `check.${run}.invitee@${DOMAIN}`;
/** Returns the address of the guests. */
export const guestOf = ({ run }: World): string => `check.${run}.guest@${DOMAIN}`;

/** Returns an unused address that receives nothing. */
export const addressOf = (world: World): string => `check.${world.run}.${world.next()}@${DOMAIN}`;
