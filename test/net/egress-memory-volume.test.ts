import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect } from "chai";
import { createEgress } from "../../src/base/net/egress.ts";
import { listenHttp, PUBLIC } from "../support/webhooks/listener.ts";

const REQUESTS = 800;
const BODY = Buffer.alloc(32 * 1_024, "x");

describe("Egress: requests with a long-lived abort signal", () => {
  it("release the memory of completed responses", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const egress = createEgress({ allowHttp: true, allowedSubnets: [PUBLIC] });
    const { signal } = new AbortController();
    const server = await listenHttp((_request, response) => response.end(BODY), PUBLIC);
    const url = `http://${PUBLIC}:${server.port}/`;
    const ask = async (count: number): Promise<number> => {
      for (let made = 0; made < count; made += 1) {
        expect((await egress.fetch(url, { signal })).body.length).to.equal(BODY.length);
      }
      // Memory of sockets is released some event loop iterations after they are closed.
      for (let turn = 0; turn < 5; turn += 1) {
        await pause(20);
        collect();
      }
      return process.memoryUsage().arrayBuffers;
    };
    const before = await ask(50);
    const more = (await ask(REQUESTS)) - before;
    await server.close();
    expect(more / BODY.length, "retained responses").to.be.below(REQUESTS / 10);
  });
});
