import type { OperationModel } from "../contract/operation-model.ts";
import type { ToolFile } from "../contract/tools.ts";

/** Returns the default values of the parameters of the tool's operation. */
export function defaultsOf(operations: readonly OperationModel[], tool: ToolFile): Record<string, unknown> {
  const parameters = operations.find(({ id }) => id === tool.operation)?.parameters ?? [];
  return Object.fromEntries(parameters.flatMap((one) => (one.default === undefined ? [] : [[one.name, one.default]])));
}
