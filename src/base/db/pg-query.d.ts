declare module "pg/lib/query.js" {
  import type { EventEmitter } from "node:events";
  import type pg from "pg";

  /** The columns of a result, and the functions that parse them. */
  export interface ResultColumns {
    fields: readonly pg.FieldDef[];
    _parsers: readonly ((text: string) => unknown)[] | undefined;
    _prebuiltEmptyResultObject: object | null;
  }

  /** The driver's class of queries, whose methods are missing in its type definitions. */
  export default class Query extends EventEmitter implements pg.Submittable {
    constructor(
      text: string,
      values: readonly unknown[],
      callback: (error: Error | null, result: pg.QueryResult) => void,
    );
    name: string | undefined;
    text: string;
    requiresPreparation(): boolean;
    _accumulateRows: boolean;
    _result: ResultColumns & { aside?: unknown };
    hasBeenParsed(connection: pg.Connection): boolean | undefined;
    prepare(connection: pg.Connection): void;
    handleRowDescription(message: object): void;
    handleCommandComplete(message: { readonly text: string }, connection: pg.Connection): void;
    handleError(error: Error, connection: pg.Connection): void;
    handleDataRow(message: { readonly fields: (string | null)[] }): void;
    submit: pg.Submittable["submit"];
  }
}
