import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { method } from "../emit/services.ts";
import type { OperationModel } from "./operation-model.ts";
import { pascal } from "./operations.ts";

/** Returns the TypeScript of a service method that is still to be implemented. It compiles. */
export function serviceMethod(operation: OperationModel): string {
  const who = operation.access === "public" ? "visitor.address" : "caller.user.id";
  return [
    `    ${method(operation)} {`,
    `      return Promise.reject(new Error(\`${operation.id} is not implemented: \${${who}} \${JSON.stringify(input)}\`));`,
    "    },",
  ].join("\n");
}

/** Returns the types that the service method uses, by the module that exports them. */
export function serviceImports(operation: OperationModel): string[] {
  const text = method(operation);
  const from = (names: readonly string[], module: string): string[] => {
    const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
    return used.length ? [`import type { ${used.join(", ")} } from "${module}";`] : [];
  };
  const input = `${pascal(operation.id)}Input`;
  return [
    ...from(["Schemas", input], "generated/services.js"),
    ...from(["Caller", "Visitor"], "src/base/contract/caller.ts"),
    ...from(["Described", "Feed", "Page", "StartsSession"], "src/base/contract/operation.ts"),
  ];
}

/** Returns the file with the service of a group, or with the rules of its resource; null for a new group. */
export function serviceFile(root: string, { group, payload }: OperationModel): string | null {
  const record = payload?.$ref?.split("/").at(-1) ?? "";
  const implementation = new RegExp(`\\): ${pascal(group)}Service\\b|: ResourceRules<Schemas\\["${record}"\\]>`);
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  const found = files.sort().find((name) => implementation.test(readFileSync(join(root, "src", name), "utf8")));
  return found === undefined ? null : `src/${found.replaceAll("\\", "/")}`;
}
