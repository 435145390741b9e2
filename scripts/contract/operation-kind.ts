import { kebab } from "../emit/output.ts";
import type { OpenApiDocument } from "./document.ts";
import type { OperationModel } from "./operation-model.ts";
import { operationModels, pascal } from "./operations.ts";

/** The name and path of a new operation. */
export interface NewOperation {
  readonly id: string;
  readonly method: "get" | "post" | "put" | "delete";
  readonly path: string;
  /** Null: the permission of the resource. */
  readonly permission: string | null;
  /** Null: a placeholder. */
  readonly summary: string | null;
  readonly description: string | null;
  /** True for a list whose verb is not `list`. */
  readonly list: boolean;
}

/** The form of an operation: its parameters, body, status and response. */
export type Kind = "list" | "create" | "read" | "update" | "delete" | "action";

/** Returns the kind of an operation, from its method and verb. */
export function kindOf({ id, method, list }: NewOperation): Kind {
  const verb = id.split(".")[1];
  if (method === "get") return list || verb === "list" ? "list" : "read";
  if (method === "post") return verb === "create" ? "create" : "action";
  return method === "put" ? "update" : "delete";
}

/** The record that the operations of a group return. */
export interface GroupRecord {
  /** The component with its schema. */
  readonly name: string;
  /** An operation of the group that returns it; null if the component must be written. */
  readonly sibling: OperationModel | null;
}

/** Returns the record of the group: of its `get` if possible, or else a new component named after the group. */
export function recordOf(document: OpenApiDocument, { id }: NewOperation): GroupRecord {
  const [group = ""] = id.split(".");
  const verbs = ["get", "create", "update", "list"];
  const siblings = operationModels(document)
    .filter((one) => one.group === group && verbs.includes(one.verb))
    .sort((left, right) => verbs.indexOf(left.verb) - verbs.indexOf(right.verb));
  const sibling = siblings.find(({ payload }) => payload?.$ref !== undefined) ?? null;
  const name = sibling?.payload?.$ref?.split("/").at(-1) ?? pascal(group).replace(/ies$/, "y").replace(/s$/, "");
  return { name, sibling };
}

/** Returns `<group>:read`, `:write` or `:delete` if it exists; null if the group has no such permission. */
export function permissionOf(document: OpenApiDocument, { id, method, permission }: NewOperation): string | null {
  if (permission !== null) return permission;
  const [group = ""] = id.split(".");
  const resource = kebab(group).replaceAll("-", "_");
  const actions = { get: ["read"], delete: ["delete", "write"], post: ["write"], put: ["write"] }[method];
  const known = document["x-permissions"] ?? [];
  return [...actions, "manage"].map((action) => `${resource}:${action}`).find((one) => known.includes(one)) ?? null;
}
