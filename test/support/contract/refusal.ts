import { operationOf } from "./document.ts";
import { prepare } from "./prepare.ts";
import { sendPrepared } from "./requests.ts";
import type { Answer } from "../wire.ts";
import type { Tenant } from "../tenant.ts";

/** Makes an operation return an error. */
export type Refusal = (tenant: Tenant) => Promise<Answer>;

/** An ID that no record has. */
export const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

/** Sends a prepared request with another body. */
export async function twisted(id: string, tenant: Tenant, body: unknown): Promise<Answer> {
  return await sendPrepared(operationOf(id), await prepare(id, tenant), { body });
}
