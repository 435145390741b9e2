import { expect } from "chai";
import { storeSecrets } from "../../src/server/secret-key.ts";
import { resetSecondFactor } from "../../src/features/sign-in/sign-in-methods.ts";
import { createEncryption } from "../../src/base/platform/encryption.ts";
import { newId } from "../../src/base/platform/ids.ts";
import { createKeyring } from "../../src/base/platform/keyring.ts";
import { builtInPermissions } from "../../src/base/platform/rules/permissions.ts";
import { createStore } from "../../src/base/store/store.ts";
import { SECRET_KEY, type Service } from "../support/service.ts";
import { authorize } from "../../src/base/platform/rights.ts";
import { type Person, createKey, signIn } from "../support/accounts/people.ts";
import { startProvider } from "../support/sign-in/identity-provider.ts";
import { connectApplication } from "../support/oauth/oauth.ts";
import { SINGLE_SIGN_ON, signOnOrganization, type SignOnOrganization } from "../support/sign-in/single-sign-on.ts";
import { callerAt, type Caller } from "../support/caller.ts";
import { use, useFixture } from "../support/fixture.ts";
import { type AccountEmail, accountEmailTo } from "../support/email/account-emails.ts";
import { until } from "../support/queue.ts";
import { scimClient } from "../support/sign-in/scim-client.ts";
import { sendUnchecked } from "../support/wire.ts";

/** Does what `crm user reset-two-factor` does, without starting the command. */
async function resetTwoFactorOf({ database }: Pick<Service, "database">, person: Person): Promise<void> {
  const keyring = createKeyring(Buffer.from(SECRET_KEY, "base64"), null);
  const store = createStore(database.pool, undefined, storeSecrets(keyring));
  const { organization } = person;
  const deps = { store, newId, encryption: createEncryption(keyring), keyring, clock: Date.now };
  const nobody = { id: newId(), email: "", first_name: null, last_name: null, locale: "en", role: "owner" } as const;
  await resetSecondFactor(
    deps,
    authorize(
      {
        address: "127.0.0.1",
        userAgent: "crm",
        requestId: newId(),
        locale: "en",
        organization,
        user: nobody,
        actor: { id: null, name: "crm user reset-two-factor", type: "operator", application: null },
        credential: { kind: "system" },
        channel: "system",
        deletesOthers: true,
        permissions: builtInPermissions("owner"),
      },
      "members:manage",
    ),
    person.id,
  );
}

/** The effect of an event on a credential: it ends, stays, or stays with the rights of the new role. */
type Outcome = "ends" | "stays" | "shrinks";

const CREDENTIALS = ["session", "API key", "SCIM token", "AI connection", "reset link"] as const;
type Credential = (typeof CREDENTIALS)[number];

/** The credentials of an administrator, before an event. */
interface Holder {
  readonly acme: SignOnOrganization;
  readonly person: Person;
  /** Returns what each credential can do now. */
  readonly probes: Readonly<Record<Credential, () => Promise<Outcome>>>;
}

/**
 * The table of src/adapters/docs/content/single-sign-on.*.md: one row for each event, one cell for each kind of credential, in the order
 * of CREDENTIALS. Reasons why one stays: its owner still has the right to make it, integrations depend on it, and making it
 * was confirmed and reported; rights of a lower role are computed at every call.
 */
const TABLE: Readonly<Record<string, readonly Outcome[]>> = {
  "role lowered": ["shrinks", "shrinks", "ends", "shrinks", "stays"],
  suspended: ["ends", "ends", "ends", "ends", "ends"],
  "removed (creator gone)": ["ends", "ends", "ends", "ends", "ends"],
  "password reset": ["ends", "stays", "stays", "ends", "ends"],
  "second factor reset": ["ends", "stays", "stays", "ends", "stays"],
  "single sign-on enforced": ["ends", "stays", "stays", "ends", "stays"],
};

