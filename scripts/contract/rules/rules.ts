import type { Violation } from "../load.ts";
import { checkDeprecations } from "./deprecations.ts";
import { checkEvents } from "./events.ts";
import { checkOperations } from "./operations.ts";
import type { RuleInput } from "./finding.ts";
import { checkPaths } from "./paths.ts";
import { checkParameters } from "./parameters.ts";
import { checkReports } from "./reports.ts";
import { checkRelations } from "./relations.ts";
import { checkBodies } from "./bodies.ts";
import { checkConsistency } from "./consistency.ts";
import { checkDocument } from "./document.ts";
import { checkSchemas } from "./schemas.ts";
import { checkPrompts } from "./prompts.ts";
import { checkSynonyms } from "./synonyms.ts";
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
