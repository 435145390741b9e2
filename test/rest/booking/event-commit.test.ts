import { expect } from "chai";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { useFixture } from "../../support/fixture.ts";

const FAIL = `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'locked' USING ERRCODE = '55P03';
END $$`;

describe("POST /v1/events (events.create)", () => {
  const fixture = useFixture({ env: { WORKERS: "0" } });
  const { eventType, book, somebody } = bookingFactories(fixture);
  const total = async (path: string): Promise<unknown> => (await fixture.crm.get(path)).at("meta.total");

  for (const [number, table] of ["emails", "jobs"].entries()) {
    it(`books nothing and returns an error if ${table}, which are written with COMMIT, cannot be written`, async () => {
      const { pool } = fixture.service.database;
      const type = await eventType({ reminder_minutes: [60] });
      const before = await total("/v1/entities");
      await pool.raw(FAIL);
      await pool.raw(`CREATE TRIGGER fail BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION fail()`);
      for (const headers of [{}, { "Idempotency-Key": `a booking without ${table}` }]) {
        const answer = await fixture.crm.post(
          "/v1/events",
          { event_type_id: type, start_at: slotAt(number), invitee: somebody() },
          headers,
        );
        expect(answer.status).to.equal(503);
      }
      expect(await total(`/v1/events?event_type_id=${type}`)).to.equal(0);
      expect(await total("/v1/entities")).to.equal(before);
      await pool.raw("DROP FUNCTION fail CASCADE");
      expect((await book(type, number)).status).to.equal(201);
    });
  }
});
