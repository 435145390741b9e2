// `npm run bench:dev`: the time from a save to its effect in `npm run dev`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startDev } from "../support/programs/dev.ts";
import { copyProject, editFile } from "../support/programs/project-copy.ts";
import { rpc, sendMcp } from "../support/mcp/mcp.ts";
import { median } from "./report.ts";

const { values: options } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });
/** Longer than the emitters of types, so that each save finds an idle process, as when a person edits. */
const BETWEEN_SAVES_MS = 6_000;
const TARGETS = { description: 1_000, "description of a tool": 1_000, field: 2_000 };

const root = copyProject("bench-dev");
const dataDir = mkdtempSync(join(tmpdir(), "bench-dev-"));
const dev = await startDev(root, dataDir);
const target = { url: dev.url, token: dev.createKey() };
const times = new Map<string, number[]>();
const TITLE = "        title: { description: Short";

try {
  for (let round = 1; round <= Number(options.rounds); round++) {
    const mark = `Round ${String(round)}.`;
    const edit = (path: string, from: string, to: string) => () => editFile(root, path, [from, to]);
    await measure("description", edit("openapi/tasks.yaml", "summary: ", `summary: ${mark} `), isPublished(mark));
    await measure(
      "description of a tool",
      edit("tool-schemas/crm/add_crm_note.json", '"description": "', `"description": "${mark} `),
      async () => (await listTools())?.text.includes(mark) ?? false,
    );
    const field = `added_${String(round)}`;
    const line = `        ${field}: { description: Added., type: [integer, "null"] }\n${TITLE}`;
    await measure("field", edit("openapi/tasks.yaml", TITLE, line), isPublished(field));
    const served = dev.output().split("Served after").length;
    const main = join(root, "src/server/run.ts");
    const save = () => writeFileSync(main, `${readFileSync(main, "utf8")}\n`);
    await measure("source", save, () => dev.output().split("Served after").length > served);
  }
} finally {
  await dev.interrupt();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(root, { recursive: true });
}

/** Null if the service is replaced at this moment, which closes the connection that the client kept open. */
async function listTools() {
  return await sendMcp(target, rpc("tools/list")).catch(() => null);
}

/**
 * Returns a function that asks whether the published document contains a text. It sends the last ETag, because transferring
 * the unchanged document again and again would slow the generator down.
 */
function isPublished(text: string): () => Promise<boolean> {
  let etag = "";
  return async () => {
    const response = await fetch(`${dev.url}/openapi.json`, { headers: { "If-None-Match": etag } }).catch(() => null);
    if (response?.status !== 200) return false;
    etag = response.headers.get("ETag") ?? "";
    return (await response.text()).includes(text);
  };
}

for (const [name, measured] of times) {
  const goal = Object.entries(TARGETS).find(([key]) => key === name)?.[1];
  const value = median(measured);
  const range = `${Math.min(...measured).toFixed(0)}–${Math.max(...measured).toFixed(0)}`;
  console.log(
    `${name.padEnd(24)} ${value.toFixed(0)} ms (${range})${goal === undefined ? "" : `, target ≤ ${String(goal)}`}`,
  );
  if (goal !== undefined && value > goal) process.exitCode = 1;
}
for (const line of dev.output().match(/^Served after.*$/gm) ?? []) console.log(`  ${line}`);

async function measure(name: string, save: () => void, isServed: () => boolean | Promise<boolean>): Promise<void> {
  await pause(BETWEEN_SAVES_MS);
  const started = performance.now();
  save();
  await dev.until(isServed);
  times.set(name, [...(times.get(name) ?? []), performance.now() - started]);
}
