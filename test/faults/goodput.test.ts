import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { useProcess } from "../support/programs/process-fixture.ts";
import { LONG } from "../support/suite/length.ts";

const ROUNDS = LONG ? 3 : 2;
const PHASE_MS = LONG ? 10_000 : 3_000;
/** Clients that use the whole capacity, and more than the service accepts at once. */
const ENOUGH = 16;
const TOO_MANY = 1_200;

describe(`Service with ${TOO_MANY} clients at once (F8)`, function () {
  this.timeout(180_000);
  const place = useProcess({ env: () => ({ WORKERS: "0", LOG_LEVEL: "error" }) });

  const send = (agent: Agent): Promise<{ status: number; retryAfter: string | undefined }> =>
    new Promise((resolve, reject) => {
      get(
        `${place.service.url}/v1/entities?page_size=5`,
        { agent, headers: { "X-API-Key": place.key } },
        (response) => {
          const { statusCode: status = 0, headers } = response;
          response.resume().once("end", () => resolve({ status, retryAfter: headers["retry-after"] }));
        },
      ).once("error", reject);
    });
  const alive = async (): Promise<number> => (await fetch(`${place.service.adminUrl}/livez`)).status;

  /** Returns the number of responses 200 and 503 per second. */
  async function callsOf(clients: number): Promise<{ served: number; rejected: number }> {
    const agent = new Agent({ keepAlive: true });
    const count = { served: 0, rejected: 0 };
    const start = performance.now();
    const client = async (): Promise<void> => {
      while (performance.now() - start < PHASE_MS) {
        const { status, retryAfter } = await send(agent);
        expect([status, retryAfter]).to.deep.be.oneOf([
          [200, undefined],
          [503, "1"],
        ]);
        // Responses after the phase, and the time in which rejected clients still wait, would distort the rates.
        if (performance.now() - start < PHASE_MS) count[status === 200 ? "served" : "rejected"] += 1;
        if (retryAfter !== undefined) await pause(Number(retryAfter) * 1_000);
      }
    };
    const all = Promise.all(Array.from({ length: clients }, client));
    await pause(PHASE_MS / 2);
    expect(await alive()).to.equal(200);
    await all;
    agent.destroy();
    const seconds = PHASE_MS / 1_000;
    return { served: count.served / seconds, rejected: count.rejected / seconds };
  }

  it("serves at least half as many requests as with few clients, rejects the others and responds to health checks", async () => {
    await callsOf(ENOUGH);
    let [capacity, goodput, rejected] = [0, 0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      capacity += (await callsOf(ENOUGH)).served / ROUNDS;
      const overload = await callsOf(TOO_MANY);
      goodput += overload.served / ROUNDS;
      rejected += overload.rejected / ROUNDS;
    }
    process.stderr.write(`      per second: ${JSON.stringify({ capacity, goodput, rejected })}\n`);
    expect(rejected, "rejected requests").to.be.above(0);
    expect(goodput / capacity, "served requests : those without overload").to.be.above(0.5);
    expect(await send(new Agent())).to.include({ status: 200 });
  });
});
