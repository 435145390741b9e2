import { expect } from "chai";
import { startProvider } from "../support/sign-in/identity-provider.ts";
import { createOrganization, createPerson, signIn, type Organization } from "../support/accounts/people.ts";
import { SINGLE_SIGN_ON, signOn, signOnOrganization, verifyDomain } from "../support/sign-in/single-sign-on.ts";
import type { Caller } from "../support/caller.ts";
import { operations } from "../support/contract/document.ts";
import { use, useFixture } from "../support/fixture.ts";
import { accountEmailsIn, accountEmailTo } from "../support/email/account-emails.ts";
import { scimClient } from "../support/sign-in/scim-client.ts";
import type { Answer } from "../support/wire.ts";

/** The subjects of the kinds of `x-notify-owners`, in English and French. */
const SUBJECTS: Readonly<Record<string, readonly [en: RegExp, fr: RegExp]>> = {
  administrator_added: [/^New\sadministrators?\sin\s/, /^Nouve(l|aux)\sadministrateurs?\sdans\s/],
  identity_provider_changed: [
    /^Single\ssign.on\swas\schanged\sin\s/,
    /^L’authentification\sunique\sde\s.*\sa\sété\smodifiée/,
  ],
  organization_deletion_requested: [/will\sbe\sdeleted\son/, /sera\ssupprimé/],
  organization_deletion_cancelled: [/will\snot\sbe\sdeleted/, /ne\ssera\spas\ssupprimé/],
  scim_token_created: [/^New\sSCIM\stoken\sin\s/, /^Nouveau\sjeton\sSCIM\sdans\s/],
  sign_in_policy_changed: [
    /^The\ssign.in\spolicy\sof\s.*\swas\schanged/,
    /^Les\srègles\sde\sconnexion\sde\s.*\sont\sété\smodifiées/,
  ],
};

/** An organization whose second owner reads French; a call is made by an administrator or owner. */
interface Place {
  readonly organization: Organization;
  readonly owner: Caller;
  readonly caller: Caller;
  readonly french: { readonly email: string };
  readonly issuer: string;
  readonly names: { publish(name: string, values: readonly string[]): void };
}

let numbers = 0;
const next = (): string => String(++numbers);
const CLIENT = { client_id: "crm", client_secret: "a secret" };

const pendingDomain = async ({ caller, names }: Place): Promise<string> => {
  const created = await caller.post("/v1/email-domains", { domain: `notice-${next()}.example` });
  names.publish(created.string("data.record_name"), [created.string("data.record_value")]);
  return created.string("data.id");
};

/** For each operation: calls that the owners are notified about. */
const acts: Readonly<Record<string, Readonly<Record<string, (place: Place) => Promise<Answer>>>>> = {
  "members.invite": {
    administrator: ({ caller }) =>
      caller.post("/v1/members", { email: `new.${next()}@notices.example`, role: "admin" }),
    "a custom role that manages access": async ({ caller }) => {
      const name = `Access ${next()}`;
      await caller.post("/v1/roles", { name, permissions: ["api_keys:manage"] });
      return await caller.post("/v1/members", { email: `new.${next()}@notices.example`, role: name });
    },
  },
  "members.update": {
    promoted: async ({ caller, organization }) => {
      const { id } = await createMember(organization, "member");
      return await caller.put(`/v1/members/${id}`, { role: "admin" });
    },
    "active again": async ({ caller, organization }) => {
      const { id } = await createMember(organization, "admin");
      await caller.put(`/v1/members/${id}`, { status: "suspended" });
      return await caller.put(`/v1/members/${id}`, { status: "active" });
    },
  },
  "roles.update": {
    "a role that members have": async ({ caller, organization }) => {
      const name = `Helpers ${next()}`;
      const role = await caller.post("/v1/roles", { name, permissions: ["members:read"] });
      await createMember(organization, name);
      return await caller.put(`/v1/roles/${role.string("data.id")}`, { permissions: ["members:manage"] });
    },
  },
  "identityProvider.update": {
    created: ({ caller, issuer }) => caller.put("/v1/identity-provider", { ...CLIENT, issuer }),
  },
  "identityProvider.delete": {
    deleted: async ({ caller, issuer }) => {
      await caller.put("/v1/identity-provider", { ...CLIENT, issuer });
      return await caller.delete("/v1/identity-provider");
    },
  },
  "emailDomains.verify": {
    verified: async (place) => await place.caller.post(`/v1/email-domains/${await pendingDomain(place)}/verify`),
  },
  "emailDomains.delete": {
    deleted: async (place) => {
      const id = await pendingDomain(place);
      await place.caller.post(`/v1/email-domains/${id}/verify`);
      return await place.caller.delete(`/v1/email-domains/${id}`);
    },
  },
  "organization.updateTwoFactorPolicy": {
    required: ({ caller }) => caller.put("/v1/organization/two-factor-policy", { required: true, grace_days: 30 }),
  },
  "organization.requestDeletion": {
    requested: ({ owner, organization }) => owner.post("/v1/organization/deletion", { name: organization.record.name }),
  },
  "organization.cancelDeletion": {
    cancelled: async ({ owner, organization }) => {
      await owner.post("/v1/organization/deletion", { name: organization.record.name });
      return await owner.delete("/v1/organization/deletion");
    },
  },
  "scimToken.create": { created: ({ caller }) => caller.post("/v1/scim-token") },
};

