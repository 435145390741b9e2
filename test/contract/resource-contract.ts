import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The folder of the project. */
export const home = resolve(import.meta.dirname, "../..");

/** Copies the contract and adds one more resource. */
export function contractWith(
  name: string,
  resource: string,
): { root: string; run: (script: string, ...args: string[]) => Run } {
  const root = join(home, ".test/resources", name);
  rmSync(root, { recursive: true, force: true });
  for (const folder of ["openapi", "tool-schemas"]) cpSync(join(home, folder), join(root, folder), { recursive: true });
  writeFileSync(join(root, "openapi/price-lists.yaml"), resource);
  const server = join(root, "tool-schemas/server.json");
  const scopes = readFileSync(server, "utf8");
  if (resource.includes("tools: read"))
    writeFileSync(server, scopes.replace('"products:read",', '"products:read", "price_lists:read",'));
  const run = (script: string, ...args: string[]): Run => {
    const command = [join(home, "scripts", script), ...args, "--root", root];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
    return { code: status, out: stdout, err: stderr };
  };
  return { root, run };
}

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A resource with a reference to another one. */
export const PRICE_LIST = `components:
  schemas:
    PriceList:
      description: Prices for a group of customers.
      type: object
      x-resource: { tools: read }
      required: [name]
      properties:
        name: { description: Name., type: string, minLength: 1, maxLength: 150, x-searchable: true, x-sortable: true, x-unique: true }
        discount: { description: Discount in percent., type: number, minimum: 0, maximum: 100, default: 0, x-column: "numeric(6,3)", x-filterable: range }
        valid_until: { description: Last day., type: [string, "null"], format: date, x-filterable: range }
        product_id: { description: Product., type: [string, "null"], format: uuid, x-reference: { to: product, on_delete: clear }, x-filterable: true }
        tags: { $ref: "#/components/schemas/Tags", x-filterable: true }
      examples: [{ name: Wholesale }]
`;
