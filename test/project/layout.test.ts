import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { root } from "../server/identity.ts";

const MAX_FILES = 40;

describe("Folders in src and test", () => {
  it("contain at most 40 files each", () => {
    const files = ["src", "test"].flatMap((top) =>
      readdirSync(join(root, top), { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.isFile() && !entry.parentPath.includes("/test/contract/"),
      ),
    );
    const counts = Object.entries(Object.groupBy(files, ({ parentPath }) => parentPath));
    expect(counts.length).to.be.greaterThan(50);
    expect(counts.filter(([, entries = []]) => entries.length > MAX_FILES).map(([folder]) => folder)).to.deep.equal([]);
  });
});
