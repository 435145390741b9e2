import type { Caller } from "../caller.ts";
import { signIn } from "../accounts/people.ts";
import { until } from "../queue.ts";
import type { Fixture } from "../fixture.ts";

/** A webhook and its secret. */
export interface Registered {
  readonly id: string;
  readonly secret: string;
}

/** Webhook calls of the organization's owner. */
export function webhooksOn(fixture: Fixture) {
  let signedIn: Promise<Caller> | undefined;
  const owner = (): Promise<Caller> => (signedIn ??= signIn(fixture.service.url, fixture.organization.owner));
  const deliveries = async (id: string): Promise<Record<string, unknown>[]> =>
    (await (await owner()).get(`/v1/webhooks/${id}/deliveries?page_size=100`)).list("data");
  return {
    owner,
    deliveries,
    register: async (url: string, events: readonly string[]): Promise<Registered> => {
      const made = await (await owner()).post("/v1/webhooks", { url, events });
      return { id: made.string("data.id"), secret: made.string("data.secret") };
    },
    /** Sends a test event and returns its ID. */
    test: async (id: string): Promise<string> =>
      (await (await owner()).post(`/v1/webhooks/${id}/test`)).string("data.id"),
    /** Returns the current state of a webhook. */
    look: async (id: string): Promise<Record<string, unknown>> =>
      (await (await owner()).get(`/v1/webhooks/${id}`)).at("data") as Record<string, unknown>,
    /** Waits until every delivery of a webhook has this many attempts; returns the newest delivery. */
    attempted: async (id: string, count = 1): Promise<Record<string, unknown>> => {
      const done = async (): Promise<boolean> => {
        const all = await deliveries(id);
        return all.length > 0 && all.every(({ attempt_count }) => Number(attempt_count) >= count);
      };
      await until(done, `attempt ${count}`, 30);
      return (await deliveries(id))[0] ?? {};
    },
    /** Makes waiting deliveries due now, so that the test does not have to wait. */
    skipTheWait: async (id: string): Promise<void> => {
      const { pool } = fixture.service.database;
      await pool("webhook_deliveries")
        .where({ webhook_id: id, status: "pending", lease: null })
        .update({ next_attempt_at: pool.fn.now() });
    },
    /** Deletes all webhooks. */
    clear: async (): Promise<void> => {
      const caller = await owner();
      for (const { id } of (await caller.get("/v1/webhooks?page_size=100")).list("data")) {
        await caller.delete(`/v1/webhooks/${String(id)}`);
      }
    },
  };
}
