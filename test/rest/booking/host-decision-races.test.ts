import { expect } from "chai";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { hostRequests } from "../../support/booking/page-visits.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const ROUNDS = 10;

describe("Host decisions: concurrent decisions in /v1/public/host-decisions/{token}", () => {
  const fixture = useFixture({ env: { WORKERS: "0" } });
  const { request, confirm, decline } = hostRequests(fixture);
  const { eventType, hosts, somebody } = bookingFactories(fixture);
  const statusesOf = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status).sort();
  const eventOf = async (id: string): Promise<Record<string, unknown>> =>
    (await fixture.crm.get(`/v1/events/${id}`)).at("data") as Record<string, unknown>;

  it("applies one of the decisions that two hosts make at once, and names its author", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, hosts: team, tokens } = await request(round, { count: 2 });
      const [first = "", second = ""] = tokens;
      const [confirmed, declined] = await Promise.all([confirm(first), decline(second, { reason: "Busy" })]);
      expect(statusesOf([confirmed, declined])).to.deep.equal([200, 409]);
      const won = confirmed.status === 200;
      const event = await eventOf(id);
      expect(event).to.include({ status: won ? "confirmed" : "declined", version: 2 });
      expect(event["updated_by"]).to.include({ id: team[won ? 0 : 1]?.id });
      const lost = won ? declined : confirmed;
      expect(lost.at("code")).to.equal("state_conflict");
      expect(lost.at("details.0.code")).to.equal(won ? "event_status" : "event_closed");
    }
  });

  it("applies one of many clicks of the same host", async () => {
    const { id, tokens } = await request(100);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(tokens[0] ?? "")));
    expect(statusesOf(answers)).to.deep.equal([200, ...Array<number>(7).fill(409)]);
    expect(await eventOf(id)).to.include({ version: 2, ics_sequence: 1 });
  });

  it("confirms no time that the host has not seen while the invitee moves the event", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const number = 200 + 2 * round;
      const { id, tokens } = await request(number);
      const [moved, confirmed] = await Promise.all([
        fixture.crm.post(`/v1/events/${id}/reschedule`, { start_at: slotAt(number + 1), notify: false }),
        confirm(tokens[0] ?? "", { start_at: slotAt(number) }),
      ]);
      expect(moved.status).to.equal(200);
      const event = await eventOf(id);
      expect(event["start_at"]).to.equal(slotAt(number + 1));
      expect(event["status"]).to.equal(confirmed.status === 200 ? "confirmed" : "pending");
      if (confirmed.status !== 200) expect(confirmed.at("details.0.code")).to.equal("event_rescheduled");
    }
  });

  it("books every host of a team at most once when many visitors want the same time", async () => {
    const team = await hosts(4);
    const host_weights = [{ user_id: team[0] ?? "", weight: 100 }];
    const body = { assignment: "round_robin", hosts: team, host_weights, prefer_contact_owner: true };
    const type = await eventType({ ...body, team_slug: "crowd" });
    const path = `/v1/public/teams/${fixture.organization.record.slug}/event-types/crowd/events`;
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => fixture.anonymous.post(path, { start_at: slotAt(400), invitee: somebody() })),
    );
    expect(statusesOf(answers)).to.deep.equal([...Array<number>(4).fill(200), ...Array<number>(8).fill(409)]);
    const events = (await fixture.crm.get(`/v1/events?event_type_id=${type}`)).list("data");
    const booked = events.map(({ hosts: [host] = [] }: { hosts?: { user_id?: string }[] }) => host?.user_id);
    expect(new Set(booked)).to.deep.equal(new Set(team));
  });
});
