import { expect } from "chai";
import type { Caller } from "./caller.ts";
import type { Answer } from "./wire.ts";

/** The header of uploads. */
export const BYTES = { "Content-Type": "application/octet-stream" };

/** The record that a file belongs to. */
export interface FileOwner {
  readonly record_type: string;
  readonly record_id: string;
}

/** Creates a contact and returns it as the owner of files. */
export async function newOwner(crm: Caller): Promise<FileOwner> {
  const answer = await crm.post("/v1/entities", { entity_type: "contact", first_name: "Ada" });
  return { record_type: "contact", record_id: answer.string("data.id") };
}

/** Creates a file without content; returns its id. */
export async function newFile(crm: Caller, name = "minutes.txt", owner?: FileOwner): Promise<string> {
  const answer = await crm.post("/v1/files", { ...(owner ?? (await newOwner(crm))), name });
  expect(answer.status, answer.text).to.equal(201);
  return answer.string("data.id");
}

/** Uploads the content of a file. */
export const upload = (crm: Caller, id: string, content: Uint8Array | string): Promise<Answer> =>
  crm.put(`/v1/files/${id}/content`, content, BYTES);

interface StoredFile {
  readonly name?: string;
  readonly content?: Uint8Array | string;
  readonly owner?: FileOwner;
}

/** Creates a file with content; returns its id. */
export async function storedFile(
  crm: Caller,
  { name = "minutes.txt", content = "Minutes of the meeting\n", owner }: StoredFile = {},
): Promise<string> {
  const id = await newFile(crm, name, owner);
  const answer = await upload(crm, id, content);
  expect(answer.status, answer.text).to.equal(200);
  return id;
}

/** Downloads a file with fetch, which does not change its bytes. */
export async function download(
  url: string,
  { headers }: Pick<Caller, "headers">,
  { id, more = {}, method = "GET" }: { id: string; more?: Record<string, string>; method?: string },
): Promise<{ response: Response; bytes: Buffer }> {
  const response = await fetch(`${url}/v1/files/${id}/content`, { method, headers: { ...headers, ...more } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}
