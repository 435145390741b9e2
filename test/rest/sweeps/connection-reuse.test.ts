import { connect } from "node:net";
import { once } from "node:events";
import { expect } from "chai";
import { operations, type OperationDocument } from "../../support/contract/document.ts";
import { useFixture } from "../../support/fixture.ts";

const UNKNOWN = "01990000-0000-7000-8000-000000000000";

/** The first request on a connection and the encoding of its body. */
interface First {
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly size: number;
  readonly chunked?: boolean;
}

describe("HTTP: connections after a rejected body", () => {
  const fixture = useFixture({ env: { WORKERS: "0" } });

  /** Sends two requests on one socket. The second one times out after two seconds. */
  const sendTwo = async ({ target, headers, size, chunked = false }: First): Promise<void> => {
    const { hostname, port } = new URL(fixture.service.url);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    let received = "";
    const closed = once(socket, "close");
    const has = async (text: RegExp): Promise<boolean> => {
      const deadline = performance.now() + 5_000;
      while (!text.test(received)) {
        if (performance.now() > deadline) return false;
        await Promise.race([once(socket, "data"), closed, new Promise((resolve) => setTimeout(resolve, 100))]);
        if (socket.destroyed && !text.test(received)) return false;
      }
      return true;
    };
    socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
    const framing = chunked ? "Transfer-Encoding: chunked" : `Content-Length: ${size}`;
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${target} HTTP/1.1\r\nHost: localhost\r\n${lines.join("")}${framing}\r\n\r\n`);
    const body = "x".repeat(size);
    socket.write(chunked ? `${size.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body);
    expect(await has(/^HTTP\/1\.1 [45]\d\d /), `${target}: no refusal`).to.equal(true);
    const head = received.split("\r\n\r\n")[0] ?? "";
    if (/\r\nConnection: close/i.test(head)) await closed;
    else {
      socket.write("GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n");
      expect(await has(/HTTP\/1\.1 200 OK/), `${target}: ${head}`).to.equal(true);
    }
    socket.destroy();
  };

  /** Requests that are rejected for size, type, content or missing credentials. */
  const refusals = ({ upload, bodyLimit }: OperationDocument): Omit<First, "target">[] => {
    const type = upload ?? "application/json";
    const key = { "X-API-Key": fixture.key, "Content-Type": type };
    return [
      { headers: key, size: 200_000 },
      { headers: { ...key, "Content-Encoding": "gzip" }, size: 200_000 },
      { headers: key, size: 200_000, chunked: true },
      { headers: { ...key, "Content-Type": "text/plain" }, size: 200_000 },
      { headers: { ...key, "Idempotency-Key": "short" }, size: 200_000 },
      { headers: { "Content-Type": type }, size: 200_000 },
      { headers: { "Content-Type": type }, size: 3_000_000 },
      ...(bodyLimit > 2_000_000 ? [] : [{ headers: key, size: bodyLimit + 100_000 }]),
    ];
  };

  for (const operation of operations.filter(({ body, upload }) => body !== null || upload !== null)) {
    it(`keeps or closes the connection after a rejected ${operation.id}`, async () => {
      const target = `${operation.method.toUpperCase()} ${operation.path.replace(/\{\w+\}/g, UNKNOWN)}`;
      for (const refusal of refusals(operation)) await sendTwo({ target, ...refusal });
    });
  }

  const form = "application/x-www-form-urlencoded";
  const others: readonly [string, string][] = [
    ["/oauth/token", form],
    ["/oauth/revoke", form],
    ["/oauth/register", "application/json"],
    ["/oauth/jwks", form],
    ["/sign-in", form],
    ["/account/sessions/end", form],
    [`/oauth/interaction/${UNKNOWN}/consent`, form],
    [`/oauth/interaction/${UNKNOWN}/deny`, form],
    ["/mcp", "application/json"],
    ["/a/unknown", form],
    ["/h/unknown", form],
    ["/v1/public/unsubscribe/unknown", form],
    ["/v1/no/such/route", "application/json"],
    ["/livez", "application/json"],
  ];
  for (const [path, type] of others) {
    it(`keeps or closes the connection after a rejected POST ${path}`, async () => {
      for (const size of [20_000, 60_000, 200_000, 3_000_000]) {
        for (const more of [{}, { Authorization: `Bearer ${fixture.key}` }, { "Content-Encoding": "gzip" }]) {
          const headers = { "Content-Type": type, ...more };
          await sendTwo({ target: `POST ${path}`, headers, size });
          await sendTwo({ target: `POST ${path}`, headers, size, chunked: true });
        }
        await sendTwo({ target: `POST ${path}`, headers: { "Content-Type": "text/plain" }, size });
      }
    });
  }

  it("keeps or closes the connection after a file with a row that is too long", async () => {
    const created = await fixture.crm.post("/v1/imports", { entity_type: "contact", dry_run: true });
    const target = `PUT /v1/imports/${created.string("data.id")}/file`;
    const headers = { "X-API-Key": fixture.key, "Content-Type": "text/csv" };
    for (const chunked of [false, true]) {
      await sendTwo({ target, headers, size: 1_500_000, chunked });
      await sendTwo({ target, headers, size: 3_000_000, chunked });
    }
  });
});
