import type { Schema } from "./contract.ts";
import { DOMAIN } from "./examples.ts";
import type { Resource } from "./resources.ts";
import type { World } from "./world.ts";

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
