import type { Violation } from "../source.ts";
import { checkDeprecations } from "./deprecations.ts";
import { checkEvents, checkPaths, checkParameters } from "./paths.ts";
import { checkOperations } from "./operations.ts";
import type { RuleInput } from "./finding.ts";
import { checkReports } from "./reports.ts";
import { checkRelations, checkSchemas, checkSynonyms } from "./schemas.ts";
import { checkBodies } from "./bodies.ts";
import { checkConsistency } from "./consistency.ts";
import { checkDocument } from "./document.ts";
import { checkPrompts } from "./prompts.ts";
import { checkTools } from "./tools.ts";

const rules = [
  checkDocument,
  checkOperations,
  checkEvents,
  checkPaths,
  checkParameters,
  checkBodies,
  checkSchemas,
  checkConsistency,
  checkDeprecations,
  checkRelations,
  checkReports,
  checkSynonyms,
];

/** Checks all rules; returns the violations with their file positions. */
export function checkContract(checked: RuleInput): Violation[] {
  const findings = rules.flatMap((rule) => [...rule(checked)]);
  const located = findings.map(({ pointer, message }) => ({ ...checked.contract.locate(pointer), message }));
  return [...located, ...checkTools(checked), ...checkPrompts(checked)];
}
