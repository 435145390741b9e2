import type { OperationModel } from "../contract/operation-model.ts";
import { banner, table, union } from "./output.ts";
import type { Emitter } from "./output.ts";

/** batches.js: what the batch of a resource needs to know about its operations on single records. */
export const emitBatches: Emitter<"operations"> = ({ operations }) => {
  const found = operations.filter(({ verb }) => verb === "batch");
  const batches = Object.fromEntries(found.map(({ group }) => [group, batchOf(group, operations)]));
  const derived = found.filter(({ derived }) => derived).map(({ group }) => group);
  return {
    "batches.js": `${banner}\nexport const batches = ${table(batches)};\n\nexport const batchedGroups = ${JSON.stringify(derived)};\n`,
    "batches.d.ts": banner + declarations(Object.keys(batches), derived),
  };
};

function batchOf(group: string, operations: readonly OperationModel[]): Record<string, unknown> {
  const find = (verb: string): OperationModel | undefined => operations.find(({ id }) => id === `${group}.${verb}`);
  const update = find("update");
  return {
    deletes: find("delete")?.permission ?? null,
    reads: find("get")?.permission ?? null,
    readOnly: update?.readOnly ?? [],
    madeAtRead: update?.madeAtRead ?? [],
  };
}

function declarations(groups: readonly string[], derived: readonly string[]): string {
  return `
import type { Permission } from "./vocabulary.js";

/** The groups whose batch follows from their operations on single records. */
export type BatchedGroup = ${union(derived)};

export interface Batch {
  /** The permission to delete records. */
  readonly deletes: Permission | null;
  /** The permission to read records. */
  readonly reads: Permission | null;
  /** Fields that an update accepts only with their stored value. */
  readonly readOnly: readonly string[];
  /** The subset of fields that are not compared, because their value is made when the record is read. */
  readonly madeAtRead: readonly string[];
}

export declare const batchedGroups: readonly BatchedGroup[];
export declare const batches: Readonly<Record<${union(groups)}, Batch>>;
`;
}
