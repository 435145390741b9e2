import { relatedTypes, relationsOf, MAX_RELATED, type Relation } from "../contract/relations.ts";
import { recordTypes } from "../contract/record-types.ts";
import { banner, table, union } from "./output.ts";
import type { Emitter } from "./output.ts";

/** relations.js: the relations of each record type, and the permission to read each of them. */
export const emitRelations: Emitter<"document"> = ({ document }) => {
  const types = relatedTypes(document);
  const relations: Record<string, Record<string, unknown>> = {};
  const names: Record<string, Relation[]> = {};
  for (const { name, schema } of recordTypes(document)) {
    const declared = relationsOf(document, schema);
    if (declared.length === 0) continue;
    names[name] = declared;
    relations[name] = Object.fromEntries(
      declared.map(({ name: relation, ...rest }) => [
        relation,
        { ...rest, permission: types.get(rest.type)?.permission },
      ]),
    );
  }
  const code = `export const maxRelated = ${String(MAX_RELATED)};\n\nexport const relations = ${table(relations)};\n`;
  return { "relations.js": `${banner}\n${code}`, "relations.d.ts": banner + declarations(names) };
};

function declarations(names: Readonly<Record<string, readonly Relation[]>>): string {
  const related = [...new Set(Object.values(names).flatMap((relations) => relations.map(({ type }) => type)))].sort();
  const queried = Object.entries(names).flatMap(([owner, relations]) =>
    relations.flatMap(({ name, by }) => (by === null ? [`${owner}.${name}`] : [])),
  );
  const members = Object.entries(names).map(
    ([type, relations]) =>
      `  readonly ${type}: Readonly<Record<${union(relations.map(({ name }) => name))}, Relation>>;\n`,
  );
  return `
import type { Permission } from "./vocabulary.js";

/** The types of related records. */
export type RelatedType = ${union(related)};
/** The record types that have relations. */
export type RelatingType = ${union(Object.keys(names))};
/** The relations without \`by\`, as \`<record type>.<name>\`: the service has a query for each of them. */
export type QueriedRelation = ${union(queried)};

export interface Relation {
  readonly type: RelatedType;
  /** The field with the id of the related record, or their ids. */
  readonly by: string | null;
  /** Whether a record can have several related records. */
  readonly many: boolean;
  /** The permission to read the related records. */
  readonly permission: Permission;
}

/** The largest number of related records per record and relation. */
export declare const maxRelated: number;
export declare const relations: {
${members.join("")}};
`;
}
