import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { startFixtureServer } from "./fixture-server.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const BIN = path("../../node_modules/@modelcontextprotocol/conformance/dist/index.js");

/** Scenarios that must pass. The others test features that a server of tools in plain JSON does not have. */
const PASSING = [
  "server-initialize",
  "ping",
  "tools-list",
  "tools-call-simple-text",
  "tools-call-image",
  "tools-call-audio",
  "tools-call-embedded-resource",
  "tools-call-mixed-content",
  "tools-call-error",
  "json-schema-2020-12",
  "dns-rebinding-protection",
];

describe("MCP: conformance scenarios for servers", () => {
  it("passes all scenarios except those in the baseline", async () => {
    const server = await startFixtureServer();
    const baseline = ["--expected-failures", path("conformance-baseline.yml")];
    const child = spawn(process.execPath, [BIN, "server", "--suite", "all", "--url", server.url, ...baseline], {
      stdio: "pipe",
    });
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    const [status] = (await once(child, "close")) as [number | null];
    await server.close();
    expect(status, printed).to.equal(0);
    for (const scenario of PASSING) expect(printed).to.match(new RegExp(`✓ ${scenario}: [1-9]\\d* passed, 0 failed`));
  });
});
