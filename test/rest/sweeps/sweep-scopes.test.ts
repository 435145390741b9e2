import { expect } from "chai";
import { callerAt, type Caller } from "../../support/caller.ts";
import { document, operations } from "../../support/contract/document.ts";
import { callerByKey, signInAs } from "../../support/accounts/people.ts";
import { sendPrepared } from "../../support/contract/requests.ts";
import { startService } from "../../support/service.ts";
import { prepare } from "../../support/contract/prepare.ts";
import { createTenant } from "../../support/tenant.ts";
import { use } from "../../support/fixture.ts";

const permissions = document["x-permissions"] as string[];

describe("All operations: permissions", () => {
  const service = use(() => startService());
  const tenant = use(() => createTenant(service));

  for (const operation of operations.filter(({ access }) => access === "any")) {
    it(`requires the scope ${operation.permission ?? "of any key"} in ${operation.id}`, async () => {
      const needed = operation.permission;
      const all = await byKey(permissions);
      if (needed === null) {
        const prepared = await prepare(operation.id, tenant);
        const as = await byKey(["notes:read", ...(prepared.needs ?? [])]);
        expect((await sendPrepared(operation, prepared, { as })).status).to.be.below(300);
      } else {
        const without = await byKey(permissions.filter((permission) => permission !== needed));
        const refused = await sendPrepared(operation, await prepare(operation.id, tenant), { as: without });
        expect([refused.status, refused.at("code")]).to.deep.equal([403, "insufficient_scope"]);
        expect(refused.at("details.0.required")).to.deep.equal([needed]);
        const prepared = await prepare(operation.id, tenant);
        const exact = await sendPrepared(operation, prepared, { as: await byKey([needed, ...(prepared.needs ?? [])]) });
        expect(exact.status).to.be.below(300);
      }
      expect((await sendPrepared(operation, await prepare(operation.id, tenant), { as: all })).status).to.be.below(300);
    });
  }

  for (const operation of operations.filter(({ permission }) => permission !== null)) {
    it(`requires the role permission ${operation.permission} in ${operation.id}`, async () => {
      const needed = operation.permission ?? "";
      const without = await byRole(permissions.filter((permission) => permission !== needed));
      const refused = await sendPrepared(operation, await prepare(operation.id, tenant), { as: without });
      expect([refused.status, refused.at("code")]).to.deep.equal([403, "permission_denied"]);
      // Granting permissions requires having them, so managers of keys, members and roles need most of them.
      const most = permissions.filter((one) => one !== "organization:manage");
      const prepared = await prepare(operation.id, tenant);
      const needs = [needed, ...(prepared.needs ?? [])];
      const held = operation.access === "any" ? needs : [...new Set([...needs, ...most])];
      const { status } = await sendPrepared(operation, prepared, { as: await byRole(held) });
      if (prepared.own) expect(status).to.equal(404);
      else if (prepared.ownersOnly) expect(status).to.equal(403);
      else expect(status).to.be.below(300);
    });
  }

  for (const operation of operations.filter(({ access }) => access === "session")) {
    it(`returns 403 to every API key in ${operation.id}`, async () => {
      const refused = await sendPrepared(operation, await prepare(operation.id, tenant), {
        as: await byKey(permissions),
      });
      expect([refused.status, refused.at("code")]).to.deep.equal([403, "permission_denied"]);
    });
  }

  for (const operation of operations.filter(({ method, access }) => method !== "get" && access !== "public")) {
    it(`returns 403 to a session without a valid X-CSRF-Token in ${operation.id}`, async () => {
      const prepared = await prepare(operation.id, tenant);
      const Cookie = prepared.as.headers["Cookie"] ?? "";
      for (const headers of [{ Cookie }, { Cookie, "X-CSRF-Token": "x".repeat(43) }]) {
        const forged = await sendPrepared(operation, prepared, { as: callerAt(service.url, headers) });
        expect([forged.status, forged.at("code")]).to.deep.equal([403, "permission_denied"]);
      }
    });
  }

  async function byKey(scopes: readonly string[]): Promise<Caller> {
    return await callerByKey(service, { user: tenant.organization.owner, scopes });
  }

  async function byRole(held: readonly string[]): Promise<Caller> {
    const name = `role ${tenant.next()}`;
    await tenant.owner.post("/v1/roles", { name, permissions: held });
    return await signInAs(service, { organization: tenant.organization.record, role: name });
  }
});
