import { setTimeout as pause } from "node:timers/promises";
import type { BenchDatabase, FilledOrganization } from "./dataset.ts";

/** A custom field with another number for each contact that has one. */
export const CUSTOMERS = "customer_number";

interface FieldAnswer {
  readonly data: { readonly id: string; readonly index_status: string };
}

/** Numbers contacts, marks the field as indexed, and waits for the index; returns the seconds of the wait. */
export async function indexCustomers(
  url: string,
  database: BenchDatabase,
  organization: FilledOrganization,
): Promise<number> {
  const headers = { "X-API-Key": organization.apiKey, "Content-Type": "application/json" };
  const send = async (path: string, init: RequestInit): Promise<FieldAnswer> => {
    const response = await fetch(url + path, { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${String(response.status)} ${await response.text()}`);
    return (await response.json()) as FieldAnswer;
  };
  const definition = { entity_type: "contact", key: CUSTOMERS, label: "Customer number", type: "number" };
  const field = await send("/v1/custom-fields", { method: "POST", body: JSON.stringify(definition) });
  await database.numberContacts(organization, CUSTOMERS);
  const path = `/v1/custom-fields/${field.data.id}`;
  const started = performance.now();
  await send(path, { method: "PUT", body: JSON.stringify({ indexed: true }) });
  while ((await send(path, { method: "GET" })).data.index_status !== "ready") await pause(100);
  return (performance.now() - started) / 1_000;
}
