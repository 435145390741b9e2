import type { OperationModel } from "../contract/operations.ts";
import { identifier } from "../contract/operations.ts";
import { banner, kebab, literal } from "./output.ts";
import type { Emitter } from "./output.ts";

/** operations.js: the route table, most literal path first. */
export const emitOperations: Emitter = ({ operations, contractPath }) => {
  const groups = new Set(operations.map((one) => one.group));
  const imports = [...groups].map(
    (group) => `import * as ${identifier(group)} from "./validators/${kebab(group)}.js";\n`,
  );
  const rows = operations.map(row);
  const types = [
    banner,
    `import type { Operation } from "${contractPath}operation.ts";\n`,
    'import type { Services } from "./services.d.ts";\n\n',
    "/** Every operation, in the order in which paths are to be matched. */\n",
    "export declare const operations: readonly Operation<Services>[];\n",
  ];
  return {
    "operations.js": `${banner}\n${imports.join("")}\nexport const operations = [\n${rows.join("")}];\n`,
    "operations.d.ts": types.join(""),
  };
};

function row(operation: OperationModel): string {
  const { id, method, path, permission, access, rateLimit, status, result, idempotent, concurrency, secret } =
    operation;
  const { session, bodyLimit, upload, bodyRequired, deprecated, sort } = operation;
  const parameters = operation.parameters.map(({ schema: _, ...parameter }) => parameter);
  const head = { id, method, path, permission, access, rateLimit, status, result, idempotent, concurrency, secret };
  const data = literal({ ...head, session, bodyLimit, upload, bodyRequired, deprecated, sort, parameters });
  const validators = `${identifier(operation.group)}.${identifier(id)}`;
  const who = access === "public" ? "visitor" : "caller";
  const lines = [
    data.slice(0, -2) + ",",
    `  validateParameters: ${validators}_parameters,`,
    `  validateBody: ${operation.body ? `${validators}_body` : "null"},`,
    `  call: (services, ${who}, input) => services.${operation.group}.${operation.verb}(${who}, input),`,
    "},",
  ];
  return lines.join("\n").replace(/^/gm, "  ") + "\n";
}
