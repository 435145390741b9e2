import { expect } from "chai";
import type { Caller } from "../../support/caller.ts";
import { accountEmailTo, type AccountEmail } from "../../support/email/account-emails.ts";
import { createPerson, signIn, supportSession, signInAs } from "../../support/accounts/people.ts";
import type { Answer } from "../../support/wire.ts";
import { use, useFixture } from "../../support/fixture.ts";

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const SVG = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>").toString("base64");

describe("Organization: /v1/organization", () => {
  const fixture = useFixture({ oracle: true });
  const owner = use(() => signIn(fixture.service.url, fixture.organization.owner));
  const signedIn = async (role: string): Promise<Caller> =>
    await signInAs(fixture.service, { organization: fixture.organization.record, role });
  const unconfirmed = async (): Promise<Caller> => {
    const caller = await signedIn("owner");
    const id = (await caller.get("/v1/me")).string("data.session.id");
    const earlier = fixture.service.database.pool.raw("now() - interval '11 minutes'");
    await fixture.service.database.pool("sessions").where({ id }).update({ confirmed_at: earlier });
    return caller;
  };
  const code = (answer: Answer): unknown[] => [answer.status, answer.at("details.0.code") ?? answer.at("code")];

  describe("PUT /v1/organization (organization.update)", () => {
    it("merges the branding and stores the media type of the logo's bytes", async () => {
      const url = `data:image/jpeg;base64,${PNG}`;
      const set = await owner.put("/v1/organization", { branding: { display_name: " Acme ", logo: url } });
      expect(set.status, set.text).to.equal(200);
      const merged = await owner.put("/v1/organization", { branding: { colour: "#1a6b4f" } });
      const branding = { display_name: "Acme", logo: `data:image/png;base64,${PNG}`, colour: "#1a6b4f" };
      expect(merged.at("data.branding")).to.deep.equal(branding);
      expect((await fixture.crm.get("/v1/organization")).at("data.branding")).to.deep.equal(branding);
    });

    it("returns 422 not_an_image for an SVG, a text and an image above 64 kB", async () => {
      const sized = (bytes: number): string =>
        Buffer.concat([Buffer.from(PNG, "base64"), Buffer.alloc(65_537)])
          .subarray(0, bytes)
          .toString("base64");
      const largest = { branding: { logo: `data:image/png;base64,${sized(65_536)}` } };
      expect((await owner.put("/v1/organization", largest)).status).to.equal(200);
      for (const content of [SVG, "SGVsbG8=", sized(65_537)]) {
        const answer = await owner.put("/v1/organization", { branding: { logo: `data:image/png;base64,${content}` } });
        expect(answer.status).to.equal(422);
        expect(answer.at("details.0")).to.include({ path: "/branding/logo", code: "not_an_image" });
      }
      const declared = await owner.put("/v1/organization", { branding: { logo: `data:image/svg+xml;base64,${SVG}` } });
      expect(declared.status).to.equal(400);
    });

    it("accepts https origins, and http only on this machine", async () => {
      const good = [
        "https://www.acme.example",
        "https://acme.example:8443",
        "http://localhost:8080",
        "http://localhost",
      ];
      expect((await owner.put("/v1/organization", { embed_origins: good })).at("data.embed_origins")).to.deep.equal(
        good,
      );
      for (const bad of [
        "http://acme.example",
        "http://localhost.acme.example",
        "http://localhost:8080/x",
        "https://acme.example/",
        "https://*.example",
        "https://a.example,b",
      ])
        expect((await owner.put("/v1/organization", { embed_origins: [bad] })).status, bad).to.equal(400);
      for (const bad of [
        "https://acme.example:443",
        "http://localhost:80",
        "https://acme.example:99999",
        "https://999.1.1.1",
      ])
        expect(code(await owner.put("/v1/organization", { embed_origins: [bad] })), bad).to.deep.equal([422, "format"]);
    });

    it("shows the limits that the service enforces", async () => {
      const quotas = (await owner.get("/v1/organization")).at("data.quotas");
      expect(quotas).to.deep.equal({
        webhooks: 20,
        custom_fields_per_type: 100,
        busy_feeds_per_member: 10,
        line_items_per_opportunity: 200,
        views_per_member: 200,
        files: 100_000,
        file_bytes: 10_737_418_240,
        topics: 100,
        forms: 200,
        export_bytes: 2_147_483_648,
        import_bytes: 2_147_483_648,
        queued_jobs: 20,
        attachment_bytes: 10_737_418_240,
        public_messages_per_host: 5_000,
        public_messages_per_recipient: 20,
        public_messages_per_sender: 200,
        unconfirmed_bookings_per_host: 200,
        unconfirmed_bookings_per_invitee: 10,
        unconfirmed_bookings_per_sender: 30,
        unconfirmed_bookings_per_sender_with_seats: 100,
      });
      expect((await owner.put("/v1/organization", { quotas })).status).to.equal(200);
      expect(
        (await owner.put("/v1/organization", { quotas: { ...(quotas as object), webhooks: 99 } })).status,
      ).to.equal(422);
    });
  });

  describe("PUT /v1/organization/two-factor-policy (organization.updateTwoFactorPolicy)", () => {
    const path = "/v1/organization/two-factor-policy";
    it("keeps the start of the grace period until the policy is turned off", async () => {
      const on = await owner.put(path, { required: true, grace_days: 14 });
      expect(on.status, on.text).to.equal(200);
      const policy = on.at("data.two_factor_policy") as Record<string, unknown>;
      expect(policy).to.deep.include({ required: true, grace_days: 14 });
      expect(Date.parse(String(policy["required_since"]))).to.be.closeTo(Date.now(), 60_000);
      const longer = await owner.put(path, { grace_days: 30 });
      expect(longer.at("data.two_factor_policy")).to.deep.equal({ ...policy, grace_days: 30 });
      const off = await owner.put(path, { required: false });
      expect(off.at("data.two_factor_policy")).to.deep.equal({ required: false, grace_days: 30, required_since: null });
    });
  });

  describe("POST /v1/organization/deletion (organization.requestDeletion)", () => {
    const path = "/v1/organization/deletion";
    const name = (): string => fixture.organization.record.name;

    it("returns 403 to everybody except a recently confirmed owner", async () => {
      expect((await (await signedIn("admin")).post(path, { name: name() })).status).to.equal(403);
      expect(code(await (await unconfirmed()).post(path, { name: name() }))).to.deep.equal([
        403,
        "reauthentication_required",
      ]);
      const guest = await supportSession(fixture.service, fixture.organization.owner);
      expect(code(await guest.post(path, { name: name() }))).to.deep.equal([403, "support_session_forbidden"]);
      expect(code(await guest.delete(path))).to.deep.equal([403, "support_session_forbidden"]);
      expect((await owner.get("/v1/organization")).at("data.deletion")).to.equal(null);
    });

    it("waits 14 days, informs all owners and the audit log, and can be cancelled", async () => {
      const other = await createPerson(fixture.service, { organization: fixture.organization.record, role: "owner" });
      expect(code(await owner.post(path, { name: name().toUpperCase() }))).to.deep.equal([422, "other_name"]);
      const requested = await owner.post(path, { name: name() });
      expect(requested.status, requested.text).to.equal(200);
      const days = (Date.parse(requested.string("data.deletes_at")) - Date.now()) / 86_400_000;
      expect(days).to.be.closeTo(14, 0.05);
      expect((await owner.get("/v1/organization")).at("data.deletion")).to.deep.equal(requested.at("data"));
      expect(code(await owner.post(path, { name: name() }))).to.deep.equal([409, "deletion_requested"]);
      expect((await accountEmailTo(fixture.service.dataDir, other.email)).subject).to.match(/will be deleted on \d/);
      expect((await (await signedIn("admin")).delete(path)).status).to.equal(403);
      const cancelled = await owner.delete(path);
      expect([cancelled.status, cancelled.at("data.deletion")]).to.deep.equal([200, null]);
      const log = (await owner.get("/v1/activity-log?page_size=5")).list("data").map(({ action }) => action);
      expect(log.slice(0, 2)).to.deep.equal(["organization.cancelDeletion", "organization.requestDeletion"]);
      const isExpected = ({ subject }: AccountEmail): boolean => subject.includes("will not be deleted");
      await accountEmailTo(fixture.service.dataDir, other.email, isExpected);
    });
  });
});
