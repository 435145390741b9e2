import { fields } from "../../generated/fields.js";
import type { CustomFieldsCreateInput, Services } from "../../generated/services.js";
import { toolServer } from "../../generated/tools.js";
import type { Caller } from "../contract/caller.ts";
import { readPermissionOf } from "../records/rules/record-types.ts";
import { removeInvisible } from "./text.ts";

/** Some clients truncate instructions for the model beyond this length. */
const MAX_LENGTH = 2_000;
const MAX_NAME_LENGTH = 60;
const MAX_OPTIONS = 12;

/** The record types with custom fields. */
type CustomizedType = CustomFieldsCreateInput["entity_type"];

const customizedTypes = (Object.keys(fields) as (keyof typeof fields)[]).filter(
  (type): type is CustomizedType => "custom_fields" in fields[type],
);

type Sources = Pick<Services, "customFields" | "pipelines">;

/**
 * Creates the instructions that a model gets on initialize: the server's rules, then the organization's custom fields
 * and pipeline stages.
 */
export function createInstructions(services: Sources): (caller: Caller) => Promise<string> {
  return async (caller) => {
    const own = [...(await customFields(services, caller)), ...(await pipelines(services, caller))];
    const lines = own.map((line) => String(removeInvisible(line)).replace(/\s+/g, " "));
    return lines.reduce(
      (text, line) => (text.length + line.length < MAX_LENGTH ? `${text}\n${line}` : text),
      toolServer.instructions,
    );
  };
}

async function customFields({ customFields: service }: Sources, caller: Caller): Promise<string[]> {
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

async function pipelines({ pipelines: service }: Sources, caller: Caller): Promise<string[]> {
  if (!caller.permissions.has("opportunities:read")) return [];
  const { items } = await service.list(caller, { page: 1, page_size: 20, sort: "position" });
  return items.map(({ name, is_default, stages }) => {
    const steps = stages.map(({ key, type }) => (type === "open" ? key : `${key} (${type})`));
    const kind = is_default ? "default pipeline" : "pipeline";
    return `Stages of the ${kind} ${JSON.stringify(name.slice(0, MAX_NAME_LENGTH))}: ${joinWithin(steps, 300)}.`;
  });
}

function shortList(values: readonly string[]): string {
  const shown = values.slice(0, MAX_OPTIONS).map((value) => JSON.stringify(value.slice(0, MAX_NAME_LENGTH)));
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