describe("Credentials: a credential ends with its creator's right to make it, for every kind and every event", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  const provider = use(() => startProvider(`${fixture.service.url}/sign-in/sso/callback`));

  const isReset = ({ token }: AccountEmail): boolean => token !== "";
  const resetLink = async (email: string): Promise<string> => {
    await fixture.anonymous.post("/v1/password/forgot", { email });
    return (await accountEmailTo(fixture.service.dataDir, email, isReset)).token;
  };
  const usesLink = (token: string) =>
    fixture.anonymous.post("/v1/password/reset", { token, password: "chosen after forgetting" });
  const rightsOf = async (caller: Caller): Promise<Outcome> => {
    const request = { method: "GET", path: "/v1/me", headers: caller.headers };
    // In the second in which keys are cached, the key of a removed user gets 404.
    const me = await sendUnchecked(fixture.service.url, request);
    if (me.status !== 200) return "ends";
    return (me.at("data.permissions") as string[]).includes("organization:manage") ? "stays" : "shrinks";
  };

  const holder = async (): Promise<Holder> => {
    const { url } = fixture.service;
    const acme = await signOnOrganization(fixture.service, provider);
    const person = await acme.member("ada", "admin");
    const session = await signIn(url, person);
    const key = callerAt(url, { "X-API-Key": await createKey(fixture.service, { user: person }) });
    const scim = scimClient(url, (await session.post("/v1/scim-token")).string("data.secret"));
    const { tokens } = await connectApplication(url, person);
    const link = await resetLink(person.email);
    const tools = async (): Promise<Outcome> => {
      const answer = await fetch(`${url}/mcp`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${tokens.access_token}`,
          "Content-Type": "application/json",
          Accept: "application/json, text/event-stream",
        },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
      });
      if (answer.status !== 200) return "ends";
      return (await answer.text()).includes('"name":"create_crm_record"') ? "stays" : "shrinks";
    };
    return {
      acme,
      person,
      probes: {
        session: () => rightsOf(session),
        "API key": () => rightsOf(key),
        "SCIM token": async () => ((await scim.get("/Users")).status === 200 ? "stays" : "ends"),
        "AI connection": tools,
        "reset link": async () => ((await usesLink(link)).status === 200 ? "stays" : "ends"),
      },
    };
  };

  const events: Readonly<Record<string, (holder: Holder) => Promise<unknown>>> = {
    "role lowered": ({ acme, person }) => acme.owner.put(`/v1/members/${person.id}`, { role: "read_only" }),
    suspended: ({ acme, person }) => acme.owner.put(`/v1/members/${person.id}`, { status: "suspended" }),
    "removed (creator gone)": ({ acme, person }) => acme.owner.delete(`/v1/members/${person.id}`),
    "password reset": async ({ person }) => {
      const earlier = (await accountEmailTo(fixture.service.dataDir, person.email, isReset)).token;
      await fixture.anonymous.post("/v1/password/forgot", { email: person.email });
      const isNew = ({ token }: AccountEmail): boolean => token !== "" && token !== earlier;
      const { token } = await accountEmailTo(fixture.service.dataDir, person.email, isNew);
      return await usesLink(token);
    },
    "second factor reset": ({ person }) => resetTwoFactorOf(fixture.service, person),
    "single sign-on enforced": ({ acme }) => acme.set({ enforced: true }),
  };

  for (const [event, outcomes] of Object.entries(TABLE)) {
    it(`${event}: ${CREDENTIALS.map((kind, place) => `${kind} ${String(outcomes[place])}`).join(", ")}`, async () => {
      const held = await holder();
      const { "reset link": link, ...others } = held.probes;
      const probes = [...Object.values(others), link];
      for (const probe of Object.values(others)) expect(await probe(), "before").to.equal("stays");
      await events[event]?.(held);
      for (const [place, probe] of probes.entries()) {
        const expected = outcomes[place];
        const kind = String(CREDENTIALS[place]);
        // Keys are cached for at most one second. A link can be tried only once.
        if (kind === "API key") await until(async () => (await probe()) === expected, `${event}: ${kind}`, 10);
        expect(await probe(), kind).to.equal(expected);
      }
    }).timeout(120_000);
  }
});
