import { expect } from "chai";
import { permissions } from "../../generated/vocabulary.js";
import { permissionsOfRole } from "../../src/base/platform/rights.ts";
import {
  builtInPermissions,
  builtInRoleNames,
  contains,
  deletesOthers,
} from "../../src/base/platform/rules/permissions.ts";
import { ipList, readCidr } from "../../src/base/platform/ip-networks.ts";

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
      "identity:manage",
      "activity_log:read",
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

describe("IP allowlist", () => {
  it("allows all addresses if it is empty", () => {
    expect(ipList([])("203.0.113.9")).to.equal(true);
  });

  const allowed: [string, string][] = [
    ["203.0.113.9", "203.0.113.9"],
    ["203.0.113.0/24", "203.0.113.255"],
    ["203.0.113.77/24", "203.0.113.1"],
    ["203.0.113.0/24", "::ffff:203.0.113.9"],
    ["2001:db8::/32", "2001:db8:ffff::1"],
    ["2001:DB8::1", "2001:db8:0:0:0:0:0:1"],
    ["fe80::/10", "fe80::1%eth0"],
    ["0.0.0.0/0", "198.51.100.1"],
  ];
  for (const [entry, address] of allowed) {
    it(`allows ${address} by ${entry}`, () => {
      expect(ipList([entry])(address)).to.equal(true);
    });
  }

  const refused: [string, string][] = [
    ["203.0.113.0/24", "203.0.114.1"],
    ["203.0.113.9", "203.0.113.10"],
    ["2001:db8::/32", "2001:db9::1"],
    ["0.0.0.0/0", "2001:db8::1"],
    ["203.0.113.0/24", "not an address"],
    ["203.0.113.0/24", ""],
  ];
  for (const [entry, address] of refused) {
    it(`does not allow "${address}" by ${entry}`, () => {
      expect(ipList([entry])(address)).to.equal(false);
    });
  }

  const wrong = [
    "",
    "10.0.0.0/33",
    "10.0.0.0/08",
    "10.0.0.0/",
    "10.0.0/8",
    "::1/129",
    "fe80::1%eth0",
    "10.0.0.0/8/8",
    "a",
  ];
  for (const text of [...wrong, "10.0.0.0/-1", "10.0.0.0/ 8", "0x0a.0.0.1"]) {
    it(`rejects the entry "${text}"`, () => {
      expect(readCidr(text)).to.equal(null);
    });
  }
});
