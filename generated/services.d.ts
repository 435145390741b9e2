// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { components, operations } from "./api-types.ts";
import type { Caller, Visitor } from "../src/contract/caller.ts";
import type { StartsSession } from "../src/contract/operation.ts";
import type { Page } from "../src/contract/page.ts";

export type Schemas = components["schemas"];
/** Query parameters with a default are always there once a request was read. */
type Filled<Input, Key extends keyof Input> = Omit<Input, Key> & { [Name in Key]-?: NonNullable<Input[Name]> };

export type EntitiesListInput = Filled<NonNullable<operations["entities.list"]["parameters"]["query"]>, "include_deleted" | "page" | "page_size" | "sort">;
export type EntitiesCreateInput = operations["entities.create"]["requestBody"]["content"]["application/json"];
export type EntitiesSearchInput = operations["entities.search"]["requestBody"]["content"]["application/json"];
export type EntitiesGetInput = operations["entities.get"]["parameters"]["path"];
export type EntitiesUpdateInput = operations["entities.update"]["parameters"]["path"] & operations["entities.update"]["requestBody"]["content"]["application/json"] & { expected_version?: number };
export type EntitiesDeleteInput = operations["entities.delete"]["parameters"]["path"] & { expected_version?: number };
export type EntitiesPurgeInput = operations["entities.purge"]["parameters"]["path"] & { expected_version?: number };
export type EntitiesRestoreInput = operations["entities.restore"]["parameters"]["path"] & { expected_version?: number };

export interface EntitiesService {
  /** List contacts and companies */
  list(caller: Caller, input: EntitiesListInput): Promise<Page<Schemas["Entity"]>>;
  /** Create a contact or a company */
  create(caller: Caller, input: EntitiesCreateInput): Promise<Schemas["Entity"]>;
  /** Search contacts and companies by a filter */
  search(caller: Caller, input: EntitiesSearchInput): Promise<Page<Schemas["Entity"]>>;
  /** Get a contact or a company */
  get(caller: Caller, input: EntitiesGetInput): Promise<Schemas["Entity"]>;
  /** Change a contact or a company */
  update(caller: Caller, input: EntitiesUpdateInput): Promise<Schemas["Entity"]>;
  /** Delete a contact or a company */
  delete(caller: Caller, input: EntitiesDeleteInput): Promise<Schemas["Deleted"]>;
  /** Delete a contact or a company for ever */
  purge(caller: Caller, input: EntitiesPurgeInput): Promise<Schemas["Deleted"]>;
  /** Bring back a deleted contact or company */
  restore(caller: Caller, input: EntitiesRestoreInput): Promise<Schemas["Entity"]>;
}

/** All services, by group. */
export interface Services {
  entities: EntitiesService;
}
