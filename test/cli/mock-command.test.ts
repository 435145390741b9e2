import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect } from "chai";
import { identities, type Identity } from "../server/identity.ts";
import { end, linesUntil, run, start } from "../server/program.ts";

const [me] = identities() as [Identity, ...Identity[]];
const PROGRAM = "src/adapters/mock/main.ts";
const KEY = "crs_mock00000000000000000000000000004eszro";

describe("npm run mock", () => {
  const mock = (...parameters: string[]) => run([PROGRAM, ...parameters], { as: me, env: {} });

  it("prints its address and its key, answers requests, and stops on SIGTERM and SIGINT", async () => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      const child = start([PROGRAM, "--port", "0", "--seed", "7"], { as: me, env: {} });
      const [line = ""] = await linesUntil(child, /serves the contract/);
      const [, url = "", key = ""] = /at (http:\/\/127\.0\.0\.1:\d+) with the API key (crs_\w+)\./.exec(line) ?? [];
      expect(key).to.equal(KEY);
      const send = (headers: Record<string, string>) => fetch(`${url}/v1/tasks`, { headers });
      expect((await send({ "X-API-Key": key })).status).to.equal(200);
      expect((await send({})).status).to.equal(401);
      expect((await send({ "X-API-Key": key, Prefer: "code=503" })).status).to.equal(503);
      expect(await end(child, signal)).to.equal(0);
    }
  });

  it("prints the address and the secret of the webhook receiver", async () => {
    const secret = `whsec_${"a".repeat(32)}`;
    const options = ["--port", "0", "--webhook-url", "http://127.0.0.1:9/hook", "--webhook-secret", secret];
    const child = start([PROGRAM, ...options], { as: me, env: {} });
    const lines = await linesUntil(child, /Events go to/);
    expect(lines.at(-1)).to.equal(`Events go to http://127.0.0.1:9/hook, signed with ${secret}`);
    expect(await end(child, "SIGTERM")).to.equal(0);
  });

  it("uses PORT like the service, and an option before it", async () => {
    const free = createServer().listen(0, "127.0.0.1");
    await once(free, "listening");
    const port = String((free.address() as AddressInfo).port);
    free.close();
    await once(free, "close");
    const child = start([PROGRAM], { as: me, env: { PORT: port } });
    const [line = ""] = await linesUntil(child, /serves the contract/);
    expect(line).to.include(`http://127.0.0.1:${port} `);
    const other = start([PROGRAM, "--port", "0"], { as: me, env: { PORT: port } });
    expect((await linesUntil(other, /serves the contract/))[0]).not.to.include(`:${port} `);
    for (const one of [child, other]) expect(await end(one, "SIGTERM")).to.equal(0);
  });

  it("explains its options, its keys and the header Prefer with --help", async () => {
    const { status, stdout } = await mock("--help");
    expect(status).to.equal(0);
    for (const part of ["--port <number>", "--rate-limits <on|off>", "Prefer: code=409", "valid checksum", KEY])
      expect(stdout).to.include(part);
    expect(Math.max(...stdout.split("\n").map(({ length }) => length))).to.be.at.most(140);
  });

  it("explains wrong options", async () => {
    for (const [parameters, reason] of [
      [["--port", "70000"], /--port <number>.*'70000' is invalid. Must be a whole number from 0 to 65535/],
      [["--port", "http"], /--port <number>.*'http' is invalid/],
      [["--rate-limits", "never"], /Must be on or off/],
      [["--webhook-url", "localhost"], /Must be a URL, such as/],
      [["--webhook-secret", "short"], /Must be a webhook secret/],
      [["--wrong"], /unknown option '--wrong'/],
    ] as const) {
      const { status, stdout, stderr } = await mock(...parameters);
      expect([status, stdout], parameters.join(" ")).to.deep.equal([1, ""]);
      expect(stderr).to.match(reason);
    }
  });

  it("names a port that is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { status, stderr } = await mock("--port", String(port));
    other.close();
    expect(status).to.equal(1);
    expect(stderr).to.include(`Port ${port} is in use. Choose another one with --port`);
  });
});
