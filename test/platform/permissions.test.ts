import { expect } from "chai";
import { permissions } from "../../generated/vocabulary.js";
import { permissionsOfRole } from "../../src/platform/rights.ts";
import { builtInPermissions, builtInRoleNames, contains, deletesOthers } from "../../src/platform/rules/permissions.ts";

describe("Roles", () => {
  it("each include the next", () => {
    for (const [index, role] of builtInRoleNames.entries()) {
      const next = builtInRoleNames[index + 1];
      if (next)
        expect(contains(builtInPermissions(role), builtInPermissions(next)), `${role} > ${next}`).to.equal(true);
    }
  });

  it("let an owner do everything there is", () => {
    expect([...builtInPermissions("owner")]).to.have.members([...permissions]);
  });

  it("let read_only write nothing", () => {
    const others = [...builtInPermissions("read_only")].filter((permission) => !permission.endsWith(":read"));
    expect(others).to.deep.equal(["ai:connect"]);
    for (const kept of ["activity_log:read", "webhooks:read", "emails:read"]) {
      expect(contains(builtInPermissions("read_only"), [kept]), kept).to.equal(false);
    }
  });

  it("let a manager neither purge nor manage people, keys or the organization", () => {
    const manager = builtInPermissions("manager");
    for (const permission of [
      "entities:purge",
      "members:manage",
      "api_keys:manage",
      "organization:manage",
      "ai:manage",
    ]) {
      expect(contains(manager, [permission]), permission).to.equal(false);
    }
  });

  it("let all but a member delete what is others'", () => {
    expect(builtInRoleNames.filter((role) => !deletesOthers(role))).to.deep.equal(["member"]);
  });

  it("of an organization's own allow what they list, as far as it is known today", () => {
    expect([...permissionsOfRole("Steward", ["entities:read", "teleport:use"])]).to.deep.equal(["entities:read"]);
    expect([...permissionsOfRole("Gone", null)]).to.deep.equal([]);
  });

  it("that are built in are not changed by a list", () => {
    expect(permissionsOfRole("read_only", ["entities:write"]).has("entities:write")).to.equal(false);
  });
});
