declare module "knex/lib/execution/runner.js" {
  import type { Knex } from "knex";

  /** Runs the statements of a builder; missing in knex's type definitions. */
  export default class Runner {
    readonly client: Omit<Knex.Client, "positionBindings"> & { positionBindings(sql: string): string };
    readonly builder: object;
    query: (
      this: Runner,
      statement: { readonly sql: string; readonly bindings?: readonly unknown[] },
    ) => Promise<unknown>;
  }
}
