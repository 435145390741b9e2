import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { operations } from "../../generated/operations.js";
import { consolePaths } from "../../src/base/contract/console-paths.ts";
import { textsFr } from "../../src/adapters/console/texts/fr.ts";
import { pageVisitor, signInOnPage } from "../support/sign-in/pages.ts";
import { callerAt } from "../support/caller.ts";
import { useFixture } from "../support/fixture.ts";
import { plainSpaces } from "../support/french.ts";
import { root } from "../server/identity.ts";
import { actionNames } from "../../src/adapters/console/settings/activity/action-names.ts";

const MAX_FIRST_PAGE = 150_000;
const MAX_LAZY_FILE = 40_000;
const assets = join(root, "generated/console/assets");

const sizeOf = (name: string): number => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length;

/** Returns the scripts that a page names. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\/console\/assets\/([^"]+\.js)"/g)].map(([, name]) => name ?? "");

/** Returns a script and those that it imports at once. */
function withImports(name: string): string[] {
  const text = readFileSync(join(assets, name), "utf8");
  const imported = [...text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, other]) => other ?? "");
  return [name, ...imported];
}

describe("Console", () => {
  const fixture = useFixture();
  const signedIn = async () => {
    const visitor = pageVisitor(fixture.service.url);
    await signInOnPage(visitor, fixture.organization.owner);
    return visitor;
  };

  it("is served at each of its paths to signed-in users", async () => {
    const visitor = await signedIn();
    for (const path of consolePaths) {
      const page = await visitor.open(path.replace(":id", "any"));
      expect(page.status, path).to.equal(200);
      expect(page.text, path).to.include('<div id="console">');
      expect(page.headers.get("content-security-policy")).to.include("require-trusted-types-for 'script'");
      expect(page.headers.get("cache-control")).to.equal("no-cache");
    }
    for (const unknown of ["/settings/unknown", "/settings/ai/unknown/unknown", "/calendar/1", "/nothing"]) {
      const page = await visitor.open(unknown);
      expect([page.status, page.text.includes('<div id="console">')], unknown).to.deep.equal([404, true]);
    }
    for (const other of ["/book/nobody/nothing", "/docs/nothing"])
      expect((await visitor.open(other)).text, other).not.to.include('<div id="console">');
  });

  it("sends other visitors to the sign-in and back", async () => {
    const visitor = pageVisitor(fixture.service.url);
    expect((await visitor.open("/settings/api-keys?page=2")).location).to.equal(
      `/sign-in?return_to=${encodeURIComponent("/settings/api-keys?page=2")}`,
    );
    expect((await visitor.open("/")).location).to.equal("/sign-in");
  });

  it("leaves programs that expect JSON and other methods their errors", async () => {
    const program = callerAt(fixture.service.url);
    for (const path of consolePaths) {
      expect((await program.get(path, { Accept: "application/json" })).at("code"), path).to.equal("no_such_route");
      expect((await program.post(path, {})).at("code"), path).to.equal("no_such_route");
    }
  });

  it("has no path below which the service answers itself", () => {
    const own = [...operations.map(({ path }) => path), "/mcp", "/oauth", "/scim", "/docs", "/book", "/team", "/a"];
    const first = (path: string): string => path.split("/")[1] ?? "";
    const taken = new Set([...own, "/u", "/f", "/h", "/pages", "/.well-known", "/livez", "/readyz"].map(first));
    expect(consolePaths.filter((path) => path !== "/" && taken.has(first(path)))).to.deep.equal([]);
  });

  it("serves its files compressed and permanently cacheable, and no other files", async () => {
    const script = readdirSync(assets).find((name) => name.endsWith(".js")) ?? "";
    const answer = await fetch(`${fixture.service.url}/console/assets/${script}`);
    expect(answer.headers.get("cache-control")).to.equal("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-encoding")).to.equal("gzip");
    expect(await answer.text()).to.equal(readFileSync(join(assets, script), "utf8"));
    for (const other of ["unknown.js", "..%2Findex.html", "%2e%2e/index.html"])
      expect((await fetch(`${fixture.service.url}/console/assets/${other}`)).status, other).to.equal(404);
  });

  it("loads at most 150 kB of compressed scripts for its first page", async () => {
    const { text } = await (await signedIn()).open("/");
    const scripts = scriptsOf(text);
    const lazyPages = readdirSync(assets).filter((name) => /^(home|fr)-.*js$/.test(name));
    const loaded = new Set([...scripts, ...lazyPages].flatMap(withImports));
    expect(scripts).not.to.have.length(0);
    expect([...loaded].reduce((sum, name) => sum + sizeOf(name), 0)).to.be.at.most(MAX_FIRST_PAGE);
  });

  it("loads at most 40 kB of compressed script for each further part", async () => {
    const first = new Set(scriptsOf((await (await signedIn()).open("/")).text));
    const large = readdirSync(assets).filter((name) => !first.has(name) && sizeOf(name) > MAX_LAZY_FILE);
    expect(large).to.deep.equal([]);
  });

  it("uses non-breaking spaces in French", () => {
    const textsOf = (value: unknown): string[] =>
      typeof value === "string" ? [value] : Object.values(value as object).flatMap(textsOf);
    expect(textsOf(textsFr).flatMap(plainSpaces)).to.deep.equal([]);
  });
});

/** Returns the actions that a file of the service writes to the activity log. */
function actionsIn(file: string): string[] {
  const text = readFileSync(join(root, "src", file), "utf8");
  const calls = /(?:\b(?:logAction|note)\((?:[^()"`]|\([^()]*\))*|\baction: )"([a-z]\w+\.[a-z]\w+)"/gi;
  return [...text.matchAll(calls)].map(([, action = ""]) => action);
}

describe("Names of the actions of the activity log", () => {
  it("exist in both languages for each action that the service logs", () => {
    const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts") && !name.startsWith("adapters/console/"),
    );
    expect(files).to.include("features/accounts/members.ts");
    const logged = [...new Set(files.flatMap(actionsIn))];
    expect(logged).to.include.members(["members.create", "apiKeys.update", "hostDecisions.cancel"]);
    expect(logged.filter((action) => !(action in actionNames))).to.deep.equal([]);
  });
});
