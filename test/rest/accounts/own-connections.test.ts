import { expect } from "chai";
import type { Caller } from "../../support/caller.ts";
import { connect, toMcp } from "../../support/accounts/connections.ts";
import { createKey, createPerson, type Person, signIn } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Own connections: /v1/me/connections", () => {
  const fixture = useFixture({ atOwnUrl: true });
  let owner: Caller;
  before(async () => {
    owner = await signIn(fixture.service.url, fixture.organization.owner);
  });

  const member = async (role = "member"): Promise<{ person: Person; caller: Caller }> => {
    const person = await createPerson(fixture.service, { organization: fixture.organization.record, role });
    return { person, caller: await signIn(fixture.service.url, person) };
  };
  const open = (user: Person) => connect(fixture.service, { user, resource: `${fixture.service.url}/mcp` });
  const next = (token: string): Promise<unknown[]> => toMcp(fixture.service.url, { Authorization: `Bearer ${token}` });

  describe("DELETE /v1/me/connections/{id} (me.revokeConnection)", () => {
    it("returns 404 for the connection of another member and 403 for the administrative endpoints", async () => {
      const [one, other] = [await member(), await member("read_only")];
      const [mine, theirs] = [await open(one.person), await open(other.person)];
      const list = await one.caller.get("/v1/me/connections");
      expect(list.list("data").map(({ id }) => id)).to.deep.equal([mine.id]);
      const refused = await one.caller.delete(`/v1/me/connections/${theirs.id}`);
      expect([refused.status, refused.at("code")]).to.deep.equal([404, "not_found"]);
      for (const path of ["/v1/connections", `/v1/connections/${theirs.id}`]) {
        expect((await one.caller.delete(path)).status).to.equal(403);
      }
      expect((await one.caller.get("/v1/connections")).status).to.equal(403);
      expect(await next(theirs.token)).to.deep.equal([200, undefined]);
      expect((await other.caller.delete(`/v1/me/connections/${theirs.id}`)).status).to.equal(200);
      expect(await next(theirs.token)).to.deep.equal([401, "invalid_token"]);
      const [shown] = (await other.caller.get("/v1/me/connections")).list("data");
      expect(shown?.["revoke_reason"]).to.equal("user");
    });

    it("lists and revokes own connections with any role", async () => {
      const { person, caller } = await member();
      const { id, token } = await open(person);
      await owner.post("/v1/roles", { name: "Unconnected", permissions: ["entities:read"] });
      await owner.put(`/v1/members/${person.id}`, { role: "Unconnected" });
      expect(await next(token)).to.deep.equal([403, "permission_denied"]);
      expect((await caller.get("/v1/me/connections")).list("data").map((one) => one["id"])).to.deep.equal([id]);
      expect((await caller.delete(`/v1/me/connections/${id}`)).status).to.equal(200);
      expect(await next(token)).to.deep.equal([401, "invalid_token"]);
    });
  });

  describe("DELETE /v1/me/connections (me.revokeConnections)", () => {
    it("revokes all connections of the user and of nobody else, also those of keys", async () => {
      const [one, other] = [await member(), await member()];
      const mine = [(await open(one.person)).token, (await open(one.person)).token];
      const [used, unused] = [
        await createKey(fixture.service, { user: one.person, mcp_access: true }),
        await createKey(fixture.service, { user: one.person, mcp_access: true }),
      ];
      await next(used);
      const theirs = [
        (await open(other.person)).token,
        await createKey(fixture.service, { user: other.person, mcp_access: true }),
      ];
      expect((await one.caller.delete("/v1/me/connections")).at("data")).to.deep.equal({ revoked: 4 });
      for (const token of [...mine, used, unused]) expect(await next(token)).to.deep.equal([401, "invalid_token"]);
      for (const token of theirs) expect(await next(token)).to.deep.equal([200, undefined]);
      const ended = (await one.caller.get("/v1/me/connections?status=revoked")).list("data");
      expect(ended.map(({ revoke_reason }) => revoke_reason)).to.deep.equal(["user", "user", "user"]);
      expect((await one.caller.delete("/v1/me/connections")).at("data")).to.deep.equal({ revoked: 0 });
    });
  });
});
