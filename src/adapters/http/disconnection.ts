import { abandon, Read, runAsRead } from "../../base/platform/reads.ts";
import type { RestResponse } from "./express-types.ts";

/** Runs a read, whose statements end when the client disconnects before they are complete. */
export async function whileConnected<Result>(response: RestResponse, work: () => Promise<Result>): Promise<Result> {
  const read = new Read();
  const leave = (): void => abandon(read);
  if (response.destroyed) leave();
  response.once("close", leave);
  try {
    return await runAsRead(read, work);
  } finally {
    // A response that streams a file has many listeners.
    response.off("close", leave);
  }
}
