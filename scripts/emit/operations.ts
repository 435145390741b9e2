import type { OperationModel } from "../contract/operation-model.ts";
import { identifier } from "../contract/operations.ts";
import { banner, kebab, loadingOnUse, type Emitter } from "./output.ts";

/** operations.js: the route table, one line per operation; literal paths first. */
export const emitOperations: Emitter<"operations" | "contractPath" | "house"> = ({
  operations,
  contractPath,
  house,
}) => {
  // A group of another document can have the name of a keyword, e.g. `default`.
  const name = (group: string): string => (house ? identifier(group) : `${identifier(group)}_checks`);
  const groups = new Set(operations.map((one) => one.group));
  const checks = loadingOnUse(
    contractPath,
    [...groups].map((group) => [name(group), kebab(group)]),
  );
  const rows = operations.map((operation) => row(operation, operations, name(operation.group)));
  const types = [
    banner,
    `import type { Operation } from "${contractPath}operation.ts";\n`,
    'import type { Services } from "./services.d.ts";\n\n',
    "/** All operations, in the order in which paths must be matched. */\n",
    "export declare const operations: readonly Operation<Services>[];\n",
  ];
  return {
    "operations.js": `${banner}\n${checks}\nexport const operations = [\n${rows.join("")}];\n`,
    "operations.d.ts": types.join(""),
  };
};

function row(operation: OperationModel, all: readonly OperationModel[], checks: string): string {
  const { id, access } = operation;
  const validators = `${checks}().${identifier(id)}`;
  const who = access === "public" ? "visitor" : "caller";
  const members = [
    dataOf(operation).slice(1, -1),
    `get validateParameters(){return ${validators}_parameters}`,
    operation.body ? `get validateBody(){return ${validators}_body}` : "validateBody:null",
    ...sentBack(operation, all),
    `call:(services,${who},input)=>services.${operation.group}.${operation.verb}(${who},input)`,
  ];
  return `{${members.join()}},\n`;
}

/** Returns the code that reads the record for comparing its read-only fields. */
function sentBack({ path, readOnly, madeAtRead }: OperationModel, all: readonly OperationModel[]): string[] {
  const get = all.find((one) => one.method === "get" && one.path === path);
  if (readOnly.length === 0 || !get) return [];
  const named = get.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
  const filled = get.parameters.flatMap((one) => (one.default === undefined ? [] : [[one.name, one.default]]));
  const defaults = Object.entries(Object.fromEntries(filled) as Record<string, unknown>);
  const input = [...named, ...defaults.map(([name, value]) => `${name}:${JSON.stringify(value)}`)].join();
  const read = `(services,caller,{${named.join()}})=>services.${get.group}.${get.verb}(caller,{${input}})`;
  return [`sentBack:{fields:${JSON.stringify(readOnly)},madeAtRead:${JSON.stringify(madeAtRead)},read:${read}}`];
}

/** Returns the properties of an operation except validators and call, in the order of src/base/contract/operation.ts. */
function dataOf(operation: OperationModel): string {
  const { id, method, path, permission, reads, access, rateLimit, status, result, idempotent, concurrency } = operation;
  const { secret, reauthenticate, forbidsSupportSession, session, secondFactorEnrollment, serializeBy } = operation;
  const { bodyLimit, bodyValues, upload, bodyRequired, deprecation, sort, selection } = operation;
  const parameters = operation.parameters.map(({ schema: _, separated, ...parameter }) => ({
    ...parameter,
    ...(separated && { separated }),
  }));
  const head = { id, method, path, permission, reads, access, rateLimit, status, result, idempotent, concurrency };
  const rules = { secret, forbidsSupportSession, session, serializeBy };
  const traits = { ...rules, bodyLimit, bodyValues, upload, bodyRequired, sort, selection, parameters };
  return JSON.stringify({
    ...head,
    ...traits,
    ...(secondFactorEnrollment && { secondFactorEnrollment }),
    ...(reauthenticate && { reauthenticate }),
    ...(deprecation === null ? {} : { deprecation }),
  });
}
