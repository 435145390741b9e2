import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "chai";
import { createKey } from "../support/accounts/people.ts";
import { useFixture } from "../support/fixture.ts";

const BIN = "../../node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js";
const run = promisify(execFile);

describe("MCP: command line of the MCP Inspector", () => {
  const fixture = useFixture();
  let home = "";
  let token = "";
  before(async () => {
    home = await mkdtemp(join(tmpdir(), "inspector-"));
    token = await createKey(fixture.service, { user: fixture.organization.owner, mcp_access: true });
  });
  after(() => rm(home, { recursive: true, force: true }));

  /** Returns the output as JSON and the warnings. Throws if the command fails. */
  async function inspect(...more: string[]): Promise<{ printed: string; warnings: string }> {
    const where = [`${fixture.service.url}/mcp`, "--transport", "http", "--header", `Authorization: Bearer ${token}`];
    const env = { PATH: process.env["PATH"], HOME: home };
    const bin = fileURLToPath(new URL(BIN, import.meta.url));
    const words = [bin, "--cli", ...where, ...more, "--format", "json"];
    const { stdout, stderr } = await run(process.execPath, words, { env });
    return { printed: JSON.stringify(JSON.parse(stdout)), warnings: stderr };
  }

  it("reports every schema as portable", async () => {
    const { printed, warnings } = await inspect("--strict", "--method", "tools/list");
    expect(printed).to.include('"search_crm"');
    expect(warnings).to.not.match(/warning/i);
  });

  it("calls a tool successfully", async () => {
    const call = ["--method", "tools/call", "--tool-name", "search_crm", "--tool-arg", "query=ada"];
    expect((await inspect(...call)).printed).to.include('"total":0');
  });
});
