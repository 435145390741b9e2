import { expect } from "chai";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { readFileSync } from "node:fs";
import { once } from "node:events";
import { useFixture } from "../support/fixture.ts";
import { LONG } from "../support/suite/length.ts";
import { useProcess } from "../support/programs/process-fixture.ts";
import { until } from "../support/queue.ts";

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

const READERS = LONG ? 500 : 80;
const CONTACTS = 50;
const CALLS = 200;
/** Longer than the limit of the service for a response of which nothing is read. */
const HELD_MS = 13_000;

interface Reader {
  readonly socket: Socket;
  start: string;
  received: number;
  closed: boolean;
}

describe(`${READERS} clients that do not read large responses (F7)`, function () {
  this.timeout(180_000);
  let size: number;
  const readers: Reader[] = [];
  const place = useProcess();
  before(async () => {
    const { crm } = place;
    // Each character has four bytes. The system's buffers hold about 4 MB for a connection, and a response has more.
    const text = "\u{1F600}".repeat(9_900);
    const keys = ["first", "second"];
    for (const name of keys) {
      const field = { entity_type: "contact", key: name, label: name, type: "text" };
      const made = await crm.post("/v1/custom-fields", field);
      expect(made.status, made.text).to.equal(201);
    }
    const custom_fields = Object.fromEntries(keys.map((name) => [name, text]));
    const contact = { entity_type: "contact", first_name: "Large", description: text, custom_fields };
    for (let count = 0; count < CONTACTS; count += 1) {
      const made = await crm.post("/v1/entities", contact);
      expect(made.status, made.text.slice(0, 500)).to.equal(201);
    }
    // The memory for as many clients that do read.
    for (let call = 0; call < READERS; call += 2) [size] = await Promise.all([readAll(), readAll()]);
  });
  after(() => {
    for (const { socket } of readers) socket.destroy();
  });

  const list = `/v1/entities?page_size=${CONTACTS}`;
  const memory = (): number => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${place.service.pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) * 1_024;
  };
  const readAll = async (): Promise<number> => {
    const headers = { "X-API-Key": place.key, "Accept-Encoding": "identity" };
    const answer = await fetch(place.service.url + list, { headers });
    return (await answer.arrayBuffer()).byteLength;
  };
  /** Requests all contacts and reads nothing, so that the system accepts few bytes. Others are then served. */
  const startReading = async (): Promise<Reader> => {
    const { hostname, port } = new URL(place.service.url);
    const socket = connect(Number(port), hostname);
    const reader: Reader = { socket, start: "", received: 0, closed: false };
    socket.on("data", (bytes: Buffer) => {
      if (reader.received === 0) reader.start = bytes.toString("latin1", 0, 12);
      reader.received += bytes.length;
    });
    socket.on("error", () => undefined).on("close", () => (reader.closed = true));
    socket.pause();
    await once(socket, "connect");
    socket.write(`GET ${list} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-API-Key: ${place.key}\r\n\r\n`);
    for (let call = 0; call < 3; call += 1) await place.crm.get("/v1/entities?page_size=1");
    return reader;
  };
  /** Returns the median of the response times of small requests. */
  const responseTime = async (): Promise<number> => {
    const times: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const start = performance.now();
      expect((await place.crm.get("/v1/entities?page_size=1")).status).to.equal(200);
      times.push(performance.now() - start);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(CALLS / 2)] ?? Number.NaN;
  };

  it("do not fill the memory, do not slow others down and are disconnected", async () => {
    const before = { memory: memory(), time: await responseTime() };
    while (readers.length < READERS) readers.push(...(await Promise.all([startReading(), startReading()])));
    const slow = await startReading();
    const end = performance.now() + HELD_MS;
    const during = { time: await responseTime() };
    const used: number[] = [];
    // A client that reads slowly is not disconnected.
    while (performance.now() < end) {
      used.push(memory());
      slow.socket.resume();
      await pause(10);
      slow.socket.pause();
      await pause(500);
    }
    const ratios = {
      memory: (Math.max(...used) - before.memory) / (READERS * size),
      time: during.time / before.time,
    };
    process.stderr.write(`      ${JSON.stringify({ megabytes: Math.round((READERS * size) / 1e6), ...ratios })}\n`);
    expect(ratios.memory, "growth of the memory : bytes of all responses").to.be.below(0.8);
    expect(ratios.time, "response time of others : that before").to.be.below(3);
    for (const { socket } of [slow, ...readers]) socket.resume();
    await until(() => slow.closed && readers.every(({ closed }) => closed), "the end of all connections", 30);
    expect(slow.received, "bytes of the client that reads slowly").to.be.above(size);
    // The buffers of the system can contain a whole response.
    const complete = readers.filter(({ received }) => received > size).length;
    expect(complete / READERS, "clients with a complete response").to.be.below(0.5);
    for (const { start } of readers) expect(start).to.be.oneOf(["HTTP/1.1 200", "HTTP/1.1 503", ""]);
  });
});
