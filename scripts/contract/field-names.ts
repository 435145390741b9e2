import type { OpenApiDocument, Schema } from "./document.ts";
import { resolve } from "./document.ts";
import { isMerged } from "./sent-back.ts";
import { typesOf } from "./schema-walk.ts";

/** The names that people use for a field, and one short line about it. */
export interface FieldName {
  /** With the name of its object, for a member: `address.city`. */
  readonly name: string;
  readonly line: string;
  readonly synonyms: readonly string[];
}

const MAX_LINE = 90;

/** Returns the names of a record's fields, each followed by those of its members. */
export function fieldNames(document: OpenApiDocument, fields: ReadonlyMap<string, Schema>): FieldName[] {
  const described = new Set<string>();
  return [...fields].flatMap(([name, property]) => {
    const members = Object.entries(textMembers(document, property));
    // Of several addresses, the first one is meant.
    const isFirst = !members.every(([member]) => described.has(member));
    for (const [member] of members) described.add(member);
    return [
      { name, line: lineOf(document, name, property), synonyms: synonymsOf(document, property) },
      ...members.map(([member, schema]) => ({
        name: `${name}.${member}`,
        line: lineOf(document, member, schema),
        synonyms: isFirst ? [...(fields.has(member) ? [] : [member]), ...synonymsOf(document, schema)] : [],
      })),
    ];
  });
}

/** Returns the members of an object that updates merge, if all of them are texts. */
export function textMembers(document: OpenApiDocument, property: Schema): Readonly<Record<string, Schema>> {
  const { properties = {}, readOnly } = resolve<Schema>(document, property) ?? {};
  if (readOnly || property.readOnly || !isMerged(document, property)) return {};
  const isText = (member: Schema): boolean =>
    typesOf(document, member).every((type) => ["string", "null"].includes(type));
  return Object.values(properties).every(isText) ? properties : {};
}

/** The synonyms of a component apply to the fields that refer to it, unless they have their own. */
function synonymsOf(document: OpenApiDocument, property: Schema): readonly string[] {
  const given = property["x-synonyms"] ?? resolve<Schema>(document, property)?.["x-synonyms"];
  return Array.isArray(given) ? given.map(String) : [];
}

/** Returns the beginning of the description, without Markdown; the name if there is none. */
function lineOf(document: OpenApiDocument, name: string, property: Schema): string {
  const text = property.description ?? resolve<Schema>(document, property)?.description ?? "";
  const [first = ""] = text.replaceAll("`", "").split(/(?<=(?<!e\.g)\.)\s|;\s/);
  const line = first.replace(/\.$/, "").trim();
  if (line === "") return name.replaceAll("_", " ");
  return line.length <= MAX_LINE ? line : `${line.slice(0, MAX_LINE).replace(/\s+\S*$/, "")}…`;
}
