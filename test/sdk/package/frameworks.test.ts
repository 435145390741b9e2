import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "chai";
import { signTestWebhook } from "../../../src/adapters/sdk/webhooks.ts";
import { installPackage, linkPackages, type Application } from "./installed-package.ts";
import { readmePrograms } from "./readme-code.ts";
import { use } from "../../support/fixture.ts";

const SECRET = `whsec_${Buffer.alloc(32, 4).toString("base64")}`;
const PATH = "/hooks/crm";

/** A framework's way to take a request. */
type Handle = (request: Request) => Promise<Response>;

/** Returns the handler of a program in the documentation; Express and Fastify serve a port. */
async function handlerOf(
  application: Application,
  name: string,
): Promise<{ handle: Handle; stop: () => Promise<void> }> {
  const module = (await import(pathToFileURL(join(application.folder, name)).href)) as {
    readonly POST?: Handle;
    readonly app?: RequestListener & {
      fetch?: Handle;
      listen?: (options: object) => Promise<string>;
      close?: () => Promise<void>;
    };
  };
  const { POST, app } = module;
  const inProcess = POST ?? app?.fetch;
  if (inProcess) return { handle: inProcess.bind(app), stop: async () => undefined };
  if (name.startsWith("fastify")) {
    const address = (await app?.listen?.({ port: 0, host: "127.0.0.1" })) ?? "";
    return { handle: sendingTo(address), stop: async () => app?.close?.() };
  }
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    handle: sendingTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function sendingTo(address: string): Handle {
  return async (request) =>
    await fetch(address + PATH, { method: "POST", headers: request.headers, body: await request.text() });
}

describe("SDK documentation: webhook receivers in frameworks", function () {
  this.timeout(120_000);
  const application = use(() => installPackage("frameworks"));
  before(() => {
    linkPackages(application, "express", "fastify", "hono");
    for (const [name, code] of readmePrograms) application.write(name, code);
    process.env["CRM_WEBHOOK_SECRET"] = SECRET;
  });
  after(() => delete process.env["CRM_WEBHOOK_SECRET"]);

  for (const name of ["express-receiver.ts", "fastify-receiver.ts", "hono-receiver.ts", "next-route.ts"]) {
    it(`${name} accepts signed events with any whitespace and rejects changed ones`, async () => {
      const { handle, stop } = await handlerOf(application, name);
      const object = { id: "1", version: 1 };
      const body = JSON.stringify({ id: `evt_${name}`, type: "contact.created", data: { object } }, null, 3);
      const headers = { "Content-Type": "application/json", ...(await signTestWebhook(body, SECRET)) };
      const send = async (text: string): Promise<number> =>
        (await handle(new Request(`http://localhost${PATH}`, { method: "POST", headers, body: text }))).status;
      try {
        expect([await send(body), await send(body), await send(`${body} `)]).to.deep.equal([204, 204, 400]);
      } finally {
        await stop();
      }
    });
  }
});
