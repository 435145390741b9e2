import { expect } from "chai";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

describe("Round robin: weights and owners of contacts in /v1/event-types and /v1/events", () => {
  const fixture = useFixture({ env: { WORKERS: "0" } });
  const { eventType, hosts, book } = bookingFactories(fixture);
  const hostOf = (answer: Answer): string => answer.string("data.hosts.0.user_id");
  const put = (id: string, body: object): Promise<Answer> => fixture.crm.put(`/v1/event-types/${id}`, body);
  const weightsOf = async (id: string): Promise<unknown> =>
    (await fixture.crm.get(`/v1/event-types/${id}`)).at("data.host_weights");

  describe("POST /v1/events (events.create)", () => {
    it("distributes events by weight in any order of bookings", async () => {
      const [ada = "", grace = "", alan = ""] = await hosts(3);
      const host_weights = [
        { user_id: alan, weight: 3 },
        { user_id: grace, weight: 2 },
      ];
      const type = await eventType({ assignment: "round_robin", hosts: [ada, grace, alan], host_weights });
      const counts = new Map<string, number>();
      for (let number = 0; number < 24; number += 1) {
        const host = hostOf(await book(type, (number * 7) % 24));
        counts.set(host, (counts.get(host) ?? 0) + 1);
      }
      expect([ada, grace, alan].map((host) => counts.get(host))).to.deep.equal([4, 8, 12]);
    });

    it("prefers the owner of the contact if they host and are free, and falls back to the rotation", async () => {
      const [ada = "", grace = "", outsider = ""] = await hosts(3);
      const body = { assignment: "round_robin", hosts: [ada, grace], prefer_contact_owner: true };
      const type = await eventType(body);
      const contact = (email: string, owner_id: string): Promise<Answer> =>
        fixture.crm.post("/v1/entities", { entity_type: "contact", email, owner_id });
      expect((await contact("own@weights.example", grace)).status).to.equal(201);
      await contact("other@weights.example", outsider);
      const invitee = { name: "Known", email: "OWN@weights.example" };
      for (const number of [0, 1, 2]) expect(hostOf(await book(type, number, { invitee }))).to.equal(grace);
      const foreign = { name: "Other", email: "other@weights.example" };
      expect(hostOf(await book(type, 3, { invitee: foreign })), "the owner is no host").to.equal(ada);
      expect(hostOf(await book(type, 4)), "ada had fewer").to.equal(ada);
      expect(hostOf(await book(type, 5, { invitee }))).to.equal(grace);
      const busy = { name: "Known", email: "own@weights.example" };
      expect(hostOf(await book(await eventType({ hosts: [grace] }), 6))).to.equal(grace);
      expect(hostOf(await book(type, 6, { invitee: busy })), "the owner is busy").to.equal(ada);
      const full = await book(type, 6);
      expect([full.status, full.at("code")], "nobody is booked twice").to.deep.equal([409, "slot_unavailable"]);
      await put(type, { prefer_contact_owner: false });
      expect(hostOf(await book(type, 8, { invitee: busy })), "the rotation").to.equal(ada);
    });

    it("finds the contact by id, and makes the host the owner of a new contact", async () => {
      const [ada = "", grace = ""] = await hosts(2);
      const type = await eventType({ assignment: "round_robin", hosts: [ada, grace], prefer_contact_owner: true });
      const known = await fixture.crm.post("/v1/entities", {
        entity_type: "contact",
        email: "by.id@weights.example",
        owner_id: grace,
      });
      const contact_id = known.string("data.id");
      const invitee = { name: "Unknown address", email: "another@weights.example" };
      expect(hostOf(await book(type, 10, { invitee, contact_id }))).to.equal(grace);
      const fresh = { name: "Fresh", email: "fresh@weights.example" };
      const first = await book(type, 11, { invitee: fresh });
      expect(hostOf(first)).to.equal(ada);
      const created = await fixture.crm.get(`/v1/entities/${first.string("data.contact_ids.0")}`);
      expect(created.at("data.owner_id")).to.equal(ada);
      await book(type, 12);
      for (const number of [13, 14]) expect(hostOf(await book(type, number, { invitee: fresh }))).to.equal(ada);
    });
  });

  describe("POST /v1/events/{id}/reschedule (events.reschedule)", () => {
    it("keeps the host if possible, and prefers the owner of the contact otherwise", async () => {
      const [ada = "", grace = "", alan = ""] = await hosts(3);
      const type = await eventType({
        assignment: "round_robin",
        hosts: [ada, grace, alan],
        prefer_contact_owner: true,
      });
      const invitee = { name: "Moving", email: "moving@weights.example" };
      const event = await book(type, 20, { invitee });
      expect(hostOf(event)).to.equal(ada);
      const contact = event.string("data.contact_ids.0");
      await fixture.crm.put(`/v1/entities/${contact}`, { owner_id: alan });
      const move = (number: number): Promise<Answer> =>
        fixture.crm.post(`/v1/events/${event.string("data.id")}/reschedule`, { start_at: slotAt(number) });
      expect(hostOf(await move(21))).to.equal(ada);
      await book(await eventType({ hosts: [ada] }), 22);
      expect(hostOf(await move(22))).to.equal(alan);
    });
  });

  describe("POST /v1/event-types (eventTypes.create)", () => {
    it("stores weights in the order of the hosts, without those of 1", async () => {
      const [ada = "", grace = "", alan = ""] = await hosts(3);
      const host_weights = [
        { user_id: alan, weight: 100 },
        { user_id: grace, weight: 1 },
        { user_id: ada.toUpperCase(), weight: 2 },
      ];
      const id = await eventType({ assignment: "round_robin", hosts: [ada, grace, alan], host_weights });
      expect(await weightsOf(id)).to.deep.equal([
        { user_id: ada, weight: 2 },
        { user_id: alan, weight: 100 },
      ]);
      const plain = await fixture.crm.get(`/v1/event-types/${await eventType()}`);
      expect(plain.at("data")).to.deep.include({ host_weights: [], prefer_contact_owner: false });
    });

    it("rejects weights of others, repeated hosts, and weights out of range", async () => {
      const [ada = "", other = ""] = await hosts(2);
      const id = await eventType({ assignment: "round_robin", hosts: [ada] });
      const problems = async (...host_weights: object[]): Promise<unknown> =>
        (await put(id, { host_weights })).problems;
      expect(await problems({ user_id: other, weight: 2 })).to.deep.equal([422, "/host_weights/0/user_id not_a_host"]);
      const twice = [ada, ada].map((user_id) => ({ user_id, weight: 2 }));
      expect(await problems(...twice)).to.deep.equal([422, "/host_weights/1 not_unique"]);
      for (const weight of [0, 101, 1.5]) {
        expect(((await problems({ user_id: ada, weight })) as unknown[])[0], String(weight)).to.equal(400);
      }
      expect(await weightsOf(id)).to.deep.equal([]);
    });
  });

  describe("PUT /v1/event-types/{id} (eventTypes.update)", () => {
    it("keeps the weights of hosts who stay, and creates no version without a change", async () => {
      const [ada = "", grace = "", alan = ""] = await hosts(3);
      const host_weights = [
        { user_id: ada, weight: 5 },
        { user_id: grace, weight: 7 },
      ];
      const id = await eventType({ assignment: "round_robin", hosts: [ada, grace], host_weights });
      expect((await put(id, { host_weights })).at("data.version")).to.equal(1);
      expect((await put(id, { hosts: [alan, grace] })).at("data.host_weights")).to.deep.equal([
        { user_id: grace, weight: 7 },
      ]);
      expect((await put(id, { hosts: [ada, grace] })).at("data.host_weights")).to.deep.equal([
        { user_id: grace, weight: 7 },
      ]);
      const reset = await put(id, { host_weights: [{ user_id: grace, weight: 1 }] });
      expect(reset.at("data")).to.deep.include({ host_weights: [], version: 4 });
      expect(reset.at("data.hosts")).to.deep.equal([ada, grace]);
    });
  });
});
