import { expect } from "chai";
import { splitName } from "../../src/base/platform/rules/person-name.ts";

describe("Splitting a full name", () => {
  const split = (name: string): (string | null)[] => {
    const { first_name, last_name } = splitName(name);
    return [first_name, last_name];
  };

  it("uses the first word as first name and the others as last name", () => {
    expect(split("Ada Lovelace")).to.deep.equal(["Ada", "Lovelace"]);
    expect(split("  Jean-Luc   de la  Fontaine ")).to.deep.equal(["Jean-Luc", "de la Fontaine"]);
  });

  it("accepts the last name before a comma", () => {
    expect(split("de la Fontaine, Jean-Luc")).to.deep.equal(["Jean-Luc", "de la Fontaine"]);
    expect(split("Lovelace,")).to.deep.equal([null, "Lovelace"]);
  });

  it("uses a single word as first name", () => {
    expect(split("Ada")).to.deep.equal(["Ada", null]);
    expect(split("愛")).to.deep.equal(["愛", null]);
  });

  it("truncates at the maximum length, between characters", () => {
    const [first, last] = split(`${"😀".repeat(120)} ${"é".repeat(80)}`);
    expect(Array.from(first ?? "")).to.have.length(100);
    expect(first?.isWellFormed()).to.equal(true);
    expect(last).to.equal("é".repeat(80));
  });
});
