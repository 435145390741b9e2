import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { startMock, type Mock } from "../../src/adapters/mock/server.ts";
import { verifyWebhook, type WebhookEvent } from "../../src/adapters/sdk/webhooks.ts";
import { until } from "../support/queue.ts";
import { publishedEvent } from "./published-event.ts";
import { clientOf, type SendToMock } from "./mock-client.ts";

describe("Mock: webhooks", () => {
  let mock: Mock;
  let send: SendToMock;
  let receiver: Server;
  let status = 204;
  const events: WebhookEvent[] = [];
  const problems: string[] = [];

  before(async () => {
    receiver = createServer((request, response) => {
      void text(request).then(async (body) => {
        events.push(await verifyWebhook(body, request.headers, mock.webhookSecret));
        response.writeHead(status).end();
      });
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => receiver.once("listening", resolve));
    const { port } = receiver.address() as AddressInfo;
    const onError = (message: string): void => void problems.push(message);
    mock = await startMock({ webhookUrl: `http://127.0.0.1:${port}/hook`, onError });
    send = clientOf(mock);
  });
  after(async () => {
    await mock.close();
    receiver.close();
  });

  const arrived = (count: number): Promise<void> => until(() => events.length >= count, "the events");

  it("sends a signed event that is valid by the contract for each change, in order", async () => {
    const { body } = await send("POST", "/v1/entities", { body: { entity_type: "contact", first_name: "Ada" } });
    const path = `/v1/entities/${String(body.data["id"])}`;
    await send("PUT", path, { body: { first_name: "Augusta" } });
    await send("DELETE", path);
    await send("POST", `${path}/restore`);
    const task = await send("POST", "/v1/tasks", { body: { title: "Call Ada" } });
    await send("POST", `/v1/tasks/${String(task.body.data["id"])}/complete`);
    await arrived(6);
    expect(events.map(({ type }) => type)).to.deep.equal([
      "contact.created",
      "contact.updated",
      "contact.deleted",
      "contact.restored",
      "task.created",
      "task.completed",
    ]);
    expect(events[1]?.data.object).to.include({ first_name: "Augusta", version: 2 });
    for (const event of events) expect(publishedEvent(event), JSON.stringify(event)).to.equal("");
  });

  it("sends none for failed requests and unchanged records, and reports a receiver that rejects an event", async () => {
    const before = events.length;
    await send("POST", "/v1/tasks", { body: {} });
    const unchanged = await send(
      "POST",
      `/v1/tasks/${String((await send("GET", "/v1/tasks")).body.data[0]?.["id"])}/restore`,
    );
    expect(unchanged.status).to.equal(200);
    await send("POST", "/v1/tasks", { body: { title: "x" }, headers: { Prefer: "code=503" } });
    status = 500;
    await send("POST", "/v1/tasks", { body: { title: "Rejected" } });
    await arrived(before + 1);
    await mock.close();
    expect(events).to.have.length(before + 1);
    expect(problems.join()).to.match(/answered an event with 500/);
  });
});
