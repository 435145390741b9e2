import { isRecord, type Said } from "../intent.ts";
import { type Argument, type Attempt, detailsLeft, wordsOf } from "./attempt.ts";
import { closestName, covers, identifiersIn, inEnglish, nameIn, nounsFor } from "./language.ts";
import { customFieldsOf, findRecord, idOf, recordRead } from "./talk.ts";
import { valueOf } from "./values.ts";

/** Returns an object of fields by their names: those that the argument's description lists, else plain words. */
export async function fieldsIn(attempt: Attempt, argument: Argument): Promise<unknown> {
  const fields: Record<string, unknown> = {};
  const custom: Record<string, unknown> = {};
  for (const [word, said] of detailsLeft(attempt)) {
    const own = closestName(inEnglish(word), customFieldsOf(attempt.talk));
    const name = own ?? nameFor(attempt, argument, word);
    const value = await fieldValue(attempt, argument, { word, said, name });
    const pointer = `/${argument.name}/${own === undefined ? "" : "custom_fields/"}${name}`;
    const place = { key: `${argument.name}.${word}`, word: inEnglish(word), said };
    attempt.draft.places.set(pointer, { ...place, role: "value", chosen: value });
    attempt.draft.places.set(`${pointer} name`, { ...place, role: "name", chosen: name });
    if (own === undefined) fields[name] = value;
    else custom[name] = value;
  }
  const all = Object.keys(custom).length > 0 ? { ...fields, custom_fields: custom } : fields;
  return Object.keys(all).length > 0 ? all : undefined;
}

/** A record that was read shows the names of its fields. */
function nameFor({ talk, tool, intent, choices }: Attempt, { name, schema }: Argument, word: string): string {
  const { description = "" } = schema;
  const names = [...identifiersIn(description), ...Object.keys(recordRead(talk, intent) ?? {})];
  return choices.names.get(`${name}.${word}`) ?? nameIn(word, { names, text: `${description} ${tool.description}` });
}

interface Field {
  readonly word: string;
  readonly said: Said;
  readonly name: string;
}

async function fieldValue(
  { talk, choices }: Attempt,
  { name: argument, schema }: Argument,
  field: Field,
): Promise<unknown> {
  const { word, said, name } = field;
  const chosen = choices.values.get(`${argument}.${word}`);
  if (chosen !== undefined) return chosen;
  const form = new RegExp(`\\b${name} \\[\\{([a-z_, ]+)\\}\\]`).exec(schema.description ?? "")?.[1];
  if (form === undefined || !isRecord(said)) return await valueOf(talk, said, name);
  const id = idOf(await findRecord(talk, said));
  const members = form.split(", ").map((member) => [member, /id$/.test(member) ? id : nounsFor(said.a).at(-1)]);
  return [Object.fromEntries(members)];
}

/** Returns an object with fixed members, such as an invitee; the name of a person is looked up if only the address was said. */
export async function nestedIn({ talk, intent }: Attempt, { name, schema }: Argument): Promise<unknown> {
  const filled: Record<string, unknown> = {};
  for (const member of Object.keys(schema.properties ?? {})) {
    const entry = wordsOf(intent).find(
      ([word]) => covers(inEnglish(word), `${name} ${member}`) && covers(name, inEnglish(word)),
    );
    if (entry) filled[member] = await valueOf(talk, entry[1], member);
  }
  const { email } = filled;
  const needed = schema.required?.find((member) => !(member in filled));
  if (needed !== undefined && typeof email === "string") {
    const person = await findRecord(talk, { a: "contact", named: email });
    const title = person["title"] ?? person["full_name"];
    if (typeof title === "string") filled[needed] = title;
  }
  const complete = schema.required?.every((member) => member in filled) ?? true;
  return complete && Object.keys(filled).length > 0 ? filled : undefined;
}
