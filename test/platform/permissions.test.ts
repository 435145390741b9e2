import { expect } from "chai";
import { permissions } from "../../generated/vocabulary.js";
import { permissionsOfRole } from "../../src/base/platform/rights.ts";
import {
  builtInPermissions,
  builtInRoleNames,
  contains,
  deletesOthers,
} from "../../src/base/platform/rules/permissions.ts";

describe("Roles", () => {
  it("each include the permissions of the next one", () => {
    for (const [index, role] of builtInRoleNames.entries()) {
      const next = builtInRoleNames[index + 1];
      if (next)
        expect(contains(builtInPermissions(role), builtInPermissions(next)), `${role} > ${next}`).to.equal(true);
    }
  });

  it("grant an owner all permissions", () => {
    expect([...builtInPermissions("owner")]).to.have.members([...permissions]);
  });

  it("grant read_only no write permissions", () => {
    const others = [...builtInPermissions("read_only")].filter((permission) => !permission.endsWith(":read"));
    expect(others, "what they read can be exported").to.have.members(["ai:connect", "records:export"]);
    for (const kept of ["activity_log:read", "webhooks:read", "emails:read"]) {
      expect(contains(builtInPermissions("read_only"), [kept]), kept).to.equal(false);
    }
  });

  it("do not grant a manager purge or the management of members, keys and the organization", () => {
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

  it("let all except members delete records of others", () => {
    expect(builtInRoleNames.filter((role) => !deletesOthers(role))).to.deep.equal(["member"]);
  });

  it("defined by an organization grant exactly their known permissions", () => {
    expect([...permissionsOfRole("Steward", ["entities:read", "teleport:use"])]).to.deep.equal(["entities:read"]);
    expect([...permissionsOfRole("Gone", null)]).to.deep.equal([]);
  });

  it("that are built in cannot be changed", () => {
    expect(permissionsOfRole("read_only", ["entities:write"]).has("entities:write")).to.equal(false);
  });
});
