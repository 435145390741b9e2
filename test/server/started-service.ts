import type { ChildProcess } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { folderOf, type Identity } from "./identity.ts";
import { linesUntil, start } from "./program.ts";
import { freePort } from "../support/free-port.ts";

/** The address of the demo user. */
export const EMAIL = "demo@northwind.example";

/** Environment variables of the service. */
export type Env = Record<string, string>;
/** A record of a list. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns variables for an empty folder and free ports. */
export async function freshEnvironment(as: Identity): Promise<Env> {
  const [port, adminPort] = [await freePort(), await freePort()];
  return { DATA_DIR: folderOf(as), PORT: String(port), ADMIN_PORT: String(adminPort), LOG_LEVEL: "warn" };
}

/** Starts the service; returns the process and the lines that it prints until it is ready. */
export async function startService(as: Identity, env: Env): Promise<[ChildProcess, string]> {
  const service = start(["src/main.mjs"], { as, env });
  const demo = env["DEMO"] !== "off" && env["NODE_ENV"] !== "production";
  const lines = await linesUntil(service, demo ? /npx crm keys create/ : /^ {2}Database/);
  return [service, lines.join("\n")];
}

/** Signs in as the demo user; returns the status. */
export async function signIn(env: Env, password: string): Promise<number> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ email: EMAIL, password });
  return (await fetch(`${urlOf(env)}/v1/session`, { method: "POST", headers, body })).status;
}

/** Returns a page of a list with the API key. Waits if the key has used up its rate limit. */
export async function list(env: Env, key: string, what = "entities"): Promise<{ total: number; records: Fields[] }> {
  const page = what.includes("?") ? "&page_size=50" : "?page_size=50";
  const answer = await fetch(`${urlOf(env)}/v1/${what}${page}`, { headers: { "X-API-Key": key } });
  if (answer.status === 429) {
    await setTimeout(1_000 * Number(answer.headers.get("retry-after")));
    return await list(env, key, what);
  }
  if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
  const { data, meta } = (await answer.json()) as { data: Fields[]; meta: { total: number } };
  return { total: meta.total, records: data };
}

/** Returns the value after a name in the lines of the start. */
export function valueOf(banner: string, name: string): string {
  return new RegExp(`^ +${name} +(\\S+)$`, "m").exec(banner)?.[1] ?? "";
}

/** Returns the address of the service. */
export function urlOf(env: Env): string {
  return `http://localhost:${env["PORT"] ?? ""}`;
}
