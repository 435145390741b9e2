import { execFile, execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { identities, type Identity } from "../../server/identity.ts";
import { crm } from "../../server/program.ts";
import { useFixture } from "../../support/fixture.ts";
import { SECRET_KEY } from "../../support/service.ts";
import { installPackage, linkPackages, PACKAGE, type Application } from "./installed-package.ts";
import { startProgram } from "./programs.ts";

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
  this.timeout(60_000);
  const fixture = useFixture({ atOwnUrl: true });
  let blocks: readonly string[];
  let application: Application;
  let key = "";

  before(async () => {
    const page = await fetch(`${fixture.service.url}/docs/quick-start?lang=en`);
    blocks = [...(await page.text()).matchAll(/<pre><code[^>]*>([\s\S]*?)<\/code><\/pre>/g)].map(([, code = ""]) =>
      unescaped(code),
    );
    application = installPackage("quick-start");
    linkPackages(application, "@types/node", "undici-types");
  });

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
    expect(created.data).to.include({ email: "ada@analytical.example", version: 1 });
    const listed = await shell(block("page_size=2"));
    expect(listed.data.map(({ id }) => id)).to.deep.equal([created.data.id]);
    expect(listed.meta.total).to.equal(1);
    const changed = await shell(block("If-Match").replace("/ID", `/${created.data.id}`));
    expect(changed.data).to.include({ id: created.data.id, lead_score: 80 });
  });

  it("creates and lists contacts with the package that sdk:pack writes, in strict TypeScript", async () => {
    const code = block(`from "${PACKAGE}"`);
    const path = application.write("main.ts", code);
    const compilerOptions = {
      ...{ strict: true, noEmit: true, target: "ES2022", module: "NodeNext", types: ["node"] },
      skipLibCheck: true,
    };
    application.write("tsconfig.json", JSON.stringify({ compilerOptions, files: ["main.ts"] }));
    const compiler = join(home, "node_modules/@typescript/native/bin/tsc");
    execFileSync(process.execPath, [compiler, "-p", application.folder], { stdio: "pipe" });
    const program = startProgram(path, { KEY: key });
    expect(await program.ended).to.equal(0);
    const contacts = (await fixture.crm.get("/v1/entities?entity_type=contact")).list("data");
    expect(program.lines).to.have.members(contacts.map(({ id }) => id));
    expect(contacts.map(({ email }) => email)).to.have.members(["ada@analytical.example", "grace@navy.example"]);
  });

  it("finds the contact with a tool over MCP", async () => {
    const { result } = await shell(block("tools/call"));
    expect(result.isError ?? false, JSON.stringify(result)).to.equal(false);
    expect(JSON.stringify(result.structuredContent)).to.include("ada@analytical.example");
    expect(block("claude mcp add")).to.include(`${fixture.service.url}/mcp`);
  });
});

/** Decodes the character references that pages contain. */
function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
