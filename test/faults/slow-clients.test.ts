import { expect } from "chai";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { useFixture } from "../support/fixture.ts";
import { LONG } from "../support/suite/length.ts";

const CLIENTS = LONG ? 500 : 200;

describe(`${CLIENTS} slow clients (F7)`, () => {
  const fixture = useFixture();
  const sockets: Socket[] = [];
  after(() => {
    for (const socket of sockets) socket.destroy();
  });

  it("are disconnected in time with 408 without affecting others", async function () {
    this.timeout(40_000);
    const ends: { kind: string; seconds: number; text: string }[] = [];
    const kinds: [string, (socket: Socket) => void][] = [
      ["no bytes", () => undefined],
      ["half a header", (socket) => void socket.write("GET /v1/entities HTTP/1.1\r\nHost: x\r\nX-A")],
      [
        "half a body",
        (socket) =>
          void socket.write(
            "POST /v1/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
          ),
      ],
    ];
    const before = await responseTime(1_000);
    const start = performance.now();
    for (let index = 0; index < CLIENTS; index += 1) {
      const [kind, begin] = kinds[index % kinds.length] as (typeof kinds)[number];
      sockets.push(slowClient(kind, begin));
    }
    // On a machine that is busy with other programs, the response time before is the measure.
    expect(await responseTime(3_000)).to.be.below(Math.max(100, 3 * before));
    while (ends.length < CLIENTS && performance.now() - start < 14_000) await pause(100);
    expect(ends).to.have.length(CLIENTS);
    for (const { kind, seconds, text } of ends) {
      expect(seconds, kind).to.be.below(13);
      if (kind !== "no bytes")
        expect(text, kind)
          .to.match(/^HTTP\/1\.1 408 /)
          .and.match(/"code":"request_timeout"/);
    }

    /** Returns the 95th percentile of the response times of others. */
    async function responseTime(milliseconds: number): Promise<number> {
      const times: number[] = [];
      const end = performance.now() + milliseconds;
      while (performance.now() < end) {
        const sent = performance.now();
        await fixture.crm.get("/v1/entities?page_size=1");
        times.push(performance.now() - sent);
        await pause(10);
      }
      return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
    }

    function slowClient(kind: string, begin: (socket: Socket) => void): Socket {
      const socket = connect(Number(new URL(fixture.service.url).port), "127.0.0.1");
      let text = "";
      socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
      socket.on("error", () => undefined);
      socket.on("close", () => ends.push({ kind, seconds: (performance.now() - start) / 1_000, text }));
      begin(socket);
      return socket;
    }
  });
});
