import { expect } from "chai";
import { newSecret } from "../../src/features/accounts/secrets.ts";
import { connect, toMcp } from "../support/accounts/connections.ts";
import { createKey, signIn } from "../support/accounts/people.ts";
import { useFixture } from "../support/fixture.ts";
import { sendUnchecked } from "../support/wire.ts";

describe("All operations: credentials of REST and MCP", () => {
  const fixture = useFixture();
  const mcpKey = (): Promise<string> =>
    createKey(fixture.service, { user: fixture.organization.owner, mcp_access: true });

  const ways: Readonly<Record<string, (credential: string) => Record<string, string>>> = {
    bearer: (credential) => ({ Authorization: `Bearer ${credential}` }),
    key: (credential) => ({ "X-API-Key": credential }),
    cookie: (credential) => ({ Cookie: `crs_session=${credential}` }),
  };
  /** The only requests that each credential authenticates. */
  const doors: Readonly<Record<string, readonly string[]>> = {
    "a token": ["bearer /mcp"],
    "a token that begins as keys do": ["bearer /mcp"],
    "a key with the MCP option": ["key /v1/entities", "bearer /mcp"],
    "a key without it": ["key /v1/entities"],
    "a browser session": ["cookie /v1/entities"],
    "a token of another resource": [],
    "a token that is over": [],
    "a key's checksum and nothing behind it": [],
    "a word": [],
  };
  const make: Readonly<Record<string, () => Promise<string>>> = {
    "a token": async () => (await connect(fixture.service, { user: fixture.organization.owner })).token,
    "a token that begins as keys do": async () => {
      const token = `crs_${newSecret().slice(4)}`;
      return (await connect(fixture.service, { user: fixture.organization.owner, token })).token;
    },
    "a key with the MCP option": () => mcpKey(),
    "a key without it": () => createKey(fixture.service, { user: fixture.organization.owner }),
    "a browser session": async () => {
      const { headers } = await signIn(fixture.service.url, fixture.organization.owner);
      return (headers["Cookie"] ?? "").replace(/^[^=]*=/, "");
    },
    "a token of another resource": async () =>
      (await connect(fixture.service, { user: fixture.organization.owner, resource: "https://other.example/mcp" }))
        .token,
    "a token that is over": async () =>
      (await connect(fixture.service, { user: fixture.organization.owner, lifetime: -1 })).token,
    "a key's checksum and nothing behind it": () => Promise.resolve("crs_0000000000000000000000000000000000AAAAAA"),
    "a word": () => Promise.resolve("token"),
  };
  for (const [name, open] of Object.entries(doors)) {
    it(`authenticates ${open.join(" and ") || "nothing"} with ${name}`, async () => {
      const credential = await make[name]?.();
      expect(credential).to.be.a("string");
      const opened: string[] = [];
      for (const [way, headers] of Object.entries(ways)) {
        const [mcp] = await toMcp(fixture.service.url, headers(String(credential)));
        const call = { method: "GET", path: "/v1/entities", headers: headers(String(credential)) };
        const { status: rest } = await sendUnchecked(fixture.service.url, call);
        expect([mcp, rest]).to.satisfy((all: number[]) => all.every((status) => [200, 401].includes(status)));
        if (rest === 200) opened.push(`${way} /v1/entities`);
        if (mcp === 200) opened.push(`${way} /mcp`);
      }
      expect(opened).to.have.members([...open]);
    });
  }
});
