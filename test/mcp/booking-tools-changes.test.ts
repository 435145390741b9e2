import { expect } from "chai";
import { type Assistant, assistantOf } from "../support/assistant.ts";
import { storedEvent } from "../support/booked-event.ts";
import { useStage } from "../support/stage.ts";

const yesterday = (): string => new Date(Date.now() - 86_400_000).toISOString();

describe("Tools that change what is booked", () => {
  const stage = useStage();
  let crm: Assistant;
  before(async () => {
    crm = await assistantOf(stage.service, stage.organization.owner);
  });
  const read = async (id: string) => await stage.crm.get(`/v1/events/${id}`);
  const pair = [{ email: "first@example.com" }, { email: "second@example.com" }];

  describe("remove_event_invitee", () => {
    it("takes somebody off by address or by id, once", async () => {
      const { id: event_id, invitees } = await storedEvent(stage, {
        invitees: [...pair, { email: "third@example.com" }],
      });
      const given = { event_id, email: "Second@Example.com", reason: "Too many", notify: false };
      const gone = await crm.use("remove_event_invitee", given);
      expect(gone.at("removed")).to.include({ email: "second@example.com", id: invitees[1]?.id });
      expect(gone.at("remaining_count")).to.equal(2);
      expect((await crm.use("remove_event_invitee", given)).json).to.deep.equal(gone.json);
      const third = await crm.use("remove_event_invitee", { event_id, invitee_id: invitees[2]?.id });
      expect(third.at("remaining_count")).to.equal(1);
      expect((await read(event_id)).at("data.invitee_count")).to.equal(1);
    });

    it("needs to know whom, one way, and leaves the last one", async () => {
      const { id: event_id, invitees } = await storedEvent(stage, { invitees: pair });
      const refused = async (given: object) => await crm.refused("remove_event_invitee", { event_id, ...given });
      expect((await refused({})).at("details.0")).to.include({ path: "/invitee_id", code: "required" });
      const both = await refused({ invitee_id: invitees[0]?.id, email: "first@example.com" });
      expect(both.at("details.0")).to.include({ path: "/email", code: "not_together" });
      const nobody = await refused({ email: "nobody@example.com" });
      expect(nobody.at("details.0")).to.include({ path: "/email", code: "reference_not_found" });
      await crm.use("remove_event_invitee", { event_id, email: "first@example.com" });
      const last = await refused({ email: "second@example.com" });
      expect(last.at("code")).to.equal("state_conflict");
      expect(last.string("hint")).to.include("Details say what stands in the way");
    });
  });

  describe("cancel_event", () => {
    it("cancels once, tells who is told, and frees the time", async () => {
      const { id: event_id } = await storedEvent(stage, { invitees: [{ email: "told@example.com" }] });
      const stale = await crm.refused("cancel_event", { event_id, expected_version: 7 });
      expect(stale.at("details.0")).to.deep.include({ path: "/expected_version", current_version: 1 });
      const done = await crm.use("cancel_event", { event_id, reason: "Ill", expected_version: 1 });
      expect(done.at("event")).to.include({ id: event_id, status: "cancelled", version: 2 });
      expect(done.at("already_cancelled")).to.equal(false);
      expect(done.at("notified")).to.include("told@example.com");
      expect((await read(event_id)).at("data.cancellation.reason")).to.equal("Ill");
      const again = await crm.use("cancel_event", { event_id });
      expect([again.at("already_cancelled"), again.at("notified")]).to.deep.equal([true, []]);
    });

    it("tells nobody where the user said so, and leaves what is over", async () => {
      const { id: event_id } = await storedEvent(stage);
      expect((await crm.use("cancel_event", { event_id, notify: false })).at("notified")).to.deep.equal([]);
      const past = await storedEvent(stage, { start_at: yesterday() });
      expect((await crm.refused("cancel_event", { event_id: past.id })).at("code")).to.equal("state_conflict");
    });
  });
});
