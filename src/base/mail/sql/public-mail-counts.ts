import type { Knex } from "knex";
import { run, sql } from "../../platform/sql/sql-text.ts";

/** An addition to a counter. */
interface CounterAddition {
  readonly counter: string;
  readonly amount: number;
}

/** In the order of the counters, so that two transactions cannot wait for each other. */
const ADD = `INSERT INTO public_mail_counts AS c (org_id, day, counter, used)
  SELECT ?::uuid, ?::date, a.counter, a.amount FROM unnest(?::text[], ?::integer[]) AS a (counter, amount) ORDER BY a.counter
  ON CONFLICT (org_id, day, counter) DO UPDATE SET used = c.used + excluded.used
  RETURNING c.counter, c.used`;

/** Creates the statements on how much mail people without an account caused, by organization and day. */
export function publicMailCountRepository(db: Knex) {
  return {
    /** Adds to counters of a day (`YYYY-MM-DD`) and returns their new values. Concurrent additions wait for each other. */
    async add(orgId: string, day: string, additions: readonly CounterAddition[]): Promise<Map<string, number>> {
      const counters = additions.map(({ counter }) => counter);
      const amounts = additions.map(({ amount }) => amount);
      const text = sql(ADD, orgId, day, counters, amounts);
      const rows = await run<{ counter: string; used: number }>(db, text, "publicMail.add");
      return new Map(rows.map(({ counter, used }) => [counter, used]));
    },
    /** Subtracts one from counters of a day, as far as they are above zero. */
    async subtract(orgId: string, day: string, counters: readonly string[]): Promise<void> {
      await db("public_mail_counts")
        .where({ org_id: orgId, day })
        .whereIn("counter", [...counters])
        .where("used", ">", 0)
        .update({ used: db.raw("used - 1") });
    },
    /** Deletes the counters of earlier days, which nothing reads; in no time zone is it still their day. */
    async purge(): Promise<void> {
      await db("public_mail_counts").whereRaw("day + 2 < now()").delete();
    },
  };
}
