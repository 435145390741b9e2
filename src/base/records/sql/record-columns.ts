import type { Knex } from "knex";
import { recordFields, type RecordFieldNames } from "../../../../generated/records.js";
import { standardColumns } from "./record-table.ts";

type StandardField = (typeof standardColumns)[number];

/** The fields of a record of the contract, except the standard fields. */
type OwnField<Name extends keyof RecordFieldNames> = Exclude<RecordFieldNames[Name], StandardField>;

/** How a repository reads each field of a record. */
interface FieldSources<Stored extends string, Computed extends string, Composed extends string> {
  /** Fields with a column of the same name; if left out, these are all that have no other source. */
  readonly stored?: readonly Stored[];
  /** SQL expressions of fields. */
  readonly computed?: Readonly<Record<Computed, string>>;
  /** Fields that are set after the row was read; the row contains null in their place. */
  readonly composed?: readonly Composed[];
  /** Columns that are not part of the record. */
  readonly internal?: readonly string[];
}

/** Returns all fields of a record, for a table whose columns have exactly the names of the contract. */
export function allFields<Name extends keyof RecordFieldNames>(name: Name): readonly OwnField<Name>[] {
  const standard: ReadonlySet<string> = new Set(standardColumns);
  const isOwn = (field: RecordFieldNames[Name]): field is OwnField<Name> => !standard.has(field);
  return recordFields[name].filter(isOwn);
}

/** Where `stored` is given, fields without a source are an error of the compiler, which names them; elsewhere of the first query. */
type Complete<Missing extends string> = [Missing] extends [never]
  ? unknown
  : { readonly fields_without_source: Missing };

/** Returns the SQL expressions of the fields that have no column of their name, in the order of the contract. */
export type FieldExpressions = Readonly<Record<string, string | undefined>>;

/** Returns the columns of a database, without those of the omitted fields. */
type RecordColumns = (db: Knex, omitted?: readonly string[]) => readonly (string | Knex.Raw)[];

type Sources<
  Name extends keyof RecordFieldNames,
  Stored extends string,
  Computed extends string,
  Composed extends string,
> = FieldSources<Stored, Computed, Composed> & Complete<Exclude<OwnField<Name>, Stored | Computed | Composed>>;

/** Returns the fields of a record in the order of the contract, with the SQL expressions of those without a column. */
export function fieldExpressions<
  Name extends keyof RecordFieldNames,
  const Stored extends OwnField<Name>,
  const Computed extends OwnField<Name> = never,
  const Composed extends OwnField<Name> = never,
>(name: Name, sources?: Sources<Name, Stored, Computed, Composed>): FieldExpressions {
  const { composed = [] }: FieldSources<Stored, Computed, Composed> = sources ?? {};
  const unread: ReadonlySet<string> = new Set(composed);
  const computed: Readonly<Record<string, string>> = sources?.computed ?? {};
  const fields: readonly string[] = recordFields[name];
  return Object.fromEntries(fields.map((field) => [field, unread.has(field) ? "NULL" : computed[field]]));
}

/** Returns the columns that contain a record, in the order of the contract, and then its internal columns. */
export function recordColumns<
  Name extends keyof RecordFieldNames,
  const Stored extends OwnField<Name>,
  const Computed extends OwnField<Name> = never,
  const Composed extends OwnField<Name> = never,
>(name: Name, sources?: Sources<Name, Stored, Computed, Composed>): RecordColumns {
  const fields = Object.entries(fieldExpressions(name, sources));
  const { internal = [] }: FieldSources<Stored, Computed, Composed> = sources ?? {};
  return (db, omitted = []) => {
    const read = fields.filter(([field]) => !omitted.includes(field));
    const columns = read.map(([field, text]) => (text === undefined ? field : db.raw(`${text} AS ??`, [field])));
    return [...columns, ...internal];
  };
}
