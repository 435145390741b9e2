import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { identities, type Identity } from "../../server/identity.ts";
import { crm } from "../../server/program.ts";
import { useFixture } from "../../support/fixture.ts";
import { SECRET_KEY } from "../../support/service.ts";
import { nodeRelease, nodeReleases } from "../../support/programs/node-releases.ts";

const home = resolve(import.meta.dirname, "../../..");
const [me] = identities() as [Identity, ...Identity[]];
const runFile = promisify(execFile);

interface Stored {
  readonly id: string;
  readonly email: string;
  readonly lead_score: number;
}
interface Answer {
  readonly data: Stored & readonly Stored[];
  readonly meta: { readonly total: number };
  readonly result: { readonly isError?: boolean; readonly structuredContent: unknown };
}

describe("Documentation: quick start", function () {
  // npm installs packages and releases of Node.
  this.timeout(300_000);
  const fixture = useFixture({ atOwnUrl: true });
  let blocks: readonly string[];
  let application = "";
  let key = "";

  before(async () => {
    const page = await fetch(`${fixture.service.url}/docs/quick-start?lang=en`);
    blocks = [...(await page.text()).matchAll(/<pre><code[^>]*>([\s\S]*?)<\/code><\/pre>/g)].map(([, code = ""]) =>
      unescaped(code),
    );
  });
  after(() => rm(application, { recursive: true, force: true }));

  const block = (part: string): string => {
    const found = blocks.find((one) => one.includes(part));
    if (found === undefined) throw new Error(`The quick start has no code with ${part}.`);
    return found;
  };
  const shell = async (code: string): Promise<Answer> => {
    const env = { PATH: process.env["PATH"], CRM: fixture.service.url, KEY: key };
    const { stdout } = await runFile("/bin/sh", ["-ec", code], { env });
    return JSON.parse(stdout) as Answer;
  };

  it("creates a key with the command of the page, for the organization and the user of the reader", async () => {
    const { organization, service } = fixture;
    const command = block("crm keys create")
      .replace("--org demo", `--org ${organization.record.slug}`)
      .replace("demo@northwind.example", organization.owner.email);
    const env = { DATABASE_URL: service.database.url, SECRET_KEY, BASE_URL: service.url };
    const { status, stdout, stderr } = await crm(command.split(" ").slice(2), { as: me, env });
    expect(status, stderr).to.equal(0);
    key = /crs_\w{38}/.exec(stdout)?.[0] ?? "";
    expect(block("export CRM=")).to.equal(`export CRM=${service.url} KEY=crs_…`);
  });

  it("creates, lists and changes a contact with curl", async () => {
    const created = await shell(block('-d \'{"entity_type"'));
    expect(created.data).to.include({ email: "mary@somerville.example", version: 1 });
    const listed = await shell(block("page_size=2"));
    expect(listed.data.map(({ id }) => id)).to.deep.equal([created.data.id]);
    expect(listed.meta.total).to.equal(1);
    const changed = await shell(block("If-Match").replace("/ID", `/${created.data.id}`));
    expect(changed.data).to.include({ id: created.data.id, lead_score: 80 });
  });

  it("packs and installs the SDK with the commands of the page", async () => {
    application = await mkdtemp(join(tmpdir(), "crm-quick-start-"));
    const commands = block("sdk:pack").replaceAll("../crm-app", application);
    await runFile("/bin/sh", ["-ec", commands], { cwd: home, env: process.env });
    await writeFile(join(application, "first-calls.mjs"), block(`from "customer-relationship-sdk"`));
  });

  for (const version of nodeReleases) {
    it(`creates and lists contacts with the program of the page on Node ${version}`, async () => {
      const node = join(await nodeRelease(version), "node");
      const env = { KEY: key, CRM: fixture.service.url };
      const { stdout } = await runFile(node, ["first-calls.mjs"], { cwd: application, env });
      const contacts = (await fixture.crm.get("/v1/entities?entity_type=contact")).list("data");
      expect(stdout.trim().split("\n")).to.have.members(contacts.map(({ id }) => id));
      const grace = contacts.find(({ email }) => email === "grace@navy.example");
      await fixture.crm.delete(`/v1/entities/${String(grace?.["id"])}`);
    });
  }

  it("shows a program that compiles in strict mode", async () => {
    const compilerOptions = {
      strict: true,
      noEmit: true,
      allowJs: true,
      checkJs: true,
      target: "ES2022",
      module: "NodeNext",
      types: [join(home, "node_modules/@types/node")],
      skipLibCheck: true,
    };
    const config = join(application, "tsconfig.json");
    await writeFile(config, JSON.stringify({ compilerOptions, files: ["first-calls.mjs"] }));
    const compiler = join(home, "node_modules/@typescript/native/bin/tsc");
    execFileSync(process.execPath, [compiler, "-p", config], { stdio: "pipe" });
  });

  it("finds the contact with a tool over MCP", async () => {
    const { result } = await shell(block("tools/call"));
    expect(result.isError ?? false, JSON.stringify(result)).to.equal(false);
    expect(JSON.stringify(result.structuredContent)).to.include("mary@somerville.example");
    expect(block("claude mcp add")).to.include(`${fixture.service.url}/mcp`);
  });
});

/** Decodes the character references that pages contain. */
function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
