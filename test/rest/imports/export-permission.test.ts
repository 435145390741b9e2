import { expect } from "chai";
import { scopePermissions } from "../../../generated/vocabulary.js";
import { createPerson, signIn, callerByKey } from "../../support/accounts/people.ts";
import { type Caller } from "../../support/caller.ts";
import { operations } from "../../support/contract/document.ts";
import { finished } from "../../support/queue.ts";
import { useFixture } from "../../support/fixture.ts";

const BUILT_IN = ["owner", "admin", "manager", "member", "read_only"] as const;

describe("Exports: /v1/exports with records:export", () => {
  const fixture = useFixture({ oracle: true });
  let made = 0;

  /** Signs in a new member whose own role has these permissions. */
  async function memberWith(...permissions: string[]): Promise<Caller> {
    const owner = await signIn(fixture.service.url, fixture.organization.owner);
    const role = `Role ${String(++made)}`;
    expect((await owner.post("/v1/roles", { name: role, permissions })).status).to.equal(201);
    return await signIn(fixture.service.url, await memberOf(role));
  }

  const memberOf = (role: string) => createPerson(fixture.service, { organization: fixture.organization.record, role });

  async function keyWith(...scopes: ("entities:read" | "records:export")[]): Promise<Caller> {
    return await callerByKey(fixture.service, { user: fixture.organization.owner, scopes });
  }

  /** Calls every operation of exports with somebody else's finished export. */
  async function refusals(caller: Caller): Promise<Record<string, unknown>> {
    const asked = await fixture.crm.post("/v1/exports", { entity_type: "contact" });
    await finished(fixture.crm, asked.string("data.job_id"));
    const path = `/v1/exports/${asked.string("data.id")}`;
    const answers = {
      "exports.list": await caller.get("/v1/exports"),
      "exports.fields": await caller.get("/v1/exports/fields?entity_type=contact"),
      "exports.create": await caller.post("/v1/exports", { entity_type: "contact" }),
      "exports.get": await caller.get(path),
      "exports.file": await caller.get(`${path}/file`),
      "exports.delete": await caller.delete(path),
    };
    return Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, [answer.status, answer.at("code")]]));
  }

  describe("POST /v1/exports (exports.create)", () => {
    it("needs the permission like every other operation of exports, with a session and with a key", async () => {
      const exporting = operations.filter(({ id }) => id.startsWith("exports.")).map(({ id }) => id);
      const session = await refusals(await memberWith("entities:read", "entities:write"));
      const key = await refusals(await keyWith("entities:read"));
      expect(Object.keys(session)).to.have.members(exporting);
      for (const id of exporting) {
        expect(session[id], `${id} with a session`).to.deep.equal([403, "permission_denied"]);
        expect(key[id], `${id} with a key`).to.deep.equal([403, "insufficient_scope"]);
      }
    });

    it("names the missing scope, and needs the permission to read the records as well", async () => {
      const reader = await (await keyWith("entities:read")).post("/v1/exports", { entity_type: "contact" });
      expect(reader.at("details.0.required")).to.deep.equal(["records:export"]);
      const exporter = await (await keyWith("records:export")).post("/v1/exports", { entity_type: "contact" });
      expect([exporter.status, exporter.at("details.0.required")]).to.deep.equal([403, ["entities:read"]]);
      const both = await (
        await keyWith("entities:read", "records:export")
      ).post("/v1/exports", { entity_type: "contact", fields: ["email"] });
      expect(both.status, both.text).to.equal(201);
    });

    it("is excluded by all scopes of AI applications", () => {
      const scopes = Object.entries(scopePermissions);
      expect(scopes).to.have.lengthOf.above(0);
      for (const [scope, permissions] of scopes) expect(permissions, scope).not.to.include("records:export");
    });

    it("is allowed to all built-in roles and to an own role that has the permission", async () => {
      const roles = [...BUILT_IN.map(async (role) => await signIn(fixture.service.url, await memberOf(role)))];
      for (const caller of await Promise.all([...roles, memberWith("entities:read", "records:export")])) {
        const asked = await caller.post("/v1/exports", { entity_type: "contact", fields: ["email"] });
        expect(asked.status, asked.text).to.equal(201);
        await finished(caller, asked.string("data.job_id"));
        expect((await caller.get(`/v1/exports/${asked.string("data.id")}/file`)).status).to.equal(200);
      }
    });
  });

  describe("GET /v1/exports/{id}/file (exports.file)", () => {
    it("returns 403 for an own export once the role has lost the permission", async () => {
      const owner = await signIn(fixture.service.url, fixture.organization.owner);
      const role = await owner.post("/v1/roles", {
        name: "Exporter",
        permissions: ["entities:read", "records:export"],
      });
      const member = await signIn(fixture.service.url, await memberOf("Exporter"));
      const asked = await member.post("/v1/exports", { entity_type: "contact", fields: ["email"] });
      await finished(member, asked.string("data.job_id"));
      await owner.put(`/v1/roles/${role.string("data.id")}`, { permissions: ["entities:read"] });
      const file = await member.get(`/v1/exports/${asked.string("data.id")}/file`);
      expect([file.status, file.at("code")]).to.deep.equal([403, "permission_denied"]);
    });
  });
});
