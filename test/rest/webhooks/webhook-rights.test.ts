import { expect } from "chai";
import { eventPermissions, eventTypes, permissions, type WebhookEventName } from "../../../generated/vocabulary.js";
import { callerAt, type Caller } from "../../support/caller.ts";
import { accountEmailsIn } from "../../support/email/account-emails.ts";
import {
  createOrganization,
  createPerson,
  type Organization,
  type Person,
  signIn,
  callerByKey,
} from "../../support/accounts/people.ts";
import { until } from "../../support/queue.ts";
import { startReceiver, toReceivers, type Receiver } from "../../support/webhooks/receiver.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const kinds = eventTypes.filter((type) => type !== "webhook.test");

describe("Webhooks: /v1/webhooks", () => {
  const fixture = useFixture({ egress: toReceivers() });
  let organization: Organization;
  let owner: Caller;
  let receiver: Receiver;
  beforeEach(async () => {
    organization = await createOrganization(fixture.service);
    owner = await signIn(fixture.service.url, organization.owner);
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());

  const keyWith = async (...scopes: string[]): Promise<Caller> =>
    await callerByKey(fixture.service, { user: organization.owner, scopes });
  const create = (by: Caller, events: readonly string[]): Promise<Answer> =>
    by.post("/v1/webhooks", { url: receiver.url, events });
  const contact = (first_name: string): Promise<Answer> =>
    owner.post("/v1/entities", { entity_type: "contact", first_name });
  const types = (): string[] => receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  const settled = (id: string, count: number): Promise<void> =>
    until(
      async () => {
        const rows = (await owner.get(`/v1/webhooks/${id}/deliveries`)).list("data");
        return rows.length >= count && rows.every(({ status }) => status !== "pending");
      },
      `${String(count)} deliveries`,
    );

  const losses: [
    reason: string,
    (lose: { person: Person; keyId: string }) => Promise<unknown>,
    (lost: { person: Person; keyId: string }) => Promise<unknown>,
    back: boolean,
  ][] = [
    ["permission_lost", ({ person }) => role(person, "read_only_reader"), ({ person }) => role(person, "admin"), true],
    [
      "user_suspended",
      ({ person }) => owner.put(`/v1/members/${person.id}`, { status: "suspended" }),
      ({ person }) => owner.put(`/v1/members/${person.id}`, { status: "active" }),
      true,
    ],
    ["key_revoked", ({ keyId }) => owner.delete(`/v1/api-keys/${keyId}`), () => Promise.resolve(), false],
  ];

  describe("POST /v1/webhooks (webhooks.create)", () => {
    it("returns 403 with the permissions that the event types require", async () => {
      const writer = await keyWith("webhooks:write");
      const refusal = async (by: Caller, events: readonly string[]): Promise<unknown[]> => {
        const answer = await create(by, events);
        return [
          answer.status,
          answer.at("code"),
          [...((answer.at("details.0.required") as string[] | undefined) ?? [])].sort(),
        ];
      };
      for (const kind of kinds) {
        expect(await refusal(writer, [kind]), kind).to.deep.equal([
          403,
          "insufficient_scope",
          [eventPermissions[kind]],
        ]);
      }
      const all = [...new Set(kinds.map((kind) => eventPermissions[kind]))].sort();
      expect(await refusal(writer, ["*"])).to.deep.equal([403, "insufficient_scope", all]);
      const contacts = await keyWith("webhooks:write", "entities:read");
      expect((await create(contacts, ["contact.*", "company.created"])).status).to.equal(201);
      expect(await refusal(contacts, ["contact.*", "opportunity.won"])).to.deep.equal([
        403,
        "insufficient_scope",
        ["opportunities:read"],
      ]);
      expect((await create(owner, ["*"])).status).to.equal(201);
    });
  });

  describe("PUT /v1/webhooks/{id} (webhooks.update)", () => {
    it("returns 403 for a new url, new events or reactivation without these permissions", async () => {
      const id = (await create(owner, ["contact.*"])).string("data.id");
      const writer = await keyWith("webhooks:write", "tasks:read");
      for (const change of [{ url: `${receiver.url}/mine` }, { events: ["contact.created"] }]) {
        const refused = await writer.put(`/v1/webhooks/${id}`, change);
        expect([refused.status, refused.at("details.0.required")]).to.deep.equal([403, ["entities:read"]]);
      }
      expect((await writer.put(`/v1/webhooks/${id}`, { status: "paused", description: "Ours" })).status).to.equal(200);
      expect((await writer.put(`/v1/webhooks/${id}`, { status: "active" })).status).to.equal(403);
      expect((await writer.put(`/v1/webhooks/${id}`, { events: ["task.created"] })).status).to.equal(200);
    });
  });

  describe("Jobs: webhook delivery", () => {
    it("sends exactly the event types that one scope can read", async () => {
      for (const permission of permissions.filter((one) => kinds.some((kind) => eventPermissions[kind] === one))) {
        const mine = kinds.filter((kind) => eventPermissions[kind] === permission);
        const events: string[] = mine.length > 50 ? ["*"] : mine;
        const made = await create(await keyWith("webhooks:write", permission), events);
        expect(made.status, `${permission} ${made.text}`).to.equal(201);
      }
      await contact("Canary");
      await owner.post("/v1/opportunities", { name: "Canary", amount: 77_777 });
      await owner.post("/v1/tasks", { title: "Canary" });
      await until(() => receiver.received.length >= 3, "three events");
      expect(types().sort()).to.deep.equal(["contact.created", "opportunity.created", "task.created"]);
    });

    it("omits fields that require another permission", async () => {
      const company = await owner.create("/v1/entities", { entity_type: "company", name: "Rich" });
      await owner.post("/v1/opportunities", { name: "Deal", amount: 77_777, company_id: company });
      await create(await keyWith("webhooks:write", "entities:read"), ["company.updated"]);
      await owner.put(`/v1/entities/${company}`, { industry: "Mining" });
      await until(() => receiver.received.length === 1, "an event");
      expect(receiver.received[0]?.body).to.include('"open_opportunity_amount":null').and.to.not.include("77777");
    });

    for (const [reason, lose, regain, back] of losses) {
      it(`suspends events when permissions are lost (${reason}) and notifies the administrators once`, async () => {
        const person = await createPerson(fixture.service, { organization: organization.record, role: "admin" });
        const admin = await signIn(fixture.service.url, person);
        const key = await admin.post("/v1/api-keys", { name: "Hooks", scopes: ["webhooks:write", "entities:read"] });
        const keyId = key.string("data.id");
        const program = callerAt(fixture.service.url, { "X-API-Key": key.string("data.secret") });
        const id = (await create(program, ["contact.created"])).string("data.id");
        const look = async (): Promise<unknown> => (await owner.get(`/v1/webhooks/${id}`)).at("data.events_suspended");
        expect(await look()).to.deep.equal([]);
        await contact("Before");
        await until(() => receiver.received.length === 1, "an event");
        await lose({ person, keyId });
        const suspended = [{ type: "contact.created" as WebhookEventName, required: "entities:read", reason }];
        expect(await look()).to.deep.equal(suspended);
        expect((await owner.get("/v1/webhooks")).at("data.0.events_suspended")).to.deep.equal(suspended);
        await contact("Meanwhile");
        await contact("Meanwhile too");
        await settled(id, 3);
        expect(types()).to.deep.equal(["contact.created"]);
        const left = (await owner.get(`/v1/webhooks/${id}/deliveries?status=failed`)).list("data");
        expect(left.map(({ last_error }) => last_error)).to.deep.equal(["permission", "permission"]);
        const look2 = (await owner.get(`/v1/webhooks/${id}`)).at("data") as Record<string, unknown>;
        expect([look2["status"], look2["consecutive_failures"]]).to.deep.equal(["active", 0]);
        const notifications = async (): Promise<string[]> =>
          (await accountEmailsIn(fixture.service.dataDir))
            .filter(({ to, subject }) => to.includes(organization.owner.email) && subject.startsWith("Some events"))
            .map(({ text }) => text);
        await until(async () => (await notifications()).length > 0, "a letter");
        expect(await notifications()).to.have.length(1);
        expect((await notifications())[0]).to.include("events_suspended");
        await owner.post(`/v1/webhooks/${id}/redeliver`, { since: new Date(Date.now() - 60_000).toISOString() });
        await settled(id, 3);
        expect(receiver.received, "redelivery takes the rights, too").to.have.length(1);
        const since = { since: new Date(Date.now() - 60_000).toISOString() };
        if (back) await regain({ person, keyId });
        else expect((await owner.put(`/v1/webhooks/${id}`, { status: "active" })).status).to.equal(200);
        expect(await look()).to.deep.equal([]);
        await owner.post(`/v1/webhooks/${id}/redeliver`, since);
        await contact("Afterwards");
        await until(() => receiver.received.length === 4, "what was left out, and what came after");
      });
    }
  });

  describe("GET /v1/webhooks/{id}/deliveries/{delivery_id} (webhooks.delivery)", () => {
    it("returns the response of the receiver and the payload as null to callers who cannot read the event", async () => {
      receiver.answer = ({ body }, response) => void response.writeHead(500).end(body);
      const id = (await create(owner, ["contact.created"])).string("data.id");
      await contact("Echoed-canary");
      const path = `/v1/webhooks/${id}/deliveries`;
      await until(async () => (await owner.get(path)).at("data.0.attempt_count") === 1, "an attempt");
      const delivery = (await owner.get(path)).string("data.0.id");
      expect((await owner.get(`${path}/${delivery}`)).text).to.include("Echoed-canary");
      const reader = await keyWith("webhooks:read");
      const shown = await reader.get(`${path}/${delivery}`);
      expect([shown.status, shown.at("data.attempts.0.response")]).to.deep.equal([200, null]);
      expect(shown.at("data.payload")).to.equal(null);
    });
  });

  const role = async (person: Person, name: string): Promise<unknown> => {
    if (name !== "admin")
      await owner.post("/v1/roles", { name, permissions: ["webhooks:write", "webhooks:read", "tasks:read"] });
    return await owner.put(`/v1/members/${person.id}`, { role: name });
  };
});
