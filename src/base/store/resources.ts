import type { Knex } from "knex";
import { resources, type ResourceRecords, type ResourceType } from "../../../generated/resources.js";
import { type OwnSqlOf, resourceTable, type ResourceTable } from "../records/sql/resource-table.ts";
import { membersOnUse } from "./members-on-use.ts";
import { noteSql, taskSql } from "../../features/tasks/sql/own.ts";

/** The tables of all resources by record type. */
export type ResourceTables = { readonly [Type in ResourceType]: ResourceTable<ResourceRecords[Type]> };

/** SQL of resources that does not follow from the contract; the compiler requires it for filters and computed fields. */
const OWN: {
  readonly [Type in ResourceType as object extends OwnSqlOf<Type> ? never : Type]: OwnSqlOf<Type>;
} = { task: taskSql, note: noteSql };

const ownSql: { readonly [Type in ResourceType]?: OwnSqlOf<Type> } = OWN;

const types = Object.keys(resources) as ResourceType[];
const tables = types.map((type) => [type, (db: Knex) => resourceTable(db, type, ownSql[type])] as const);

/** Creates the statements on the tables of all resources; each is created when it is first used. */
export const resourceTables = membersOnUse(Object.fromEntries(tables)) as (db: Knex) => ResourceTables;
