import { expect } from "chai";
import { createBearer } from "../../src/features/accounts/bearer.ts";
import { newId } from "../../src/base/platform/ids.ts";
import { storeSecrets } from "../../src/server/store-secrets.ts";
import { createStore } from "../../src/base/store/store.ts";
import { createConnections } from "../../src/features/accounts/connection-writes.ts";
import { connect, MCP_URL } from "../support/accounts/connections.ts";
import { keyring } from "../support/accounts/log-rows.ts";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import { useFixture } from "../support/fixture.ts";

describe("MCP: concurrent callers", () => {
  const fixture = useFixture();

  it("identifies known and unknown callers separately", async () => {
    const store = createStore(fixture.service.database.pool, undefined, storeSecrets(keyring));
    const { openForKey } = createConnections({ store, newId: () => newId() });
    const authenticate = createBearer({ store, dataRegion: "eu", mcpUrl: MCP_URL, openForKey });
    const visitor = { address: "192.0.2.7", userAgent: null, requestId: "test", locale: "en" } as const;
    const letIn = async (shown: string): Promise<unknown> => {
      const { caller } = await authenticate(shown, visitor);
      return [caller.organization.id, caller.user.id];
    };
    const shown: [string, unknown][] = [];
    for (let index = 0; index < 7; index += 1) {
      const { owner: user } = await createOrganization(fixture.service);
      const [{ token }, key] = [
        await connect(fixture.service, { user }),
        await createKey(fixture.service, { user, mcp_access: true }),
      ];
      const person = [user.organization.id, user.id];
      shown.push([token, person], [key, person], [`no-token-of-anybody-${index}`, null], [token, person]);
    }
    const found = await Promise.all(shown.map(([secret]) => letIn(secret).catch(() => null)));
    expect(found).to.deep.equal(shown.map(([, person]) => person));
  });
});
