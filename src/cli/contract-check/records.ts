import { at, type Call, type Checker, isSuccess, textAt } from "./caller.ts";
import type { Schema } from "./contract.ts";
import { adapted, type Resource, resourcesOf, type World } from "./world.ts";
import { bodyOf, cancelling, variantOf, isUnsafe } from "./special-requests.ts";

/** Options of `createWorld`. */
interface WorldOptions {
  readonly userId: string;
  readonly run: string;
  /** An address that may receive webhooks. */
  readonly receiver: string;
  /** Uses existing records and creates none. */
  readonly readOnly: boolean;
}

/** Creates the records of a check. `run` makes them differ from those of other checks. */
export function createWorld(checker: Checker, { userId, run, receiver, readOnly }: WorldOptions): World {
  const resources = resourcesOf(checker.contract);
  const created: Created[] = [];
  const standing = new Map<string, Promise<string | undefined>>();
  const spares = new Map<string, Promise<string | undefined>>();
  const slots: { starts?: Promise<string[]> } = {};
  let number = 0;
  const world: World = {
    checker,
    resources,
    userId,
    run,
    receiver,
    startedAt: new Date().toISOString(),
    hasBookings: () => slots.starts !== undefined,
    next: () => (number += 1),
    standing(name) {
      const known = standing.get(name) ?? world.fresh(name);
      standing.set(name, known);
      return known;
    },
    fresh: (name) => (readOnly ? existingRecord(world, name) : createRecord(world, name)),
    spare(name) {
      const create = resources.find((one) => one.name === variantOf(name))?.create;
      if (create?.rateLimit !== "sensitive") return world.fresh(name);
      const known = spares.get(name) ?? world.fresh(name);
      spares.set(name, known);
      return known;
    },
    newBody: (name) => newBodyOf(world, name),
    adapt: (example, resource) =>
      adapted(example, { ...world, reference: (field, object) => referenceOf(world, { field, object, resource }) }),
    reference: (field, object) => referenceOf(world, { field, object }),
    track: (resource, id) => void created.push({ resource, id }),
    async slot() {
      slots.starts ??= readSlots(world);
      return (await slots.starts).pop();
    },
    operation: (id) => checker.contract.operations.find((one) => one.id === id),
    removeAll: () => removeRecords(world, created),
  };
  return world;
}

/** A created record. */
interface Created {
  readonly resource: Resource;
  readonly id: string;
}

/** Returns the contacts that bookings have created for the invitees of this check. */
async function invitedContacts(world: World): Promise<Created[]> {
  const resource = world.resources.find(({ name }) => name === "contact");
  if (resource?.list === undefined || !world.hasBookings()) return [];
  const found: Created[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page: String(page), page_size: "100", created_after: world.startedAt };
    const records = at(await world.checker.call(resource.list, { query }), "data");
    if (!Array.isArray(records) || records.length === 0) return found;
    for (const { id, email } of records as Schema[]) {
      const isOwn = typeof email === "string" && email.startsWith(`check.${world.run}.`);
      if (isOwn && typeof id === "string") found.push({ resource, id });
    }
  }
}

/** Returns the id of any record of a resource. */
async function existingRecord(world: World, name: string): Promise<string | undefined> {
  const list = world.resources.find((one) => one.name === variantOf(name))?.list;
  if (list === undefined) return undefined;
  const variant = list.parameters.some((one) => one.name === "entity_type") ? { entity_type: variantOf(name) } : {};
  const answer = await world.checker.call(list, { query: { page_size: "1", ...variant } });
  const [first] = (at(answer, "data") ?? []) as Schema[];
  return typeof first?.["id"] === "string" ? first["id"] : undefined;
}

async function createRecord(world: World, name: string): Promise<string | undefined> {
  const resource = world.resources.find((one) => one.name === variantOf(name));
  if (resource === undefined || isUnsafe(resource.create)) return undefined;
  const body = await newBodyOf(world, name);
  if (body === undefined) return undefined;
  const answer = await world.checker.call(resource.create, { body });
  const id = isSuccess(answer) ? textAt(answer, "data.id") : undefined;
  if (id !== undefined) world.track(resource, id);
  return id;
}

async function newBodyOf(world: World, name: string): Promise<Schema | undefined> {
  const resource = world.resources.find((one) => one.name === variantOf(name));
  if (resource === undefined) return undefined;
  const special = await bodyOf(name, world, resource);
  return special ?? ((await world.adapt(resource.example)) as Schema);
}

interface Reference {
  readonly field: string;
  readonly object: Schema;
  /** The resource of the operation, for fields called `id`. */
  readonly resource?: string | undefined;
}

const USER_FIELD = /^(owner|assignee|user|host_user|author)(_id|_ids)?$|^hosts$/;

/** Returns the id of a record for a field, by the field's name: `primary_contact_id` is a contact. */
async function referenceOf(world: World, { field, object, resource }: Reference): Promise<string | undefined> {
  if (USER_FIELD.test(field)) return world.userId;
  if (field === "id" && resource !== undefined) {
    return await (object["method"] === "delete" ? world.fresh(resource) : world.standing(resource));
  }
  if (field === "event_type_id") return await world.standing("bookable_event_type");
  const type = object["record_type"];
  if (field === "record_id" && typeof type === "string") return await world.standing(type);
  const words = field.replace(/_ids?$/, "").split("_");
  for (let start = 0; start < words.length; start += 1) {
    const name = words.slice(start).join("_");
    if (world.resources.some((one) => one.name === variantOf(name))) return await world.standing(name);
  }
  return undefined;
}

const SLOT_DAYS = 21;
const DAY_MS = 86_400_000;

async function readSlots(world: World): Promise<string[]> {
  const operation = world.operation("eventTypes.slots");
  const id = await world.standing("bookable_event_type");
  if (operation === undefined || id === undefined) return [];
  const from = Date.now() + 2 * DAY_MS;
  const query = { from: new Date(from).toISOString(), to: new Date(from + SLOT_DAYS * DAY_MS).toISOString() };
  const { json } = await world.checker.call(operation, { path: { id }, query });
  const found = JSON.stringify(json ?? {}).matchAll(/"start_at":"([^"]+)"/g);
  // Every other slot, so that no two events touch.
  return Array.from(found, ([, start = ""]) => start).filter((_, index) => index % 2 === 0);
}

async function removeRecords(world: World, created: readonly Created[]): Promise<number> {
  let remaining = 0;
  for (const { resource, id } of [...created.toReversed(), ...(await invitedContacts(world))]) {
    const cancel = cancelling(resource.name);
    const own = cancel === undefined ? undefined : world.operation(cancel.operation);
    const call: Call = { path: { id }, ...(own && cancel ? { body: cancel.body } : {}) };
    // A purge also removes the traces of the record.
    const removal = own ?? resource.purge ?? resource.remove;
    const answer = removal === undefined ? undefined : await world.checker.call(removal, call);
    const isGone = answer !== undefined && (isSuccess(answer) || answer.status === 404);
    if (!isGone || own !== undefined) remaining += 1;
  }
  return remaining;
}
