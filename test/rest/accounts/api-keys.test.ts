import { expect } from "chai";
import { setTimeout as pause } from "node:timers/promises";
import { callerAt, type Caller } from "../../support/caller.ts";
import { createKey, createOrganization, createPerson, signIn, signInAs } from "../../support/accounts/people.ts";
import { startService } from "../../support/service.ts";
import { use, useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";
import { until } from "../../support/queue.ts";

describe("API keys: /v1/api-keys", () => {
  const fixture = useFixture({ oracle: true, env: { TRUST_PROXY: "1" } });
  const owner = use(() => signIn(fixture.service.url, fixture.organization.owner));
  const second = use(() => startService({ database: fixture.service.database, env: { TRUST_PROXY: "1" } }));

  let names = 0;
  const create = (more: object = {}): Promise<Answer> =>
    owner.post("/v1/api-keys", { name: `Key ${++names}`, scopes: ["entities:read"], ...more });
  const withKey = (secret: string, more: Record<string, string> = {}): Caller =>
    callerAt(fixture.service.url, { "X-API-Key": secret, ...more });

  describe("POST /v1/api-keys (apiKeys.create)", () => {
    it("returns the secret once and identifies the key by its prefix and last4", async () => {
      const created = await create();
      const secret = created.string("data.secret");
      expect(secret).to.match(/^crs_[0-9A-Za-z]{38}$/);
      expect(created.at("data.last4")).to.equal(secret.slice(-4));
      expect(secret.startsWith(created.string("data.prefix"))).to.equal(true);
      expect(created.headers.get("cache-control")).to.equal("no-store");
      for (const path of ["/v1/api-keys", `/v1/api-keys/${created.string("data.id")}`]) {
        expect((await owner.get(path)).text).to.not.include(secret);
      }
      const { rows } = await fixture.service.database.pool.raw<{ rows: { row: string }[] }>(
        "SELECT api_keys::text AS row FROM api_keys",
      );
      expect(rows.map(({ row }) => row).join()).to.not.include(secret);
    });

    it("names the user whose rights the key has, also for a key that the command line or somebody else made", async () => {
      const place = { organization: fixture.organization.record, role: "manager" };
      const person = await createPerson(fixture.service, { ...place, first_name: "Grace", last_name: "Hopper" });
      const user = { id: person.id, name: "Grace Hopper" };
      await createKey(fixture.service, { user: person, name: "Of the command line" });
      const listed = (await owner.get("/v1/api-keys?page_size=100&sort=-created_at")).list("data");
      const key = listed.find(({ name }) => name === "Of the command line");
      expect(key?.["user"]).to.deep.equal(user);
      const path = `/v1/api-keys/${String(key?.["id"])}`;
      expect((await owner.get(path)).at("data.user")).to.deep.equal(user);
      expect((await create()).at("data.user.id")).to.equal(fixture.organization.owner.id);
      const renamed = await owner.put(path, { name: "Renamed" });
      expect([renamed.at("data.user"), renamed.at("data.updated_by.id")]).to.deep.equal([
        user,
        fixture.organization.owner.id,
      ]);
      expect((await owner.post(`${path}/rotate`, {})).at("data.user")).to.deep.equal(user);
      expect((await owner.delete(`/v1/members/${person.id}`)).status).to.equal(200);
      const kept = await owner.get(path);
      expect([kept.at("data.status"), kept.at("data.user")], "also of a removed user").to.deep.equal(["revoked", user]);
    });

    it("returns 409 secret_already_shown to an idempotent repetition", async () => {
      const body = { name: "Repeated", scopes: ["entities:read"] };
      const header = { "Idempotency-Key": "create-this-key-once" };
      const first = await owner.post("/v1/api-keys", body, header);
      const again = await owner.post("/v1/api-keys", body, header);
      expect([again.status, again.at("code"), again.at("details.0.id")]).to.deep.equal([
        409,
        "secret_already_shown",
        first.at("data.id"),
      ]);
      const { rows } = await fixture.service.database.pool.raw<{ rows: { row: string }[] }>(
        "SELECT t::text AS row FROM idempotency_keys t",
      );
      expect(rows.map(({ row }) => row).join()).to.not.include(first.string("data.secret"));
    });

    for (const list of [["10.0.0.0/33"], ["300.1.1.1"], ["10.0.0.1/8/8"], ["nowhere"], ["::1/129"]]) {
      it(`rejects ${list.join()} in allowed_ips`, async () => {
        expect((await create({ allowed_ips: list })).status).to.be.oneOf([400, 422]);
      });
    }

    it("returns 422 exceeds_own_rights for scopes that the creator does not have", async () => {
      await owner.post("/v1/roles", { name: "Keeper", permissions: ["api_keys:manage", "entities:read"] });
      const keeper = await signInAs(fixture.service, { organization: fixture.organization.record, role: "Keeper" });
      const answer = await keeper.post("/v1/api-keys", { name: "More", scopes: ["entities:read", "entities:purge"] });
      expect([answer.status, answer.at("details.0.code")]).to.deep.equal([422, "exceeds_own_rights"]);
    });

    it("returns 403 plan_required on the free plan, also to existing keys", async () => {
      const free = await createOrganization(fixture.service);
      const person = await signIn(fixture.service.url, free.owner);
      const made = await person.post("/v1/api-keys", { name: "Soon", scopes: ["entities:read"] });
      await fixture.service.database.pool("organizations").where({ id: free.id }).update({ plan: "free" });
      await pause(1_050);
      const used = await withKey(made.string("data.secret")).get("/v1/me");
      expect([used.status, used.at("code")]).to.deep.equal([403, "plan_required"]);
      const another = await person.post("/v1/api-keys", { name: "Late", scopes: ["entities:read"] });
      expect([another.status, another.at("code")]).to.deep.equal([403, "plan_required"]);
    });
  });

  describe("DELETE /v1/api-keys/{id} (apiKeys.revoke)", () => {
    it("returns 401 key_revoked in every process within a second", async () => {
      const created = await create();
      const secret = created.string("data.secret");
      const elsewhere = callerAt(second.url, { "X-API-Key": secret });
      expect([
        (await withKey(secret).get("/v1/entities")).status,
        (await elsewhere.get("/v1/entities")).status,
      ]).to.deep.equal([200, 200]);
      await owner.delete(`/v1/api-keys/${created.string("data.id")}`);
      await pause(1_050);
      for (const caller of [withKey(secret), elsewhere]) {
        const answer = await caller.get("/v1/entities");
        expect([answer.status, answer.at("code")]).to.deep.equal([401, "key_revoked"]);
      }
      expect((await owner.put(`/v1/api-keys/${created.string("data.id")}`, { name: "x" })).status).to.equal(409);
    });
  });

  describe("POST /v1/api-keys/{id}/rotate (apiKeys.rotate)", () => {
    it("replaces the secret at once or after the grace period", async () => {
      const created = await create();
      const path = `/v1/api-keys/${created.string("data.id")}/rotate`;
      const first = created.string("data.secret");
      expect(created.at("data.previous_secret_expires_at")).to.equal(null);
      const rotated = await owner.post(path, { grace_seconds: 2 });
      const second_ = rotated.string("data.secret");
      const until = Date.parse(rotated.string("data.previous_secret_expires_at"));
      expect(until - Date.parse(rotated.string("data.updated_at"))).to.be.closeTo(2_000, 5);
      expect(second_).to.not.equal(first);
      for (const secret of [first, second_]) expect((await withKey(secret).get("/v1/entities")).status).to.equal(200);
      await pause(3_100);
      expect((await withKey(first).get("/v1/entities")).status).to.equal(401);
      const key = await owner.get(`/v1/api-keys/${created.string("data.id")}`);
      expect(key.at("data.previous_secret_expires_at"), "it has expired").to.equal(null);
      const third = (await owner.post(path)).string("data.secret");
      await pause(1_050);
      expect((await withKey(second_).get("/v1/entities")).status).to.equal(401);
      expect((await withKey(third).get("/v1/entities")).status).to.equal(200);
    });
  });

  describe("All operations: API key authentication", () => {
    it("returns 403 ip_not_allowed outside of the allowed IPv4 and IPv6 ranges", async () => {
      const secret = (await create({ allowed_ips: ["203.0.113.0/24", "2001:db8::/32"] })).string("data.secret");
      const from = (address: string): Promise<Answer> =>
        withKey(secret, { "X-Forwarded-For": address }).get("/v1/entities");
      for (const address of ["203.0.113.9", "::ffff:203.0.113.9", "2001:db8::1"])
        expect((await from(address)).status, address).to.equal(200);
      for (const address of ["203.0.114.9", "2001:db9::1", "203.0.113.9, 198.51.100.1"]) {
        const answer = await from(address);
        expect([answer.status, answer.at("code")], address).to.deep.equal([403, "ip_not_allowed"]);
      }
    });

    it("returns 401 key_expired after expires_at", async () => {
      const expires_at = new Date(Date.now() + 1_500).toISOString();
      const created = await create({ expires_at });
      const caller = withKey(created.string("data.secret"));
      expect((await caller.get("/v1/entities")).status).to.equal(200);
      await pause(2_600);
      const late = await caller.get("/v1/entities");
      expect([late.status, late.at("code")]).to.deep.equal([401, "key_expired"]);
      expect((await owner.get(`/v1/api-keys/${created.string("data.id")}`)).at("data.status")).to.equal("expired");
      expect((await create({ expires_at: "2020-01-01T00:00:00Z" })).status).to.be.oneOf([400, 422]);
    });

    it("follows the current role of the creator of the key", async () => {
      const person = await createPerson(fixture.service, { organization: fixture.organization.record, role: "admin" });
      const admin = await signIn(fixture.service.url, person);
      const created = await admin.post("/v1/api-keys", {
        name: "Shrinking",
        scopes: ["entities:read", "entities:write"],
      });
      const caller = withKey(created.string("data.secret"));
      const write = (): Promise<Answer> => caller.post("/v1/entities", { entity_type: "contact", first_name: "x" });
      expect((await write()).status).to.equal(201);
      await owner.put(`/v1/members/${person.id}`, { role: "read_only" });
      await pause(1_050);
      expect((await write()).status).to.equal(403);
      expect((await caller.get("/v1/entities")).status).to.equal(200);
      await owner.put(`/v1/members/${person.id}`, { role: "member" });
      await pause(1_050);
      expect((await write()).status).to.equal(201);
    });

    it("records the time and IP address of the last use", async () => {
      const created = await create();
      await withKey(created.string("data.secret"), { "X-Forwarded-For": "198.51.100.77" }).get("/v1/entities");
      const shown = async (name: string): Promise<unknown> =>
        (await owner.get(`/v1/api-keys/${created.string("data.id")}`)).at(`data.${name}`);
      await until(async () => (await shown("last_used_at")) !== null, "the last use");
      expect(await shown("last_used_ip")).to.equal("198.51.100.77");
      expect(await shown("last_used_at")).to.be.a("string");
    });

    it("rejects a mistyped key by its checksum, without a database query", async () => {
      const { secret } = { secret: (await create()).string("data.secret") };
      for (let index = 4; index < secret.length; index += 3) {
        const typed = secret[index] === "x" ? "y" : "x";
        const wrong = secret.slice(0, index) + typed + secret.slice(index + 1);
        expect((await withKey(wrong).get("/v1/entities")).status).to.equal(401);
      }
    });
  });
});
