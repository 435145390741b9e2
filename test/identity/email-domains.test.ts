import { expect } from "chai";
import type { Caller } from "../support/caller.ts";
import { createOrganization, signIn, type Organization, supportSession } from "../support/accounts/people.ts";
import { verifyDomain } from "../support/sign-in/single-sign-on.ts";
import { useFixture } from "../support/fixture.ts";
import type { Answer } from "../support/wire.ts";

describe("E-mail domains: /v1/email-domains", () => {
  const fixture = useFixture();
  let organization: Organization;
  let owner: Caller;
  let number = 0;
  let domain: string;
  beforeEach(async () => {
    organization = await createOrganization(fixture.service);
    owner = await signIn(fixture.service.url, organization.owner);
    domain = `domain-${String(++number)}.example`;
  });

  const codeOf = (answer: Answer): unknown[] => [answer.status, answer.at("details.0.code") ?? answer.at("code")];
  const verify = (caller: Caller, id: string): Promise<Answer> => caller.post(`/v1/email-domains/${id}/verify`);

  it("returns the TXT record to publish and verifies it at the name server", async () => {
    const created = await owner.post("/v1/email-domains", { domain: ` ${domain.toUpperCase()}. ` });
    expect(created.at("data")).to.include({ domain, status: "pending", verified_at: null });
    expect(created.string("data.record_name")).to.equal(`_crs-verification.${domain}`);
    const id = created.string("data.id");
    const [name, value] = [created.string("data.record_name"), created.string("data.record_value")];
    expect(codeOf(await verify(owner, id))).to.deep.equal([422, "txt_record_missing"]);
    fixture.service.names.publish(name, ["something else", `${value}x`]);
    expect(codeOf(await verify(owner, id))).to.deep.equal([422, "txt_record_missing"]);
    fixture.service.names.publish(name, ["something else", value]);
    const verified = await verify(owner, id);
    expect(verified.at("data")).to.include({ domain, status: "verified", version: 2 });
    expect((await verify(owner, id)).at("data.version")).to.equal(2);
    const listed = await owner.get("/v1/email-domains?status=verified");
    expect(listed.list("data").map((one) => one["domain"])).to.deep.equal([domain]);
    expect((await owner.get("/v1/email-domains?status=pending")).at("meta.total")).to.equal(0);
  });

  it("returns international names as people write them and rejects what is no domain", async () => {
    const created = await owner.post("/v1/email-domains", { domain: `bücher-${domain}` });
    expect(created.string("data.domain")).to.equal(`bücher-${domain}`);
    const { pool } = fixture.service.database;
    const stored = await pool("email_domains")
      .where({ id: created.string("data.id") })
      .pluck<string[]>("domain");
    expect(stored[0]).to.match(/^xn--bcher-/);
    for (const text of [
      "localhost",
      "192.0.2.1",
      "a b.example",
      "-a.example",
      "ada@a.example",
      `${"a".repeat(64)}.example`,
      "a..b",
    ]) {
      expect(codeOf(await owner.post("/v1/email-domains", { domain: text })), text).to.deep.equal([422, "domain_name"]);
    }
  });

  it("distinguishes silent name servers from a missing record", async () => {
    const created = await owner.post("/v1/email-domains", { domain });
    fixture.service.names.publish(created.string("data.record_name"), null);
    expect(codeOf(await verify(owner, created.string("data.id")))).to.deep.equal([422, "name_servers_failed"]);
  }).timeout(30_000);

  it("gives a domain to the first organization that verifies it", async () => {
    const other = await signIn(fixture.service.url, (await createOrganization(fixture.service)).owner);
    const mine = await owner.post("/v1/email-domains", { domain });
    const theirs = await other.post("/v1/email-domains", { domain });
    expect(mine.string("data.record_value")).to.not.equal(theirs.string("data.record_value"));
    // The record of one organization does not verify the domain for another one.
    fixture.service.names.publish(mine.string("data.record_name"), [mine.string("data.record_value")]);
    expect(codeOf(await verify(other, theirs.string("data.id")))).to.deep.equal([422, "txt_record_missing"]);
    const both = [mine.string("data.record_value"), theirs.string("data.record_value")];
    fixture.service.names.publish(mine.string("data.record_name"), both);
    const answers = await Promise.all([verify(owner, mine.string("data.id")), verify(other, theirs.string("data.id"))]);
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect([refused?.at("code"), refused?.at("details.0.existing_id")]).to.deep.equal(["duplicate", undefined]);
  });

  it("rejects a domain that the organization already has, until it is deleted", async () => {
    const id = await verifyDomain(fixture.service, owner, domain);
    const again = await owner.post("/v1/email-domains", { domain });
    expect([again.status, again.at("details.0.existing_id")]).to.deep.equal([409, id]);
    expect((await owner.delete(`/v1/email-domains/${id}`, { "If-Match": '"1"' })).status).to.equal(412);
    expect((await owner.delete(`/v1/email-domains/${id}`, { "If-Match": '"2"' })).status).to.equal(200);
    const other = await signIn(fixture.service.url, (await createOrganization(fixture.service)).owner);
    await verifyDomain(fixture.service, other, domain);
  });

  it("allows at most 50 domains", async () => {
    for (let index = 0; index < 50; index += 1) {
      await owner.post("/v1/email-domains", { domain: `n${String(index)}.${domain}` });
    }
    expect(codeOf(await owner.post("/v1/email-domains", { domain }))).to.deep.equal([422, "too_many"]);
  });

  it("refuses support sessions, and sessions without a recent proof of identity", async () => {
    const created = await owner.post("/v1/email-domains", { domain });
    const path = `/v1/email-domains/${created.string("data.id")}`;
    const support = await supportSession(fixture.service, organization.owner);
    const calls = (caller: Caller): Promise<Answer[]> =>
      Promise.all([
        caller.post("/v1/email-domains", { domain: `b.${domain}` }),
        caller.post(`${path}/verify`),
        caller.delete(path),
      ]);
    for (const answer of await calls(support)) expect(codeOf(answer)).to.deep.equal([403, "support_session_forbidden"]);
    await fixture.service.database.pool("sessions").update({ confirmed_at: new Date(0) });
    for (const answer of await calls(owner)) expect(codeOf(answer)).to.deep.equal([403, "reauthentication_required"]);
    expect((await owner.get("/v1/email-domains")).at("meta.total")).to.equal(1);
  });

  it("records each change in the audit log", async () => {
    const id = await verifyDomain(fixture.service, owner, domain);
    await owner.delete(`/v1/email-domains/${id}`);
    const entries = (await owner.get(`/v1/activity-log?record_id=${id}`)).list("data");
    expect(entries.map(({ action }) => action)).to.deep.equal([
      "emailDomains.delete",
      "emailDomains.verify",
      "emailDomains.create",
    ]);
  });
});
