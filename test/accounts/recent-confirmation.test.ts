import { expect } from "chai";
import {
  callerByKey,
  confirmedMinutesAgo,
  createOrganization,
  createPerson,
  signIn,
  type Person,
  supportSession,
} from "../support/accounts/people.ts";
import { createPasskeyUser } from "../support/sign-in/passkeys.ts";
import type { Caller } from "../support/caller.ts";
import { operations } from "../support/contract/document.ts";
import { useFixture } from "../support/fixture.ts";
import { PUBLIC } from "../support/webhooks/listener.ts";
import type { Answer } from "../support/wire.ts";

/** A signed-in owner, and the data that the calls need. */
interface Place {
  readonly owner: Caller;
  readonly ownerPerson: Person;
  /** Creates a member with a role. */
  member(role: string): Promise<string>;
  /** Creates a webhook with a key. */
  webhook(): Promise<string>;
}

const KEY = { name: "ERP", scopes: ["entities:read"] };
const HOOK = { url: `http://${PUBLIC}:9/in`, events: ["task.created"] };
const OTHER = { url: `http://${PUBLIC}:9/other` };
let made = 0;
const email = (): string => `invited.${String(++made)}@confirm.example`;
const roleWith = async (owner: Caller, permissions: readonly string[]): Promise<string> =>
  (await owner.post("/v1/roles", { name: `Role ${String(++made)}`, permissions })).string("data.id");

/** Prepares a call while the session is fresh, such as the record that it changes; returns the call. */
type Prepared = (place: Place) => Promise<() => Promise<Answer>>;

const of =
  (make: (place: Place) => Promise<string>, call: (owner: Caller, id: string) => Promise<Answer>): Prepared =>
  async (place) => {
    const id = await make(place);
    return () => call(place.owner, id);
  };
const plain =
  (call: (owner: Caller) => Promise<Answer>): Prepared =>
  ({ owner }) =>
    Promise.resolve(() => call(owner));

/** For an operation with a condition: calls that it concerns, and calls that it does not. */
interface Conditional {
  readonly concerned: Readonly<Record<string, Prepared>>;
  readonly free: Readonly<Record<string, Prepared>>;
}

const member = (role: string) => (place: Place) => place.member(role);
const put = (path: string, body: object) => (owner: Caller, id: string) => owner.put(`${path}/${id}`, body);
const key = async ({ owner }: Place): Promise<string> => (await owner.post("/v1/api-keys", KEY)).string("data.id");
const invitedAs =
  (role: string) =>
  async ({ owner }: Place): Promise<string> =>
    (await owner.post("/v1/members", { email: email(), role })).string("data.id");

