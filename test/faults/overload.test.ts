import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect } from "chai";
import { bookingFactories } from "../support/booking/booking.ts";
import { useFixture } from "../support/fixture.ts";
import type { Answer } from "../support/wire.ts";

describe("Service under load", () => {
  const fixture = useFixture({ env: { WORKERS: "0" } });
  const { eventType, book, hosts } = bookingFactories(fixture);

  describe("on a machine that is busy with other programs", () => {
    const programs: ChildProcess[] = [];
    before(async () => {
      for (let core = 0; core < availableParallelism(); core += 1) {
        const program = spawn(process.execPath, ["-e", "console.log('busy'); for (;;);"]);
        programs.push(program);
        await once(program.stdout, "data");
      }
    });
    after(() => programs.forEach((program) => program.kill("SIGKILL")));

    it("serves a burst of 50 bookings of one slot", async () => {
      const type = await eventType({ hosts: await hosts(1) });
      for (let round = 0; round < 3; round += 1) {
        const answers = await Promise.all(Array.from({ length: 50 }, () => book(type, round)));
        const statuses = answers.map(({ status }) => status).sort();
        expect(statuses).to.deep.equal([201, ...Array<number>(49).fill(409)]);
      }
    });
  });

  describe("that exceeds its capacity", () => {
    /** Opens a connection and sends all of a request except its last byte. */
    const begin = async (text: string): Promise<Socket> => {
      const { hostname, port } = new URL(fixture.service.url);
      const socket = connect(Number(port), hostname);
      await once(socket, "connect");
      socket.setNoDelay(true);
      socket.write(text.slice(0, -1));
      return socket;
    };
    const statusOf = async (socket: Socket): Promise<string> => String(await once(socket, "data")).slice(0, 400);
    const head = (method: string, path: string, more = ""): string =>
      `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${fixture.key}\r\n${more}\r\n`;

    it("rejects requests that would be queued for more than a second, and serves the next one", async () => {
      // Nearly as many fields as the operation accepts: reading them takes more than five milliseconds.
      const object = Object.fromEntries(Array.from({ length: 1_900 }, (_, index) => [`field_${index}`, index]));
      const body = JSON.stringify({ filter: { op: "and", conditions: Array(10).fill(object) } });
      const lengths = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
      const search = head("POST", "/v1/entities/search", lengths) + body;
      const heavy = await Promise.all(Array.from({ length: 400 }, () => begin(search)));
      const light = await Promise.all(Array.from({ length: 5 }, () => begin(head("GET", "/v1/entities"))));
      await setTimeout(3_000);
      const heavyAnswers = Promise.all(heavy.map(statusOf));
      const lightAnswers = Promise.all(light.map(statusOf));
      for (const socket of light) socket.write("\n");
      for (const socket of heavy) socket.write(body.slice(-1));
      for (const answer of await lightAnswers) {
        expect(answer)
          .to.match(/^HTTP\/1\.1 503 /)
          .and.to.match(/\r\nRetry-After: 1\r\n/);
      }
      for (const answer of await heavyAnswers) expect(answer).to.match(/^HTTP\/1\.1 (400|503) /);
      for (const socket of [...heavy, ...light]) socket.destroy();
      expect((await fixture.crm.get("/v1/entities")).status).to.equal(200);
    });

    it("rejects requests beyond 1,000 concurrent ones, and serves the next one", async () => {
      const lengths = "Content-Type: application/json\r\nContent-Length: 2\r\n";
      const waiting = await Promise.all(
        Array.from({ length: 1_000 }, () => begin(`${head("POST", "/v1/entities/search", lengths)}{}`)),
      );
      await setTimeout(2_000);
      const refused: Answer = await fixture.crm.get("/v1/entities");
      expect([refused.status, refused.at("code")]).to.deep.equal([503, "unavailable"]);
      expect(refused.headers.get("retry-after")).to.equal("1");
      for (const socket of waiting) socket.destroy();
      await setTimeout(500);
      expect((await fixture.crm.get("/v1/entities")).status).to.equal(200);
    });
  });
});
