import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { startFixtureServer } from "./fixture-server.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const OLDER = path("../../../node_modules/@modelcontextprotocol/conformance/dist/index.js");
/** The release that knows revision 2026-07-28. */
const NEWER = path("../../../node_modules/conformance-authorization/dist/index.js");

/** Scenarios that must pass. The others test features that a server in plain JSON does not have. */
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
  "completion-complete",
  "resources-list",
  "resources-read-text",
  "resources-read-binary",
  "resources-templates-read",
  "prompts-list",
  "prompts-get-simple",
  "prompts-get-with-args",
  "prompts-get-embedded-resource",
  "prompts-get-with-image",
];

/** Scenarios of revision 2026-07-28 that must pass, besides those that the older versions share. */
const PASSING_STATELESS = [
  "server-stateless",
  "caching",
  "sep-2164-resource-not-found",
  "http-header-validation",
  ...["basic-elicitation", "basic-sampling", "basic-list-roots", "request-state", "multiple-input-requests"].map(asked),
  ...["multi-round", "missing-input-response", "non-tool-request", "result-type", "unsupported-methods"].map(asked),
  ...["tampered-state", "capability-check", "ignore-extra-params", "validate-input"].map(asked),
];

function asked(name: string): string {
  return `input-required-result-${name}`;
}

/** Runs the scenarios against the production endpoint; returns the output if all expected ones pass. */
async function run(bin: string, selection: readonly string[], baseline: string): Promise<string> {
  const server = await startFixtureServer();
  const options = [...selection, "--url", server.url, "--expected-failures", path(baseline)];
  const child = spawn(process.execPath, [bin, "server", ...options], { stdio: "pipe" });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const [status] = (await once(child, "close")) as [number | null];
  await server.close();
  expect(status, printed).to.equal(0);
  return printed;
}

function expectPassed(printed: string, scenarios: readonly string[]): void {
  for (const scenario of scenarios) expect(printed).to.match(new RegExp(`✓ ${scenario}: [1-9]\\d* passed, 0 failed`));
}

describe("MCP: conformance scenarios for servers", () => {
  it("passes all scenarios except those in the baseline", async () => {
    expectPassed(await run(OLDER, ["--suite", "all"], "baseline.yml"), PASSING);
  });

  it("passes what version 2025-11-25 requires except what needs streams", async () => {
    expectPassed(await run(NEWER, ["--requirements", "2025-11-25"], "baseline-2025-11-25.yml"), PASSING);
  });

  it("passes what revision 2026-07-28 requires except what needs streams", async () => {
    const shared = PASSING.filter((name) => !["server-initialize", "ping"].includes(name));
    const printed = await run(NEWER, ["--requirements", "2026-07-28"], "baseline-2026-07-28.yml");
    expectPassed(printed, [...shared, ...PASSING_STATELESS]);
  });
});
