import { operationOf } from "./document.ts";
import { prepare } from "./prepare.ts";
import { sendPrepared } from "./requests.ts";
import type { Answer } from "../wire.ts";
import type { World } from "../world.ts";

/** Brings an operation to a refusal. */
export type Refusal = (world: World) => Promise<Answer>;

/** Nobody has it. */
export const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

/** Sends a prepared request with another body. */
export async function twisted(id: string, world: World, body: unknown): Promise<Answer> {
  return await sendPrepared(operationOf(id), await prepare(id, world), { body });
}
