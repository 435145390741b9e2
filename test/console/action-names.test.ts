import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { actionNamesEn, actionNamesFr } from "../../src/adapters/console/settings/activity/action-names.ts";
import { root } from "../server/identity.ts";

/** Returns the actions that a file of the service writes to the activity log. */
function actionsIn(file: string): string[] {
  const text = readFileSync(join(root, "src", file), "utf8");
  const calls = /(?:\b(?:logAction|note)\((?:[^()"`]|\([^()]*\))*|\baction: )"([a-z]\w+\.[a-z]\w+)"/gi;
  return [...text.matchAll(calls)].map(([, action = ""]) => action);
}

describe("Names of the actions of the activity log", () => {
  it("exist in both languages for each action that the service logs", () => {
    const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts") && !name.startsWith("adapters/console/"),
    );
    expect(files).to.include("features/accounts/members.ts");
    const logged = [...new Set(files.flatMap(actionsIn))];
    expect(logged).to.include.members(["members.create", "apiKeys.update", "hostDecisions.cancel"]);
    expect(logged.filter((action) => !(action in actionNamesEn) || !(action in actionNamesFr))).to.deep.equal([]);
  });
});
