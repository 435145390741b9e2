import type { Violation } from "../load.ts";
import { checkEvents } from "./events.ts";
import { checkOperations } from "./operations.ts";
import type { RuleInput } from "./finding.ts";
import { checkPaths } from "./paths.ts";
import { checkReferences } from "./references.ts";
import { checkRelations } from "./relations.ts";
import { checkBodies } from "./bodies.ts";
import { checkSchemas } from "./schemas.ts";
import { checkTools } from "./tools.ts";

const rules = [checkReferences, checkOperations, checkEvents, checkPaths, checkBodies, checkSchemas, checkRelations];

/** Checks all rules; returns the violations with their file positions. */
export function checkContract(checked: RuleInput): Violation[] {
  const findings = rules.flatMap((rule) => [...rule(checked)]);
  const located = findings.map(({ pointer, message }) => ({ ...checked.contract.locate(pointer), message }));
  return [...located, ...checkTools(checked)];
}
