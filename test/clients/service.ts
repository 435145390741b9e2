import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { stopped } from "./programs.ts";
import { freePort } from "../support/free-port.ts";

const home = resolve(import.meta.dirname, "../..");

/** A service with an embedded database, which only the clients use. */
export interface Service {
  readonly url: string;
  /** Resolves when the service is ready; rejects with its output if it does not start. */
  isReady(): Promise<void>;
  /** Creates an API key and the custom field that the clients set. Returns the key. */
  prepare(): Promise<string>;
  /** Resolves when the service has stopped. */
  close(): Promise<void>;
}

/** Starts a service that stores its data in a folder. */
export async function startService(folder: string): Promise<Service> {
  const [port, adminPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const ports = { HOST: "127.0.0.1", PORT: String(port), ADMIN_PORT: String(adminPort) };
  // No other variables: DATABASE_URL could name the database of another service.
  const settings = { DATA_DIR: join(folder, "data"), RATE_LIMITS: "off", ...ports };
  const env = { PATH: process.env["PATH"], ...settings };
  const log = join(folder, "service.log");
  const output = openSync(log, "w");
  const child = spawn(process.execPath, [join(home, "src/main.mjs")], { env, stdio: ["ignore", output, output] });
  closeSync(output);
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    url,
    isReady: async () => {
      for (let attempt = 0; attempt < 240 && !hasEnded(); attempt++) {
        const response = await fetch(`${url}/readyz`).catch(() => null);
        if (response?.ok) return;
        await pause(500, undefined, { signal: stopped });
      }
      throw new Error(`The service did not start:\n${readFileSync(log, "utf8")}`);
    },
    prepare: () => prepare(url, env),
    close: async () => {
      if (hasEnded()) return;
      const exit = once(child, "exit");
      child.kill();
      await exit;
    },
  };
}

async function prepare(url: string, env: NodeJS.ProcessEnv): Promise<string> {
  const args = ["keys", "create", "--org", "demo", "--user", "demo@northwind.example", "--scopes", "*", "--json"];
  const text = execFileSync(process.execPath, [join(home, "src/cli/crm.mjs"), ...args], { encoding: "utf8", env });
  const key = /crs_\w{38}/.exec(text)?.[0];
  if (key === undefined) throw new Error("crm keys create printed no key.");
  const body = JSON.stringify({ entity_type: "contact", key: "tier", label: "Tier", type: "text" });
  const headers = { "X-API-Key": key, "Content-Type": "application/json" };
  const response = await fetch(`${url}/v1/custom-fields`, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`The custom field was not created: ${await response.text()}`);
  return key;
}
