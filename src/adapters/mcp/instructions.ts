import { fields } from "../../../generated/fields.js";
import type { CustomFieldsCreateInput, Services } from "../../../generated/services.js";
import { toolServer } from "../../../generated/tools.js";
import { displayName } from "../../features/accounts/rules/users.ts";
import type { Caller } from "../../base/contract/caller.ts";
import { readPermissionOf } from "../../base/records/rules/record-types.ts";
import { removeInvisible } from "./text.ts";

/** Some clients truncate instructions for the model beyond this length: only the list of colleagues may follow. */
const MAX_LENGTH = 2_000;
const MAX_NAME_LENGTH = 60;
const MAX_OPTIONS = 12;
const MAX_COLLEAGUES = 50;

/** The record types with custom fields. */
type CustomizedType = CustomFieldsCreateInput["entity_type"];

const customizedTypes = (Object.keys(fields) as (keyof typeof fields)[]).filter(
  (type): type is CustomizedType => "custom_fields" in fields[type],
);

/** The texts of which instructions consist. */
interface InstructionSources extends Pick<Services, "customFields" | "pipelines"> {
  /** Returns the user's own time zone; null for that of the organization. */
  readonly timezoneOf: (caller: Caller) => Promise<string | null>;
  /** Returns the colleagues whom the caller may see. */
  readonly colleaguesOf: (caller: Caller, most: number) => Promise<readonly Colleague[]>;
}

interface Colleague {
  readonly id: string;
  readonly name: string | null;
}

/**
 * Creates the instructions that a model gets on initialize: the person for whom it works, the server's rules, the
 * organization's pipeline stages and custom fields, and colleagues. Texts of the organization are quoted, each in one
 * line.
 */
export function createInstructions(sources: InstructionSources): (caller: Caller) => Promise<string> {
  return async (caller) => {
    const start = `${oneLine(await person(sources, caller))}\n${toolServer.instructions}`;
    const own = [...(await pipelines(sources, caller)), ...(await customFields(sources, caller))];
    const text = own
      .map(oneLine)
      .reduce((text, line) => (text.length + line.length < MAX_LENGTH ? `${text}\n${line}` : text), start);
    return [text, ...(await colleagues(sources, caller)).map(oneLine)].join("\n");
  };
}

const oneLine = (text: string): string => String(removeInvisible(text)).replace(/\s+/g, " ");

/** Quoted, so that a name cannot be read as a part of the instructions. */
const quoted = (text: string): string => JSON.stringify(text.slice(0, MAX_NAME_LENGTH).toWellFormed());

async function person({ timezoneOf }: InstructionSources, caller: Caller): Promise<string> {
  const { user, organization, locale } = caller;
  const timezone = (await timezoneOf(caller)) ?? organization.timezone;
  const name = displayName(user);
  const called = name === null ? "a user" : quoted(name);
  const settings = `time zone ${timezone}, currency ${organization.currency}, language ${locale}`;
  return `You work for ${called} (user id ${user.id}, role ${quoted(user.role)}) of ${quoted(organization.name)}: ${settings}.`;
}

async function colleagues({ colleaguesOf }: InstructionSources, caller: Caller): Promise<string[]> {
  const found = await colleaguesOf(caller, MAX_COLLEAGUES);
  const named = found.flatMap(({ id, name }) => (name === null ? [] : [`${quoted(name)} ${id}`]));
  return named.length === 0 ? [] : [`Colleagues: ${named.join(", ")}.`];
}

async function customFields({ customFields: service }: InstructionSources, caller: Caller): Promise<string[]> {
  const kinds = customizedTypes.filter((type) => caller.permissions.has(readPermissionOf(type)));
  const lines = kinds.map(async (kind) => {
    const { items } = await service.list(caller, {
      entity_type: kind,
      archived: false,
      page: 1,
      page_size: 100,
      sort: "position",
    });
    if (items.length === 0) return [];
    const fields = items.map(
      ({ key, type, options }) => `${key} (${options ? `${type}: ${shortList(options)}` : type})`,
    );
    return [`Custom fields of a ${kind}: ${joinWithin(fields, 300)}.`];
  });
  return (await Promise.all(lines)).flat();
}

async function pipelines({ pipelines: service }: InstructionSources, caller: Caller): Promise<string[]> {
  if (!caller.permissions.has("opportunities:read")) return [];
  const { items } = await service.list(caller, { page: 1, page_size: 20, sort: "position" });
  return items.map(({ name, is_default, stages }) => {
    const steps = stages.map(({ key, type }) => (type === "open" ? key : `${key} (${type})`));
    const kind = is_default ? "default pipeline" : "pipeline";
    return `Stages of the ${kind} ${quoted(name)}: ${joinWithin(steps, 300)}.`;
  });
}

function shortList(values: readonly string[]): string {
  const shown = values.slice(0, MAX_OPTIONS).map(quoted);
  return [...shown, ...(values.length > MAX_OPTIONS ? ["…"] : [])].join(", ");
}

/** Joins as many items as fit into the given length. */
function joinWithin(items: readonly string[], room: number): string {
  let text = "";
  for (const item of items) {
    if (text.length + item.length > room) return `${text}, …`;
    text = text === "" ? item : `${text}, ${item}`;
  }
  return text;
}
