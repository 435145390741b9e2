import { type Argument, type Attempt, isRequired, wordsOf } from "./attempt.ts";
import { conditionsIn, hasConditions } from "./conditions.ts";
import type { Draft } from "./draft.ts";
import { fieldsIn, nestedIn } from "./fields.ts";
import { covers, inEnglish, tokens } from "./language.ts";
import { idFor } from "./references.ts";
import { reportArgument } from "./reports.ts";
import { rangeOf, startFor } from "./starts.ts";
import { kindArgument, kindOf, recordRead, Stuck, zoneOf } from "./talk.ts";
import { valueOf } from "./values.ts";

/** Fills the arguments of a tool from an intent, with the definitions and the choices made so far. Throws Stuck. */
export async function fillArguments(attempt: Attempt): Promise<Draft> {
  const { tool, intent, draft } = attempt;
  const { properties = {}, required = [] } = tool.inputSchema;
  for (const [name, schema] of Object.entries(properties)) {
    const value = await argumentFor(attempt, { name, schema });
    if (value !== undefined) draft.args[name] = value;
  }
  const open = required.filter((name) => !(name in draft.args));
  const [text] = open.filter((name) => properties[name]?.type === "string" && !properties[name].format);
  if (text !== undefined && intent.text !== undefined) draft.args[text] = intent.text;
  const missing = open.find((name) => !(name in draft.args));
  if (missing !== undefined) throw new Stuck(`${tool.name}: no value for ${missing}`);
  return draft;
}

async function argumentFor(attempt: Attempt, argument: Argument): Promise<unknown> {
  const { talk, tool, intent, choices } = attempt;
  const { name, schema } = argument;
  const kind = kindArgument(tool, kindOf(intent));
  if (kind?.[0] === name) return kind[1];
  if (hasConditions(schema)) return await conditionsIn(attempt, argument);
  const report = reportArgument(attempt, argument);
  if (report !== undefined) return report;
  if (schema.type === "object") {
    if (schema.properties === undefined && (schema.additionalProperties ?? true) === true)
      return await fieldsIn(attempt, argument);
    return await nestedIn(attempt, argument);
  }
  if (schema.type === "boolean" && choices.flags.has(name)) return true;
  if (schema.format === "uuid") return await idFor(attempt, name);
  if (tokens(name).includes("version")) return recordRead(talk, intent)?.["version"];
  if (/time ?zone/i.test(`${name} ${schema.description ?? ""}`))
    return isRequired(tool, name) ? zoneOf(talk) : undefined;
  if (schema.format === "date-time") return (await startFor(attempt, name)) ?? rangeOf(attempt, name);
  return await plainArgument(attempt, argument);
}

/** An argument whose name contains the person's word for a value. */
async function plainArgument({ talk, intent, choices, draft }: Attempt, { name, schema }: Argument): Promise<unknown> {
  if (name === "query" && intent.goal === "find") return intent.about?.named;
  const entry = wordsOf(intent).find(([word]) => covers(inEnglish(word), name));
  if (!entry) return undefined;
  const [word, said] = entry;
  const value = choices.values.get(`argument.${word}`) ?? (await valueOf(talk, said, name));
  draft.places.set(`/${name}`, { role: "value", key: `argument.${word}`, word, said, chosen: value });
  return schema.type === "array" && !Array.isArray(value) ? [value] : value;
}
