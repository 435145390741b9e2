import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createContext, runInContext } from "node:vm";
import { expect } from "chai";
import { build } from "esbuild";
import type { Browser } from "playwright-core";
import { chromiumIsHere, openWindow, startChromium } from "../../support/programs/chromium.ts";
import { installPackage, PACKAGE } from "./installed-package.ts";
import { use } from "../../support/fixture.ts";

/** The globals that Node, Deno, Bun, workers and browsers have in common; `process` and `Buffer` are not among them. */
const WEB = [
  "AbortController",
  "AbortSignal",
  "Blob",
  "Headers",
  "Request",
  "Response",
  "ReadableStream",
  "TextDecoder",
  "TextEncoder",
  "URL",
  "URLSearchParams",
  "atob",
  "btoa",
  "clearTimeout",
  "crypto",
  "fetch",
  "performance",
  "queueMicrotask",
  "setTimeout",
  "Uint8Array",
  "ArrayBuffer",
];
const page = { data: [{ id: "1" }], meta: { total: 1, page: 1, page_size: 1, next_cursor: null } };

const PROGRAM = `
  import { Crm, signTestWebhook, verifyWebhook } from "${PACKAGE}";
  export async function run(options) {
    const crm = new Crm(options);
    const records = await crm.entities.list().toArray({ limit: 5 });
    const { user_agent } = await crm.entities.create({ body: { entity_type: "contact", first_name: "Ada" } });
    const body = JSON.stringify({ id: "evt_1", type: "webhook.test" });
    const event = await verifyWebhook(body, await signTestWebhook(body, "whsec_AAAA"), "whsec_AAAA");
    return JSON.stringify([records, user_agent, event.id]);
  }
`;

describe("SDK in runtimes without Node's globals", function () {
  this.timeout(120_000);
  let origin: string;
  const files = new Map<string, string>([["/", "<!doctype html><title>SDK</title>"]]);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? "");
    response.setHeader(
      "Content-Type",
      file === undefined ? "application/json" : request.url === "/" ? "text/html" : "text/javascript",
    );
    const created = { data: { id: "1", user_agent: request.headers["user-agent"] } };
    response.end(file ?? JSON.stringify(request.method === "POST" ? created : page));
  });

  const application = use(() => installPackage("runtimes"));
  before(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  async function bundle(format: "esm" | "iife", code = PROGRAM): Promise<string> {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: application.folder },
      bundle: true,
      write: false,
      format,
      globalName: "sdk",
      platform: "browser",
      logLevel: "silent",
    });
    return outputFiles[0]?.text ?? "";
  }

  it("sends requests and verifies webhooks with web globals only, as in Deno, Bun and workers", async () => {
    const globals = Object.fromEntries(WEB.map((name) => [name, Reflect.get(globalThis, name) as unknown]));
    const context = createContext(globals);
    const code = `${await bundle("iife")}; sdk.run({ apiKey: "crs_test", baseUrl: ${JSON.stringify(origin)} })`;
    const result = JSON.parse(await (runInContext(code, context) as Promise<string>)) as unknown[];
    expect(result[0]).to.deep.equal(page.data);
    expect(result[1]).to.match(/^crm-sdk\//);
    expect(result[2]).to.equal("evt_1");
  });

  if (chromiumIsHere()) {
    describe("in Chromium", () => {
      let browser: Browser;
      before(async () => {
        browser = await startChromium();
        files.set("/sdk.js", await bundle("esm"));
        const worker =
          "self.onmessage = async ({ data, ports: [port] }) => port.postMessage(await run(data).catch(String));";
        files.set("/worker.js", await bundle("iife", `${PROGRAM}\n${worker}`));
      });
      after(() => browser.close());

      it("runs in a page with its own User-Agent, and refuses a secret key", async () => {
        const visitor = await openWindow(browser);
        const { page: tab, complaints } = visitor;
        await tab.goto(origin);
        const run = (options: object): Promise<string> =>
          tab.evaluate(`import("/sdk.js").then(({ run }) => run(${JSON.stringify(options)})).catch(String)`);
        const [records, agent, id] = JSON.parse(await run({ baseUrl: origin })) as [object[], string, string];
        expect([records, id]).to.deep.equal([page.data, "evt_1"]);
        expect(agent).to.match(/^Mozilla\//);
        expect(await run({ baseUrl: origin, apiKey: "crs_test" })).to.match(/^TypeError: Do not use a secret key/);
        const allowed = await run({ baseUrl: origin, apiKey: "crs_test", dangerouslyAllowBrowser: true });
        expect(JSON.parse(allowed)).to.deep.equal([records, agent, id]);
        expect(complaints).to.deep.equal([]);
        await visitor.close();
      });

      it("runs in a service worker, which also refuses a secret key", async () => {
        const visitor = await openWindow(browser);
        const { page: tab } = visitor;
        await tab.goto(origin);
        const run = (options: object): Promise<string> =>
          tab.evaluate(`(async () => {
            await navigator.serviceWorker.register("/worker.js");
            const { active } = await navigator.serviceWorker.ready;
            const { port1, port2 } = new MessageChannel();
            const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
            active.postMessage(${JSON.stringify(options)}, [port2]);
            return answer;
          })()`);
        const [records] = JSON.parse(await run({ baseUrl: origin })) as [object[]];
        expect(records).to.deep.equal(page.data);
        expect(await run({ baseUrl: origin, apiKey: "crs_test" })).to.match(/^TypeError: Do not use a secret key/);
        await visitor.close();
      });
    });
  }
});
