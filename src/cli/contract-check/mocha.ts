import { readContract, releasedDocument } from "./contract.ts";
import { deviationText } from "./report.ts";
import { checkContract, type ContractCheck, type ContractCheckOptions, isSelected } from "./run.ts";
import { texts } from "./texts.ts";

/** The deployment that tests check. */
export type ContractTarget = Pick<ContractCheckOptions, "url" | "key" | "limitedKey">;

const TIMEOUT_MS = 600_000;

/**
 * Defines Mocha tests that compare a deployment with the contract of this release: one test per tag, and one for all
 * tools. The check runs once, before the first test. `target` may be a function, for a URL and a key that an earlier
 * hook creates.
 */
export function describeContract(
  target: ContractTarget | (() => ContractTarget),
  options: Omit<ContractCheckOptions, keyof ContractTarget> = {},
): void {
  const { operations } = readContract(releasedDocument());
  const groupOf = new Map(operations.map(({ id, group }) => [id, group]));
  const checked = operations.filter(({ id, group }) => isSelected(options.only, [id, group]));
  describe("contract", function () {
    this.timeout(TIMEOUT_MS);
    const state: { check?: ContractCheck } = {};
    before(async () => {
      state.check = await checkContract({ ...options, ...(typeof target === "function" ? target() : target) });
    });
    for (const group of new Set([...checked.map((one) => one.group), "mcp"])) {
      it(`has no deviation in ${group}`, () => {
        const deviations = state.check?.findings.deviations ?? [];
        const found = deviations.filter(({ subject }) => (groupOf.get(subject) ?? "mcp") === group);
        if (found.length > 0) throw new Error(found.map((one) => `\n${deviationText(one, texts.en)}`).join(""));
      });
    }
  });
}