let createMember: (organization: Organization, role: string) => Promise<{ readonly id: string }>;

describe("Owners are notified: every operation with x-notify-owners, and other ways to make an administrator", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  const provider = use(() => startProvider(`${fixture.service.url}/sign-in/sso/callback`));
  before(() => {
    createMember = ({ record: organization }, role) => createPerson(fixture.service, { organization, role });
  });

  const frenchOwner = async ({ record: organization }: Organization): Promise<{ readonly email: string }> => {
    const french = await createPerson(fixture.service, { organization, role: "owner" });
    await fixture.service.database.pool("users").where({ id: french.id }).update({ locale: "fr" });
    return french;
  };
  const begin = async (): Promise<Place> => {
    const organization = await createOrganization(fixture.service);
    const { record, owner } = organization;
    const admin = await createPerson(fixture.service, { organization: record, role: "admin" });
    return {
      organization,
      french: await frenchOwner(organization),
      names: fixture.service.names,
      issuer: provider.issuer,
      owner: await signIn(fixture.service.url, owner),
      caller: await signIn(fixture.service.url, admin),
    };
  };
  const receives = async (address: string, subject: RegExp | undefined): Promise<string> => {
    const wanted = (email: { subject: string }): boolean => subject?.test(email.subject) === true;
    const { subject: sent, text } = await accountEmailTo(fixture.service.dataDir, address, wanted);
    return `${sent}\n${text}`;
  };
  const bothReceive = async ({ organization, french }: Pick<Place, "organization" | "french">, kind: string) => {
    const [en, fr] = SUBJECTS[kind] ?? [];
    return [await receives(organization.owner.email, en), await receives(french.email, fr)];
  };

  for (const { id, notifiesOwners } of operations.filter(({ notifiesOwners: kind }) => kind !== null)) {
    it(`${id}: ${String(notifiesOwners)}, to each owner in their language`, async () => {
      const calls = Object.entries(acts[id] ?? {});
      expect(calls, "calls for this operation are missing in this test").to.not.deep.equal([]);
      for (const [name, act] of calls) {
        const place = await begin();
        const answer = await act(place);
        expect(answer.status, `${name}: ${answer.text}`).to.be.within(200, 202);
        const texts = await bothReceive(place, String(notifiesOwners));
        for (const text of texts) expect(text, name).to.include(place.organization.record.name);
      }
    }).timeout(120_000);
  }

  it("nobody is notified about roles that do not manage access, nor about changes that change nothing", async () => {
    const place = await begin();
    const { caller, organization } = place;
    await caller.post("/v1/members", { email: `new.${next()}@notices.example`, role: "manager" });
    const { id } = await createMember(organization, "admin");
    await caller.put(`/v1/members/${id}`, { role: "admin", first_name: "Grace" });
    await caller.put("/v1/organization/two-factor-policy", { required: false });
    const removed = await caller.put(`/v1/members/${id}`, { role: "member" });
    expect(removed.status).to.equal(200);
    // The next one is sent after those that should not be.
    await caller.post("/v1/scim-token");
    await bothReceive(place, "scim_token_created");
    const told = (await accountEmailsIn(fixture.service.dataDir)).filter(({ to }) => to === place.french.email);
    expect(told.map(({ subject }) => subject)).to.deep.equal([`Nouveau jeton SCIM dans ${organization.record.name}`]);
  });

  it("owners are notified of an administrator whom a group over SCIM makes", async () => {
    const place = await begin();
    const domain = `notice-${next()}.example`;
    await verifyDomain(fixture.service, place.owner, domain);
    const scim = scimClient(fixture.service.url, (await place.owner.post("/v1/scim-token")).string("data.secret"));
    const user = (await scim.post("/Users", { userName: `ada@${domain}` })).string("id");
    await scim.post("/Groups", { displayName: "admin", members: [{ value: user }] });
    const [english, french] = await bothReceive(place, "administrator_added");
    expect(english).to.include("The identity provider gave the role").and.to.include(`ada@${domain}`);
    expect(french).to.include("Le fournisseur d’identité a attribué").and.to.include(`ada@${domain}`);
  });

  it("owners are notified of an administrator whom a sign-in at the identity provider makes", async () => {
    const acme = await signOnOrganization(fixture.service, provider, { default_role: "admin" });
    const french = await frenchOwner(acme.organization);
    await signOn(fixture.service, provider, { person: { sub: "ada", email: `ada@${acme.domain}` } });
    const [english] = await bothReceive({ organization: acme.organization, french }, "administrator_added");
    expect(english).to.include(`ada@${acme.domain}`);
  });
});