const conditional: Readonly<Record<string, Conditional>> = {
  "members.invite": {
    concerned: {
      owner: plain((owner) => owner.post("/v1/members", { email: email(), role: "owner" })),
      administrator: plain((owner) => owner.post("/v1/members", { email: email(), role: "admin" })),
    },
    free: { member: plain((owner) => owner.post("/v1/members", { email: email(), role: "member" })) },
  },
  "members.resendInvitation": {
    concerned: {
      administrator: of(invitedAs("admin"), (owner, id) => owner.post(`/v1/members/${id}/resend-invitation`)),
    },
    free: { member: of(invitedAs("member"), (owner, id) => owner.post(`/v1/members/${id}/resend-invitation`)) },
  },
  "members.update": {
    concerned: {
      "to owner": of(member("member"), put("/v1/members", { role: "owner" })),
      "to administrator": of(member("member"), put("/v1/members", { role: "admin" })),
      "from administrator": of(member("admin"), put("/v1/members", { role: "member" })),
      "an administrator's status": of(member("admin"), put("/v1/members", { status: "suspended" })),
    },
    free: {
      "to manager": of(member("member"), put("/v1/members", { role: "manager" })),
      "a member's status": of(member("member"), put("/v1/members", { status: "suspended" })),
      "an administrator's name": of(member("admin"), put("/v1/members", { first_name: "Grace", role: "admin" })),
    },
  },
  "roles.create": {
    concerned: Object.fromEntries(
      ["members:manage", "identity:manage", "api_keys:manage"].map((permission) => [
        permission,
        plain((owner) => owner.post("/v1/roles", { name: `Role ${String(++made)}`, permissions: [permission] })),
      ]),
    ),
    free: {
      records: plain((owner) =>
        owner.post("/v1/roles", { name: `Role ${String(++made)}`, permissions: ["tasks:read"] }),
      ),
    },
  },
  "roles.update": {
    concerned: {
      "to one that manages access": of(
        ({ owner }) => roleWith(owner, ["tasks:read"]),
        put("/v1/roles", { permissions: ["tasks:read", "members:manage"] }),
      ),
      "more rights for one that manages access": of(
        ({ owner }) => roleWith(owner, ["members:manage"]),
        put("/v1/roles", { permissions: ["members:manage", "tasks:read"] }),
      ),
    },
    free: {
      "rights to records": of(
        ({ owner }) => roleWith(owner, ["tasks:read"]),
        put("/v1/roles", { permissions: ["tasks:read", "tasks:write"] }),
      ),
      "fewer rights": of(
        ({ owner }) => roleWith(owner, ["members:manage", "tasks:read"]),
        put("/v1/roles", { permissions: ["members:manage"] }),
      ),
      "a description": of(
        ({ owner }) => roleWith(owner, ["members:manage"]),
        put("/v1/roles", { description: "People" }),
      ),
    },
  },
  "apiKeys.update": {
    concerned: {
      scopes: of(key, put("/v1/api-keys", { scopes: ["entities:read", "entities:write"] })),
      addresses: of(key, put("/v1/api-keys", { allowed_ips: ["192.0.2.0/24"] })),
      expiry: of(key, put("/v1/api-keys", { expires_at: "2040-01-01T00:00:00Z" })),
      "MCP access": of(key, put("/v1/api-keys", { mcp_access: true })),
    },
    free: {
      "a name": of(key, put("/v1/api-keys", { name: "Nightly" })),
      "values that it has": of(key, put("/v1/api-keys", { scopes: ["entities:read"], mcp_access: false })),
    },
  },
  "webhooks.update": {
    concerned: {
      url: of((place) => place.webhook(), put("/v1/webhooks", OTHER)),
      events: of((place) => place.webhook(), put("/v1/webhooks", { events: ["contact.*"] })),
      "activated again": of(
        async (place) => {
          const id = await place.webhook();
          await place.owner.put(`/v1/webhooks/${id}`, { status: "paused" });
          return id;
        },
        put("/v1/webhooks", { status: "active" }),
      ),
    },
    free: {
      description: of((place) => place.webhook(), put("/v1/webhooks", { description: "ERP" })),
      paused: of((place) => place.webhook(), put("/v1/webhooks", { status: "paused" })),
      "values that it has": of((place) => place.webhook(), put("/v1/webhooks", HOOK)),
    },
  },
  "password.change": {
    concerned: {
      "without a password": async ({ owner }) => {
        await owner.delete("/v1/me/password");
        return () => owner.post("/v1/password/change", { new_password: "a first password of theirs" });
      },
    },
    free: {
      "with a password": plain((owner) =>
        owner.post("/v1/password/change", {
          current_password: "correct horse battery staple",
          new_password: "another horse battery staple",
        }),
      ),
    },
  },
};

