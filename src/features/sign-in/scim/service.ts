import type { AccountEmailDeps } from "../../accounts/account-emails.ts";
import type { Store } from "../../../base/store/store.ts";
import type { ScimCaller } from "./token.ts";
import type { ListParameters, ResourceList, Projection } from "../rules/scim/list-query.ts";
import type { JsonObject } from "../rules/scim/json.ts";

/** Dependencies of the services of SCIM. */
export interface ScimDeps extends AccountEmailDeps {
  readonly store: Store;
  /** The URL of the SCIM service. */
  readonly scimUrl: string;
}

/** A resource and its version. */
export interface Versioned {
  readonly resource: JsonObject;
  readonly etag: string;
}

/** A resource to change, and the ETags that it may have; null: any. */
export interface Target {
  readonly id: string;
  readonly ifMatch: readonly string[] | null;
}

/** The operations on one type of resource. They throw ScimError. */
export interface ScimResources {
  list(caller: ScimCaller, parameters: ListParameters, projection: Projection): Promise<ResourceList>;
  get(caller: ScimCaller, id: string, projection: Projection): Promise<Versioned>;
  create(caller: ScimCaller, body: unknown): Promise<Versioned>;
  replace(caller: ScimCaller, target: Target, body: unknown): Promise<Versioned>;
  patch(caller: ScimCaller, target: Target, body: unknown): Promise<Versioned>;
  delete(caller: ScimCaller, target: Target): Promise<void>;
}
