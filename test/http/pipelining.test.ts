import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import { expect } from "chai";
import { listen, type Listener } from "../../src/adapters/http/server.ts";

const REQUESTS = 200;

describe("Pipelined requests", () => {
  let listener: Listener;
  const started: ServerResponse[] = [];

  before(async () => {
    const serve = ({ url }: IncomingMessage, response: ServerResponse): void => {
      if (url === "/other") response.end("ok");
      else started.push(response);
    };
    listener = await listen(serve, { host: "127.0.0.1", port: 0 });
  });

  after(async () => listener.close(0));

  it("of one connection are started few at a time, and answered in their order", async () => {
    const socket = connect(listener.port, "127.0.0.1");
    let text = "";
    socket.on("data", (bytes: Buffer) => (text += bytes.toString()));
    for (let index = 0; index < REQUESTS; index += 1) socket.write(`GET /${index} HTTP/1.1\r\nHost: x\r\n\r\n`);
    let answered = 0;
    while (answered < REQUESTS) {
      // A request of another connection is answered meanwhile.
      expect(await (await fetch(`http://127.0.0.1:${listener.port}/other`)).text()).to.equal("ok");
      expect(started.length - answered).to.be.at.most(4);
      for (const response of started.slice(answered)) {
        response.end(`<${answered}>`);
        answered += 1;
      }
    }
    while (!text.includes(`<${REQUESTS - 1}>`)) await once(socket, "data");
    const order = [...text.matchAll(/<(\d+)>/g)].map(([, number]) => Number(number));
    expect(order).to.deep.equal(Array.from({ length: REQUESTS }, (_, index) => index));
    socket.destroy();
  });

  it("of a client that takes no responses are not started", async () => {
    started.length = 0;
    const socket = connect(listener.port, "127.0.0.1");
    socket.pause();
    for (let index = 0; index < REQUESTS; index += 1) socket.write(`GET /${index} HTTP/1.1\r\nHost: x\r\n\r\n`);
    while (started.length < 4) await fetch(`http://127.0.0.1:${listener.port}/other`);
    // More than the system buffers.
    for (const response of started) response.end(Buffer.alloc(16 * 2 ** 20));
    for (let turn = 0; turn < 20; turn += 1) await fetch(`http://127.0.0.1:${listener.port}/other`);
    expect(started.length).to.be.at.most(8);
    socket.destroy();
  });
});
