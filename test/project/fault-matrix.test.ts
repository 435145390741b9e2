import { existsSync, readFileSync } from "node:fs";
import { expect } from "chai";

const FAULTS = Array.from({ length: 24 }, (_, index) => `F${index + 1}`).filter((row) => row !== "F21");
const REQUIREMENTS = ["REL-01", "REL-02", "REL-03", "REL-04", "REL-05"];
const folder = new URL("../faults/", import.meta.url);

describe("Table of faults (test/faults/README.md)", () => {
  it("has a row for each fault, and each row names files with tests", () => {
    const rows = readFileSync(new URL("README.md", folder), "utf8")
      .split("\n")
      .map((line) => line.split("|").map((cell) => cell.trim()))
      .filter(([, id = ""]) => /^(F\d|REL-)/.test(id));
    expect(rows.map(([, id]) => id)).to.deep.equal([...FAULTS, ...REQUIREMENTS]);
    for (const [, id, , , files = ""] of rows) {
      const named = [...files.matchAll(/[\w./-]+\.ts\b/g)].map(([file]) => new URL(file, folder));
      expect(named, id).to.not.be.empty;
      for (const file of named) expect(existsSync(file), `${id}: ${file.pathname}`).to.equal(true);
    }
  });
});
