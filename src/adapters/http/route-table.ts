import { rateLimits } from "../../../generated/vocabulary.js";
import type { Operation } from "../../base/contract/operation.ts";

/** All operations of one path. */
export interface Route<Services> {
  /** `/v1/entities/{id}`. */
  readonly path: string;
  readonly operations: readonly Operation<Services>[];
  /** Complete, including HEAD and OPTIONS. */
  readonly allow: string;
}

/** Groups the operations by path, in the order of the table. */
export function routesOf<Services>(operations: readonly Operation<Services>[]): Route<Services>[] {
  const paths = new Map<string, Operation<Services>[]>();
  for (const operation of operations) paths.set(operation.path, [...(paths.get(operation.path) ?? []), operation]);
  return [...paths].map(([path, group]) => ({
    path,
    operations: group,
    allow: allowOf(group.map(({ method }) => method)),
  }));
}

/** Throws an error that lists all mistakes if an operation is unprotected, unlimited or not implemented. */
export function checkOperations<Services extends object>(
  operations: readonly Operation<Services>[],
  services: Services,
): void {
  const mistakes = operations.flatMap((operation) => mistakesOf(operation, services));
  const ids = operations.map(({ id }) => id);
  mistakes.push(...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is defined twice`));
  if (mistakes.length > 0) throw new Error(`The operations cannot be served:\n  ${mistakes.join("\n  ")}`);
}

function mistakesOf<Services extends object>(operation: Operation<Services>, services: Services): string[] {
  const { id, access, rateLimit, secret } = operation;
  // The table is generated, so its type is verified before the server starts.
  const permission: unknown = operation.permission;
  const [group = "", method = ""] = id.split(".");
  const service: unknown = Reflect.get(services, group);
  const implemented =
    typeof service === "object" && service !== null && typeof Reflect.get(service, method) === "function";
  return [
    ...(permission === undefined ? [`${id} does not declare a permission`] : []),
    ...(access === "public" && permission !== null ? [`${id} is public but requires a permission`] : []),
    ...(Object.hasOwn(rateLimits, rateLimit) ? [] : [`${id} has an unknown rate class`]),
    ...(secret && rateLimit !== "sensitive" ? [`${id} returns a secret but is not in the rate class sensitive`] : []),
    ...(implemented ? [] : [`${id} has no service method`]),
  ];
}

function allowOf(methods: readonly string[]): string {
  const all = methods.flatMap((method) => (method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()]));
  return [...all, "OPTIONS"].join(", ");
}
