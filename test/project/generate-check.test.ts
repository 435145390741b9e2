import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { project } from "../contract/project.ts";

describe("generate: --check and incremental writes", () => {
  const small = project("check");

  beforeEach(() => {
    const { code, err } = small.run("generate.ts");
    expect(code, err).to.equal(0);
  });

  it("--check passes right after generating", () => {
    expect(small.run("generate.ts", "--check").code).to.equal(0);
  });

  it("--check lists changed, missing and stale files and writes nothing", () => {
    small.edit("generated/fields.js", "export", "// by hand\nexport");
    rmSync(join(small.root, "generated/webhooks.ts"));
    small.write("generated/old.js", "");
    const { code, err } = small.run("generate.ts", "--check");
    expect(code).to.equal(1);
    expect(err).to.include("differs  generated/fields.js");
    expect(err).to.include("missing  generated/webhooks.ts");
    expect(err).to.include("stale    generated/old.js");
    expect(small.read("generated/fields.js")).to.include("// by hand");
  });

  it("restores changed, missing and stale files", () => {
    small.edit("generated/fields.js", "export", "// by hand\nexport");
    rmSync(join(small.root, "generated/webhooks.ts"));
    small.write("generated/old.js", "");
    expect(small.run("generate.ts").out).to.match(/3 of \d+ files changed/);
    expect(small.run("generate.ts", "--check").code).to.equal(0);
  });

  it("writes nothing if the contract has not changed", () => {
    const stamp = (): number => statSync(join(small.root, "generated/openapi.json")).mtimeMs;
    const before = stamp();
    expect(small.run("generate.ts").out).to.include("up to date");
    expect(stamp()).to.equal(before);
  });

  it("writes only files that have changed", () => {
    const stamp = (): number => statSync(join(small.root, "generated/sdk/version.ts")).mtimeMs;
    const before = stamp();
    small.edit("openapi/notes.yaml", "List notes", "List all notes");
    expect(small.run("generate.ts").out).to.match(/[1-9]\d* of \d+ files changed/);
    expect(small.read("generated/services.d.ts")).to.include("List all notes");
    expect(stamp()).to.equal(before);
  });

  it("writes nothing if the contract violates a rule", () => {
    small.edit("openapi/notes.yaml", "x-permission: notes:read", "x-permission: notes:raed");
    expect(small.run("generate.ts").code).to.equal(1);
    expect(small.read("generated/openapi.json")).not.to.include("notes:raed");
    small.edit("openapi/notes.yaml", "x-permission: notes:raed", "x-permission: notes:read");
  });

  it("prints the usage on invalid options", () => {
    const { code, err } = small.run("generate.ts", "--chekc");
    expect(code).to.equal(2);
    expect(err).to.include("Usage:");
  });
});
