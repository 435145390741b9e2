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

/** A route with the values of the parameters in a path. */
interface FoundRoute<Route> {
  readonly route: Route;
  readonly parameters: Record<string, string>;
}

/** The segments that can follow, and the route that ends here. */
interface Node<Route> {
  readonly fixed: Map<string, Node<Route>>;
  parameter: Node<Route> | null;
  end: { readonly route: Route; readonly names: readonly string[] } | null;
}

/**
 * Returns a function that finds the route of a path: one step per segment, however many routes there are. A fixed
 * segment is preferred to a parameter, which is any segment that is not empty. Throws URIError for a parameter that is
 * not UTF-8.
 */
export function createRouteFinder<Route extends { readonly path: string }>(
  routes: readonly Route[],
): (path: string) => FoundRoute<Route> | null {
  const root = emptyNode<Route>();
  for (const route of routes) add(root, route);
  return (path) => {
    const values: string[] = [];
    const end = endAt(root, path, { start: 0, values });
    if (!end) return null;
    const parameters: Record<string, string> = {};
    for (const [index, name] of end.names.entries()) parameters[name] = decodeURIComponent(values[index] ?? "");
    return { route: end.route, parameters };
  };
}

const emptyNode = <Route>(): Node<Route> => ({ fixed: new Map<string, Node<Route>>(), parameter: null, end: null });

function add<Route extends { readonly path: string }>(root: Node<Route>, route: Route): void {
  let node = root;
  const names: string[] = [];
  for (const segment of route.path.split("/")) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name !== undefined) names.push(name);
    const next = (name === undefined ? node.fixed.get(segment) : node.parameter) ?? emptyNode<Route>();
    if (name === undefined) node.fixed.set(segment, next);
    else node.parameter = next;
    node = next;
  }
  node.end = { route, names };
}

/** `start` is the position of the next segment; `values` receives the segments that are parameters. */
function endAt<Route>(
  node: Node<Route>,
  path: string,
  { start, values }: { readonly start: number; readonly values: string[] },
): Node<Route>["end"] {
  if (start > path.length) return node.end;
  const slash = path.indexOf("/", start);
  const segment = path.slice(start, slash < 0 ? path.length : slash);
  const next = { start: start + segment.length + 1, values };
  const fixed = node.fixed.get(segment);
  const found = fixed ? endAt(fixed, path, next) : null;
  if (found || !node.parameter || segment === "") return found;
  values.push(segment);
  const end = endAt(node.parameter, path, next);
  if (!end) values.pop();
  return end;
}
