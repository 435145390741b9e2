import { request } from "node:http";
import { expect } from "chai";
import { eventTypes } from "../../generated/vocabulary.js";
import { tools } from "../../generated/tools.js";
import { exampleArguments } from "../../src/adapters/docs/pages/mcp.ts";
import { startService } from "../support/service.ts";
import { use } from "../support/fixture.ts";

const pages = [
  "",
  "/quick-start",
  "/mcp",
  "/webhooks",
  "/single-sign-on",
  "/personal-data",
  "/configuration",
  "/tutorial",
  "/requests",
];

describe("Documentation: HTTP", () => {
  const service = use(() => startService({ env: { BASE_URL: "https://crm.acme.example" } }));

  const get = async (path: string, headers: Record<string, string> = {}) =>
    await fetch(service.url + path, { headers: { "Accept-Language": "en", ...headers }, redirect: "manual" });

  it("serves each page without inline scripts and styles, under a strict policy", async () => {
    for (const page of pages) {
      const response = await get(`/docs${page}`);
      const text = await response.text();
      expect(response.status, page).to.equal(200);
      expect(text, page).not.to.match(/<script(?![^>]* src=)|<style| on\w+=| style=/);
      const policy = response.headers.get("content-security-policy") ?? "";
      expect(policy).to.include("default-src 'none'").and.not.include("unsafe");
    }
  });

  it("serves all pages in English and French, by header or by link", async () => {
    for (const page of pages) {
      const french = await get(`/docs${page}`, { "Accept-Language": "fr-CA" });
      expect(french.headers.get("content-language"), page).to.equal("fr");
      expect(await french.text())
        .to.include('<html lang="fr">')
        .and.include("?lang=en");
      const chosen = await (await get(`/docs${page}?lang=fr`)).text();
      expect(chosen).to.include('<html lang="fr">').and.include("quick-start?lang=fr");
    }
  });

  it("links only to existing pages and files, with relative addresses that work behind a path prefix", async () => {
    for (const page of [...pages, "/unknown/page"]) {
      const text = await (await get(`/docs${page}?lang=fr`)).text();
      const links = [...text.matchAll(/(?:href|src|data-document)="([^"#:]+)"/g)].map(([, link]) => link ?? "");
      expect(links.length).to.be.above(7);
      for (const link of new Set(links)) {
        expect(link).not.to.match(/^\//);
        const { pathname, search } = new URL(link, `https://proxy.example/crm/docs${page}`);
        expect(pathname, `${page}: ${link}`).to.match(/^\/crm\//);
        expect((await get(pathname.slice("/crm".length) + search)).status, `${page}: ${link}`).to.equal(200);
      }
    }
  });

  it("lets browsers cache files permanently and check pages by ETag", async () => {
    const page = await get("/docs");
    const [file = ""] = /docs\/assets\/swagger-ui\.[0-9a-f]{12}\.js/.exec(await page.text()) ?? [];
    expect((await get(`/${file}`)).headers.get("cache-control")).to.equal("public, max-age=31536000, immutable");
    expect((await get(`/${file.replace(/\.[0-9a-f]{12}/, ".000000000000")}`)).status).to.equal(404);
    for (const path of ["/docs", "/openapi.json"]) {
      const tag = (await get(path)).headers.get("etag") ?? "";
      expect((await get(path, { "If-None-Match": tag })).status, path).to.equal(304);
    }
  });

  it("compresses files for clients that accept gzip, and only for them", async () => {
    for (const [accepted, encoding] of [
      ["gzip", "gzip"],
      ["identity", undefined],
    ] as const) {
      const headers = await headersOf(`${service.url}/openapi.json`, { "accept-encoding": accepted });
      expect(headers["content-encoding"]).to.equal(encoding);
    }
  });

  it("serves the same document at /openapi.json as GET /v1/openapi.json", async () => {
    const [short, long] = await Promise.all(
      ["", "/v1"].map(async (path) => (await get(`${path}/openapi.json`)).json()),
    );
    expect(short).to.deep.equal(long);
  });

  it("answers unknown paths with a page and status 404, and other methods with 405", async () => {
    for (const path of ["/docs/nothing", "/docs/mcp/", "/docs/assets/nothing.js", "/docs/a/b"]) {
      const response = await get(path);
      expect(response.status, path).to.equal(404);
      expect(await response.text()).to.include("Page not found");
    }
    const posted = await fetch(`${service.url}/docs/mcp`, { method: "POST" });
    expect([posted.status, posted.headers.get("allow")]).to.deep.equal([405, "GET, HEAD"]);
    const moved = await get("/docs/?lang=fr");
    expect([moved.status, moved.headers.get("location")]).to.deep.equal([308, "../docs?lang=fr"]);
  });

  it("shows all tools with valid examples, and all events with their payloads", async () => {
    const mcp = await (await get("/docs/mcp")).text();
    for (const tool of tools) {
      expect(mcp).to.include(`<h3 id="${tool.definition.name}">`);
      const example = exampleArguments(tool.definition.inputSchema);
      expect(
        tool.validateInput({ ...tool.defaults, ...example }),
        `${tool.definition.name} ${JSON.stringify(example)}`,
      ).to.equal(true);
    }
    const webhooks = await (await get("/docs/webhooks")).text();
    for (const name of eventTypes) expect(webhooks).to.include(`<details id="${name}">`);
    expect(webhooks).to.include("https://crm.acme.example/v1/webhooks");
  });
});

async function headersOf(url: string, headers: Record<string, string>) {
  return await new Promise<Record<string, unknown>>((resolve, reject) => {
    request(url, { headers }, (response) => {
      response.resume();
      resolve(response.headers);
    })
      .on("error", reject)
      .end();
  });
}
