import { expect } from "chai";
import { createKey, createOrganization, createPerson } from "../../support/accounts/people.ts";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { callerAt, type Caller, apiClient } from "../../support/caller.ts";
import { createDatabase } from "../../support/db/cluster.ts";
import { startStatementCounter } from "../../support/db/statement-counter.ts";
import type { Fixture } from "../../support/fixture.ts";
import { startService } from "../../support/service.ts";
import type { Answer } from "../../support/wire.ts";
import { use } from "../../support/fixture.ts";

const HOSTS = 10;
const MOST_OF_A_BOOKING = 12;
const MOST_OF_A_PUBLIC_BOOKING = 21;
const MOST_OF_A_CREATE = 4;

describe("All operations: database statements of one call, including BEGIN and COMMIT", () => {
  let crm: Caller;
  let visitor: Caller;
  let bookings: ReturnType<typeof bookingFactories>;
  let eventType: string;
  let calls = 0;
  const database = use(() => createDatabase());
  const counter = use(() => startStatementCounter(database));
  const service = use(() => startService({ database: counter.database, env: { WORKERS: "0" } }));
  before(async () => {
    const organization = await createOrganization(service);
    const key = await createKey(service, { user: organization.owner });
    crm = callerAt(service.url, { "X-API-Key": key });
    visitor = callerAt(service.url);
    const api = apiClient(service.url, { "X-API-Key": key });
    const fixture: Fixture = { service, organization, key, api, crm, anonymous: visitor };
    bookings = bookingFactories(fixture);
    const people = Array.from({ length: HOSTS }, () =>
      createPerson(service, { organization: organization.record, role: "member" }),
    );
    const hosts = (await Promise.all(people)).map(({ id }) => id);
    const team = { assignment: "round_robin", hosts, team_slug: "visit", reminder_minutes: [60] };
    eventType = await bookings.eventType(team);
    await database.pool("users").where({ id: organization.owner.id }).update({ booking_slug: "ada" });
    await bookings.eventType({ slug: "alone", reminder_minutes: [60], hosts: [organization.owner.id] });
  });

  /**
   * The fewest statements of several calls: the credential is read once per second, and other parts of the service use
   * the database too.
   */
  const fewest = async (status: number, call: (number: number) => Promise<Answer>): Promise<number> => {
    const counts: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const before = counter.count();
      expect((await call((calls += 1))).status).to.equal(status);
      counts.push(counter.count() - before);
    }
    return Math.min(...counts);
  };
  const idempotent = (number: number) => ({ "Idempotency-Key": `statements of call ${number}` });

  it(`books one of ${HOSTS} hosts, with two e-mails, timeline and reminder, in at most ${MOST_OF_A_BOOKING}`, async () => {
    expect(await fewest(201, (number) => bookings.book(eventType, number))).to.be.within(5, MOST_OF_A_BOOKING);
    const { rows } = await database.pool.raw<{ rows: object[] }>(
      `SELECT count(*)::int AS sendings, (SELECT count(*)::int FROM events) AS events,
         (SELECT count(*)::int FROM activities WHERE type = 'event_booked') AS activities
       FROM jobs WHERE kind = 'email.send'`,
    );
    expect(rows).to.deep.equal([{ sendings: 8, events: 4, activities: 4 }]);
  });

  it(`books on the public page of a person in at most ${MOST_OF_A_PUBLIC_BOOKING}`, async () => {
    const book = (number: number): Promise<Answer> =>
      visitor.post(
        "/v1/public/ada/alone/events",
        { start_at: slotAt(number), invitee: bookings.somebody() },
        idempotent(number),
      );
    expect(await fewest(200, book)).to.be.within(5, MOST_OF_A_PUBLIC_BOOKING);
  });

  it(`creates a contact with an Idempotency-Key in at most ${MOST_OF_A_CREATE}`, async () => {
    const create = (number: number): Promise<Answer> =>
      crm.post("/v1/entities", { entity_type: "contact", email: `${number}@count.example` }, idempotent(number));
    expect(await fewest(201, create)).to.be.within(2, MOST_OF_A_CREATE);
  });

  it("reads only the columns of fields=", async () => {
    const create = (number: number): Promise<Answer> =>
      crm.post("/v1/entities", { entity_type: "contact", email: `${number}@bytes.example` });
    for (let made = 0; made < 20; made += 1) expect((await create((calls += 1))).status).to.equal(201);
    const list = async (fields: string): Promise<number> => {
      const bytes: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        const before = counter.bytes();
        expect((await crm.get(`/v1/entities?entity_type=contact${fields}`)).status).to.equal(200);
        bytes.push(counter.bytes() - before);
      }
      return Math.min(...bytes);
    };
    expect(await list("&fields=id,email")).to.be.below((await list("")) / 3);
  });

  it("adds at most two to a create in a transaction for an Idempotency-Key", async () => {
    const create = (headers: Record<string, string>): Promise<Answer> =>
      crm.post("/v1/tasks", { title: "Call back" }, headers);
    const plain = await fewest(201, () => create({}));
    expect(await fewest(201, (number) => create(idempotent(number)))).to.be.at.most(plain + 2);
  });
});
