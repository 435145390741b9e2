import { setTimeout as pause } from "node:timers/promises";
import type { Caller } from "./caller.ts";
import type { Answer } from "./wire.ts";

/** Options of an import. */
type ImportBody = Readonly<Record<string, unknown>> & {
  readonly entity_type: "contact" | "company" | "product";
};

/** Creates an import and uploads its file. */
export async function uploaded(crm: Caller, body: ImportBody, file: string | Buffer): Promise<string> {
  const id = (await crm.post("/v1/imports", body)).string("data.id");
  const answer = await crm.put(`/v1/imports/${id}/file`, file, { "Content-Type": "text/csv" });
  if (answer.status !== 200) throw new Error(answer.text);
  return id;
}

/** Starts an import and waits until it has ended. */
export async function run(crm: Caller, id: string, body: object = {}): Promise<Answer> {
  const started = await crm.post(`/v1/imports/${id}/start`, body);
  if (started.status !== 200) throw new Error(started.text);
  return await ended(crm, id);
}

/** Waits until an import has ended. */
export async function ended(crm: Caller, id: string, { seconds = 60 } = {}): Promise<Answer> {
  for (let round = 0; round < seconds * 20; round += 1) {
    const answer = await crm.get(`/v1/imports/${id}`);
    if (answer.at("data.status") !== "running") return answer;
    await pause(50);
  }
  throw new Error(`The import ${id} does not end.`);
}

/** Uploads a file and imports it completely. */
export async function imported(crm: Caller, body: ImportBody, file: string | Buffer): Promise<Answer> {
  return await run(crm, await uploaded(crm, body, file));
}

const COUNTS = ["processed_rows", "created", "updated", "unchanged", "skipped", "failed", "companies_created"];

/** Returns the counters of an import, without zeros. */
export function countsOf(answer: Answer): Record<string, number> {
  const all = COUNTS.map((name): [string, number] => [name, Number(answer.at(`data.${name}`))]);
  return Object.fromEntries(all.filter(([, count]) => count !== 0));
}
