import type { Schema, ToolDefinition } from "./contract.ts";
import { addressOf, guestOf, inviteeOf } from "./special-records.ts";
import type { World } from "./world.ts";

/** Arguments of a tool. */
export type Arguments = Readonly<Record<string, unknown>>;

/** Tools that need one of several arguments, none of which is required by their schema. */
const ALTERNATIVES: Readonly<Record<string, readonly string[]>> = {
  find_crm_duplicates: ["record_id"],
  update_crm_record: ["fields"],
  remove_event_invitee: ["email"],
  update_event: ["internal_notes"],
};

/** Returns arguments with which a tool should succeed, one set per record type; empty if a record is missing. */
export async function argumentSets(world: World, { name, inputSchema }: ToolDefinition): Promise<Arguments[]> {
  const properties = (inputSchema["properties"] ?? {}) as Record<string, Schema>;
  const names = [...((inputSchema["required"] ?? []) as string[]), ...(ALTERNATIVES[name] ?? [])];
  const types = (properties["record_type"]?.["enum"] ?? [undefined]) as (string | undefined)[];
  const sets: Arguments[] = [];
  for (const type of types) {
    const set = await argumentsFor(world, { tool: name, names, properties, type });
    if (set !== undefined) sets.push(set);
  }
  return sets;
}

interface Wanted {
  readonly tool: string;
  readonly names: readonly string[];
  readonly properties: Readonly<Record<string, Schema>>;
  readonly type: string | undefined;
}

async function argumentsFor(world: World, { tool, names, properties, type }: Wanted): Promise<Arguments | undefined> {
  const made: Record<string, unknown> = {};
  for (const name of names) {
    const value = await valueOf(world, { tool, name, schema: properties[name] ?? {}, type, made });
    if (value === undefined) return undefined;
    made[name] = value;
  }
  return "notify" in properties ? { ...made, notify: false } : made;
}

interface Argument {
  readonly tool: string;
  readonly name: string;
  readonly schema: Schema;
  readonly type: string | undefined;
  /** The previous arguments. */
  readonly made: Arguments;
}

async function valueOf(world: World, argument: Argument): Promise<unknown> {
  const { tool, name, schema, type, made } = argument;
  if (name === "record_type") return type;
  if (name === "fields") return await fieldsOf(world, tool, type ?? "");
  if (name === "invitee") return { name: "Contract check", email: inviteeOf(world) };
  if (name === "start_at" || name === "new_start_at") return await world.slot();
  if (name === "email" && tool.startsWith("remove_")) return await addGuest(world, String(made["event_id"]));
  if (name === "email" && tool.endsWith("_invitee")) return guestOf(world);
  if (schema["format"] === "email") return addressOf(world);
  if (schema["format"] === "date-time") return inDays(name === "to" ? 9 : 2);
  if (name === "timezone") return "Europe/Paris";
  // Each call gets an event of its own, because calls change it.
  if (name === "event_id") return await (tool === "get_event" ? world.standing("event") : world.fresh("event"));
  if (schema["format"] === "uuid") return await world.reference(name, { record_type: type });
  if (schema["type"] === "string") return `Contract check ${world.run} ${world.next()}`;
  return undefined;
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** Returns the fields of a new record, or one changed text. */
async function fieldsOf(world: World, tool: string, type: string): Promise<Schema | undefined> {
  const body = await world.newBody(type);
  if (body === undefined) return undefined;
  const { entity_type: _, ...fields } = body;
  if (tool.startsWith("create_")) return fields;
  const text = ["first_name", "name", "title"].find((one) => one in fields);
  return text === undefined ? undefined : { [text]: fields[text] };
}

async function addGuest(world: World, id: string): Promise<string | undefined> {
  const add = world.operation("events.addInvitee");
  const email = guestOf(world);
  if (add === undefined) return undefined;
  await world.checker.call(add, { path: { id }, body: { email, notify: false } });
  return email;
}
