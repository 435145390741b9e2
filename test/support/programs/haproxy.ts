import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { until } from "../queue.ts";
import { freePort } from "../free-port.ts";

/** A running HAProxy with the configuration of scripts/deployment. */
export interface Proxy {
  readonly url: string;
  stop(): Promise<void>;
}

const HOW = "haproxy is not installed: `apt-get install haproxy` (Debian, Ubuntu) or `brew install haproxy`.";
const EXAMPLE = fileURLToPath(new URL("../../../scripts/deployment/haproxy.cfg", import.meta.url));

/** Returns whether haproxy is installed; throws with CI=true if it is not. */
export function haproxyIsHere(): boolean {
  if (spawnSync("haproxy", ["-v"]).status === 0) return true;
  if (process.env["CI"] === "true") throw new Error(`${HOW} With CI=true that is a failure.`);
  process.stderr.write(`\n  The tests with several hosts do not run: ${HOW}\n`);
  return false;
}

/** Starts HAProxy in front of services. Of the example, only the addresses are replaced, and TLS is left out. */
export async function startHaproxy(services: readonly { readonly url: string }[]): Promise<Proxy> {
  const [port, plain] = [await freePort(), await freePort()];
  const addresses = services.map(({ url }) => new URL(url).host);
  const config = readFileSync(EXAMPLE, "utf8")
    .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
    .replace("bind :80", `bind 127.0.0.1:${plain}`)
    .replace(/10\.0\.0\.1(\d):3000/g, (_, number: string) => addresses[Number(number) - 1] ?? "");
  const file = join(mkdtempSync(join(tmpdir(), "crm-haproxy-")), "haproxy.cfg");
  writeFileSync(file, config);
  const child = spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
  const exit = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200, "HAProxy");
  return {
    url,
    async stop() {
      child.kill("SIGKILL");
      await exit;
    },
  };
}
