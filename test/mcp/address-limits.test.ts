import { expect } from "chai";
import { callerAt } from "../support/caller.ts";
import { rpc, sendMcp, type McpTarget } from "../support/mcp.ts";
import { useStage } from "../support/stage.ts";
import type { Answer } from "../support/wire.ts";

describe("The limits on an address at the MCP endpoint", () => {
  const stage = useStage({ rateLimits: "on", env: { TRUST_PROXY: "1" } });
  const send = (target: McpTarget, address: string): Promise<Answer> =>
    sendMcp(target, rpc("ping"), { headers: { "X-Forwarded-For": address } });

  it("count its calls with everything else that comes from there, before anything is asked", async () => {
    const target = { url: stage.service.url, token: stage.key };
    const [here, elsewhere] = ["203.0.113.1", "203.0.113.2"];
    const entities = async (address: string): Promise<number> =>
      (await callerAt(target.url, { "X-API-Key": stage.key, "X-Forwarded-For": address }).get("/v1/entities")).status;
    const refused: Answer[] = [];
    for (let batch = 0; batch < 11; batch += 1) {
      const stranger = { url: target.url };
      const answers = await Promise.all(Array.from({ length: 100 }, () => send(stranger, here)));
      refused.push(...answers.filter(({ status }) => status === 429));
    }
    expect(refused.length).to.be.within(1, 100);
    for (const { json, headers } of refused) {
      expect(Object.keys(json as object)).to.deep.equal(["error"]);
      expect(headers.get("www-authenticate")).to.equal(null);
      expect(Number(headers.get("retry-after"))).to.be.at.least(1);
    }
    expect([await entities(here), await entities(elsewhere)]).to.deep.equal([429, 200]);
    expect((await send(target, elsewhere)).status).to.equal(401);
  });
});
