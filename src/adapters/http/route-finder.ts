/** A route with the values of the parameters in a path. */
export interface FoundRoute<Route> {
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