describe("Recent confirmation: every operation with x-reauthenticate, which grants rights, makes a credential, redirects data or takes all records out", () => {
  const fixture = useFixture({ env: { WEBHOOK_ALLOW_HTTP: "on", WEBHOOK_ALLOWED_SUBNETS: PUBLIC } });
  const guarded = operations.filter(({ reauthenticate }) => reauthenticate !== null);
  const codeOf = (answer: Answer): unknown[] => [answer.status, answer.at("code")];
  const REQUIRED = [403, "reauthentication_required"];

  const placeOf = async (ownerPerson: Person, owner: Caller): Promise<Place> => {
    const { service } = fixture;
    const { organization } = ownerPerson;
    const crm = await callerByKey(service, { user: ownerPerson });
    return {
      owner,
      ownerPerson,
      member: async (role) => (await createPerson(service, { organization, role })).id,
      webhook: async () => (await crm.post("/v1/webhooks", HOOK)).string("data.id"),
    };
  };
  /** An owner with a passkey, so that the password can be removed. */
  const begin = async (): Promise<Place> => {
    const { person, caller } = await createPasskeyUser(
      fixture.service,
      await createOrganization(fixture.service),
      "owner",
    );
    return await placeOf(person, caller);
  };
  const age = (person: Person): Promise<void> => confirmedMinutesAgo(fixture.service, person, 11);

  it("is declared by the operations that findings and decisions name", () => {
    expect(guarded.map(({ id }) => id)).to.include.members([
      "members.invite",
      "members.update",
      "members.delete",
      "roles.create",
      "roles.update",
      "apiKeys.create",
      "apiKeys.update",
      "apiKeys.rotate",
      "scimToken.create",
      "passkeys.create",
      "webhooks.create",
      "webhooks.update",
      "webhooks.rotateSecret",
      "aiPolicy.update",
      "identityProvider.update",
      "identityProvider.delete",
      "emailDomains.create",
      "emailDomains.verify",
      "organization.updateTwoFactorPolicy",
      "organization.requestDeletion",
      "exports.create",
      "exports.file",
      "activityLog.export",
      ...operations.map(({ id }) => id).filter((id) => id.endsWith(".purge")),
    ]);
  });

  for (const { id, method, path, access } of guarded.filter(({ reauthenticate }) => reauthenticate === true)) {
    it(`${id}: refuses an old session before it reads the input, accepts a fresh one, and ignores keys`, async () => {
      const person = await createPerson(fixture.service, {
        organization: fixture.organization.record,
        role: "owner",
      });
      const caller = await signIn(fixture.service.url, person);
      const send = (as: Caller): Promise<Answer> =>
        as.send(method.toUpperCase(), path.replace("{id}", fixture.organization.id));
      expect((await send(caller)).at("code"), "fresh").to.not.equal("reauthentication_required");
      await age(person);
      expect(codeOf(await send(caller)), "old").to.deep.equal(REQUIRED);
      if (access === "any") expect((await send(fixture.crm)).status, "key").to.not.equal(403);
      const operator = await supportSession(fixture.service, person);
      expect(codeOf(await send(operator)), "support").to.deep.equal([403, "support_session_forbidden"]);
    });
  }

  for (const { id, reauthenticate } of guarded.filter(({ reauthenticate: value }) => typeof value === "string")) {
    it(`${id}: ${String(reauthenticate)}`, async () => {
      const { concerned = {}, free = {} } = conditional[id] ?? {};
      expect(Object.keys(concerned), "calls for this operation are missing in this test").to.not.deep.equal([]);
      for (const [name, prepare] of Object.entries(concerned)) {
        const place = await begin();
        const call = await prepare(place);
        await age(place.ownerPerson);
        expect(codeOf(await call()), `${name}, old`).to.deep.equal(REQUIRED);
        await confirmedMinutesAgo(fixture.service, place.ownerPerson, 0);
        const fresh = await call();
        expect(fresh.status, `${name}, fresh: ${fresh.text}`).to.be.within(200, 202);
      }
      for (const [name, prepare] of Object.entries(free)) {
        const place = await begin();
        const call = await prepare(place);
        await age(place.ownerPerson);
        const answer = await call();
        expect(answer.status, `${name}: ${answer.text}`).to.be.within(200, 202);
      }
    }).timeout(120_000);
  }

  it("a key with the permission is not asked, also where only some calls are concerned", async () => {
    const id = (await fixture.crm.post("/v1/webhooks", HOOK)).string("data.id");
    const changed = await fixture.crm.put(`/v1/webhooks/${id}`, OTHER);
    expect(changed.status, changed.text).to.equal(200);
  });
});
