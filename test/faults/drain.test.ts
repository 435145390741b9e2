import { expect } from "chai";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { useProcess } from "../support/programs/process-fixture.ts";
import { until } from "../support/queue.ts";

describe("Stopping the service under load (F6)", () => {
  const place = useProcess();

  it("answers all in-flight requests, closes idle connections and exits with 0", async () => {
    const { service } = place;
    const { port } = new URL(service.url);
    const idle = Array.from({ length: 20 }, () => connect(Number(port), "127.0.0.1"));
    await Promise.all(idle.map((socket) => once(socket, "connect")));
    let started = 0;
    let failed = 0;
    let running = true;
    const load = Array.from({ length: 8 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (running) {
        const outcome = await get(agent, Number(port));
        if (outcome === "refused") break;
        started += 1;
        if (outcome === "reset") failed += 1;
        // The response closes the connection. A new one could be in the backlog of the kernel when the listener
        // closes.
        if (outcome === "last") break;
      }
    });
    await until(() => started > 50, "the service to be under load");
    const slow = slowRequest(Number(port));
    await pause(500);
    const stop = performance.now();
    service.signal("SIGTERM");
    expect(await service.exit).to.equal(0);
    running = false;
    await Promise.all(load);
    expect(performance.now() - stop).to.be.below(10_000);
    expect(await slow).to.match(/^HTTP\/1\.1 201 /);
    expect(failed, "requests without a response").to.equal(0);
    for (const socket of idle) socket.destroy();
  });

  /** Sends a create request whose body is complete half a second after the stop signal. */
  async function slowRequest(port: number): Promise<string> {
    const body = JSON.stringify({ entity_type: "contact", first_name: "Slow" });
    const head = `POST /v1/entities HTTP/1.1\r\nHost: x\r\nX-API-Key: ${place.key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const socket = connect(port, "127.0.0.1");
    socket.write(head + body.slice(0, 10));
    let text = "";
    socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
    await pause(1_000);
    socket.write(body.slice(10));
    await once(socket, "close");
    return text;
  }

  /** "refused": the listener is closed and the request was never accepted. */
  function get(agent: Agent, port: number): Promise<"answered" | "last" | "reset" | "refused"> {
    return new Promise((resolve) => {
      const sent = request({
        agent,
        port,
        host: "127.0.0.1",
        path: "/v1/entities?page_size=1",
        headers: { "X-API-Key": place.key },
      });
      sent.on("response", (response) => {
        response.on("error", () => resolve("reset"));
        response.resume().on("end", () => resolve(response.headers.connection === "close" ? "last" : "answered"));
      });
      sent.on("error", (error: NodeJS.ErrnoException) => {
        const began = sent.socket?.connecting === false && error.code !== "ECONNREFUSED";
        resolve(began && !sent.reusedSocket ? "reset" : "refused");
      });
      sent.end();
    });
  }
});
