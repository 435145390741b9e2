import type { Argument, Attempt } from "./attempt.ts";
import type { Schema } from "./connection.ts";
import type { Condition } from "../intent.ts";
import { closestName, identifiersIn, inEnglish, nameIn, operatorsFor } from "./language.ts";
import { customFieldsOf } from "./talk.ts";
import { valueOf } from "./values.ts";

/** Operators whose value is a list. */
const LISTS = ["in", "not_in", "has_any", "has_all", "between"];

/** Whether an argument is a list of conditions with a field and an operator. */
export function hasConditions({ items }: Schema): boolean {
  return items?.properties?.["field"] !== undefined && items.properties["operator"] !== undefined;
}

/** Returns the conditions of an intent in the form of a tool. */
export async function conditionsIn(attempt: Attempt, argument: Argument): Promise<unknown> {
  const { where = [] } = attempt.intent;
  if (where.length === 0) return undefined;
  const conditions: unknown[] = [];
  for (const [index, condition] of where.entries())
    conditions.push(await conditionIn(attempt, argument, [index, condition]));
  return conditions;
}

async function conditionIn(
  { talk, choices, draft: { places } }: Attempt,
  { name: argument, schema: { description = "", items } }: Argument,
  [index, { field: word, is, value: said }]: [number, Condition],
): Promise<unknown> {
  const { field: fieldSchema, operator: operatorSchema } = items?.properties ?? {};
  const text = `${description} ${fieldSchema?.description ?? ""} ${items?.description ?? ""}`;
  const custom = closestName(word, customFieldsOf(talk));
  const pointer = `/${argument}/${String(index)}`;
  const key = `${argument}.${word}.${is}`;
  const english = inEnglish(word);
  const field =
    choices.names.get(key) ??
    (custom === undefined ? nameIn(word, { names: identifiersIn(text), text }) : `custom_fields.${custom}`);
  places.set(`${pointer}/field`, { role: "name", key, word: english, chosen: field });
  const offered = (operatorSchema?.enum ?? []).map(String);
  const operator = choices.operators.get(key) ?? operatorsFor(is).find((one) => offered.includes(one)) ?? "eq";
  places.set(`${pointer}/operator`, { role: "operator", key, word: english, comparison: is, chosen: operator });
  if (said === undefined) return { field, operator };
  const plain = choices.values.has(key) ? choices.values.get(key) : await valueOf(talk, said, field);
  const value = LISTS.includes(operator) && !Array.isArray(plain) ? [plain] : plain;
  places.set(`${pointer}/value`, { role: "value", key, word: english, said, chosen: value });
  return { field, operator, value };
}
