import { expect } from "chai";
import { createKeyring } from "../../../src/base/platform/keyring.ts";
import { createLinks } from "../../../src/base/platform/links.ts";
import { slotAt } from "../../support/booking/booking.ts";
import { hostRequests, newestTextTo } from "../../support/booking/page-visits.ts";
import { mailTo } from "../../support/email/outbox.ts";
import { createOrganization, signIn } from "../../support/accounts/people.ts";
import { SECRET_KEY } from "../../support/service.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const links = createLinks(createKeyring(Buffer.from(SECRET_KEY, "base64")));
const DAY = 86_400_000;
const RANGE = `from=${slotAt(0)}&to=${slotAt(48)}`;
/** All operations of a link answer with the same status. */
const UNKNOWN = [404, 404, 404, 404, 404, 404];

describe("Host decisions: /v1/public/host-decisions/{token}", () => {
  const fixture = useFixture();
  const { request, colleague, look, confirm, decline, slots, move, cancel } = hostRequests(fixture);
  const eventOf = async (id: string): Promise<Record<string, unknown>> =>
    (await fixture.crm.get(`/v1/events/${id}`)).at("data") as Record<string, unknown>;
  const everything = async (token: string): Promise<Answer[]> => [
    await look(token),
    await confirm(token),
    await decline(token),
    await slots(token, RANGE),
    await move(token, 1),
    await cancel(token),
  ];
  const statusesOf = async (token: string): Promise<number[]> => (await everything(token)).map(({ status }) => status);

  const logOf = async (id: string) => {
    const owner = await signIn(fixture.service.url, fixture.organization.owner);
    const log = await owner.get(`/v1/activity-log?record_id=${id}`);
    return log.list("data").map(({ action, result, actor: by }) => ({ action, result, by }));
  };

  describe("GET /v1/public/host-decisions/{token} (hostDecisions.get)", () => {
    it("shows the request with its invitees to the host, and changes nothing", async () => {
      const invitee = { name: "Ada Lovelace", email: "ada@hosts.example", phone: "+33123456789" };
      const { id, tokens } = await request(0, { invitee, notes: "internal" });
      const answer = await look(tokens[0] ?? "");
      expect(answer.status).to.equal(200);
      expect(answer.at("data")).to.deep.include({
        status: "pending",
        title: "Request",
        start_at: slotAt(0),
        duration_minutes: 30,
        invitees: [{ ...invitee, answers: [] }],
        possible_actions: ["confirm", "decline"],
        possible_changes: ["reschedule", "cancel"],
      });
      expect(answer.at("data.host.timezone")).to.equal("Europe/Paris");
      expect(answer.text).not.to.contain("internal");
      expect((await eventOf(id))["version"]).to.equal(1);
    });

    it("returns 404 for tokens of other actions, expired ones, and those of another organization or user", async () => {
      const { id, hosts, tokens } = await request(2);
      const other = await createOrganization(fixture.service);
      const org_id = fixture.organization.id;
      const target = { org_id, event_id: id, user_id: hosts[0]?.id ?? "" };
      const later = Date.now() + DAY;
      const [payload = ""] = (tokens[0] ?? "").split(".");
      const rejected = [
        "x",
        `${payload}.${"A".repeat(22)}`,
        links.sign("host_decision", target, Date.now()),
        links.sign("host_decision", { ...target, org_id: other.id, user_id: other.owner.id }, later),
        links.sign("host_decision", { ...target, org_id: other.id }, later),
        links.sign("host_decision", { ...target, user_id: fixture.organization.owner.id }, later),
        links.sign("host_decision", { ...target, event_id: target.user_id }, later),
        links.sign("booking", { org_id, event_id: id, invitee_id: target.user_id }, later),
      ];
      for (const token of rejected) expect(await statusesOf(token), token).to.deep.equal(UNKNOWN);
      const invitees = await fixture.anonymous.get(`/v1/public/bookings/${tokens[0] ?? ""}`);
      expect(invitees.status, "the invitee's operations").to.equal(404);
      expect(await eventOf(id)).to.include({ status: "pending", version: 1 });
      expect((await confirm(tokens[0] ?? "")).status).to.equal(200);
    });

    it("returns 404 as soon as the host is suspended, replaced, or may no longer change events", async () => {
      const owner = await signIn(fixture.service.url, fixture.organization.owner);
      const suspended = await request(4);
      expect((await owner.put(`/v1/members/${suspended.hosts[0]?.id ?? ""}`, { role: "read_only" })).status).to.equal(
        200,
      );
      expect(await statusesOf(suspended.tokens[0] ?? "")).to.deep.equal(UNKNOWN);
      await owner.put(`/v1/members/${suspended.hosts[0]?.id ?? ""}`, { role: "member" });
      expect((await look(suspended.tokens[0] ?? "")).status).to.equal(200);
      await owner.put(`/v1/members/${suspended.hosts[0]?.id ?? ""}`, { status: "suspended" });
      expect(await statusesOf(suspended.tokens[0] ?? "")).to.deep.equal(UNKNOWN);
      expect((await eventOf(suspended.id))["status"]).to.equal("pending");

      const replaced = await request(6);
      const successor = await colleague();
      const { event_type_id } = await eventOf(replaced.id);
      await fixture.crm.put(`/v1/event-types/${String(event_type_id)}`, {
        assignment: "round_robin",
        hosts: [successor.id, replaced.hosts[0]?.id],
      });
      const changed = await fixture.crm.put(`/v1/events/${replaced.id}`, { host_user_id: successor.id });
      expect(changed.status, changed.text).to.equal(200);
      expect(await statusesOf(replaced.tokens[0] ?? "")).to.deep.equal(UNKNOWN);
      expect(await newestTextTo(fixture.service, replaced.hosts[0]?.email ?? "")).not.to.contain("/h/");
      expect(await newestTextTo(fixture.service, successor.email)).to.contain("/h/");
    });
  });

  describe("POST /v1/public/host-decisions/{token}/confirm (hostDecisions.confirm)", () => {
    it("confirms as the host, notifies the invitee, and names the host in the audit log", async () => {
      const invitee = { name: "Grace Hopper", email: "grace@hosts.example", locale: "fr" };
      const { id, hosts, tokens } = await request(10, { invitee });
      const answer = await confirm(tokens[0] ?? "", { start_at: slotAt(10) });
      expect(answer.status).to.equal(200);
      expect(answer.at("data"))
        .to.include({ status: "confirmed" })
        .and.deep.include({ possible_actions: [], possible_changes: ["reschedule", "cancel"] });
      expect(await eventOf(id)).to.deep.include({ status: "confirmed" });
      const actor = (await eventOf(id))["updated_by"];
      expect(actor).to.include({ type: "user", id: hosts[0]?.id });
      await mailTo(fixture.service, "grace@hosts.example", "Confirmé");
      const owner = await signIn(fixture.service.url, fixture.organization.owner);
      const log = await owner.get(`/v1/activity-log?record_id=${id}`);
      expect(log.list("data").map(({ action, result, actor: by }) => ({ action, result, by }))).to.deep.equal([
        { action: "hostDecisions.confirm", result: "success", by: actor },
      ]);
    });

    it("rejects a decision about a previous time", async () => {
      const { id, tokens } = await request(14);
      await fixture.crm.post(`/v1/events/${id}/reschedule`, { start_at: slotAt(15) });
      const late = await confirm(tokens[0] ?? "", { start_at: slotAt(14) });
      expect([late.status, late.at("details.0.code")]).to.deep.equal([409, "event_rescheduled"]);
      expect((await decline(tokens[0] ?? "", { start_at: slotAt(14) })).status).to.equal(409);
      expect((await confirm(tokens[0] ?? "", { start_at: slotAt(15) })).status).to.equal(200);
    });
  });

  describe("POST /v1/public/host-decisions/{token}/decline (hostDecisions.decline)", () => {
    it("declines with a reason, frees the time, and cannot be repeated or reversed", async () => {
      const invitee = { name: "Alan Turing", email: "alan@hosts.example" };
      const { id, tokens } = await request(20, { invitee });
      const answer = await decline(tokens[0] ?? "", { reason: "I am traveling." });
      expect([answer.status, answer.at("data.status")]).to.deep.equal([200, "declined"]);
      expect((await mailTo(fixture.service, "alan@hosts.example", "Request declined")).mail.text).to.contain(
        "I am traveling.",
      );
      for (const again of [await decline(tokens[0] ?? ""), await confirm(tokens[0] ?? "")]) {
        expect([again.status, again.at("details.0.code")]).to.deep.equal([409, "event_closed"]);
      }
      const type = String((await eventOf(id))["event_type_id"]);
      const again = await fixture.crm.post("/v1/events", { event_type_id: type, start_at: slotAt(20), invitee });
      expect(again.status, "the time is free").to.equal(201);
    });

    it("rejects decisions about events that are cancelled or over", async () => {
      const { id, tokens } = await request(28);
      await fixture.crm.post(`/v1/events/${id}/cancel`);
      const closed = await decline(tokens[0] ?? "");
      expect([closed.status, closed.at("details.0.code")]).to.deep.equal([409, "event_closed"]);
      const past = await request(30);
      await fixture.service.database
        .pool("events")
        .where({ id: past.id })
        .update({
          start_at: new Date(Date.now() - 2 * DAY),
          end_at: new Date(Date.now() - DAY),
        });
      const over = await confirm(past.tokens[0] ?? "");
      expect([over.status, over.at("details.0.code")]).to.deep.equal([409, "event_over"]);
      expect((await look(past.tokens[0] ?? "")).at("data.possible_actions")).to.deep.equal([]);
    });
  });

  describe("GET /v1/public/host-decisions/{token}/slots (hostDecisions.slots)", () => {
    it("lists the times to which the event can be moved, in the zone of the host, with its own time", async () => {
      const { tokens } = await request(50);
      const [token = ""] = tokens;
      const answer = await slots(token, `from=${slotAt(50)}&to=${slotAt(53)}`);
      expect([answer.status, answer.at("data.timezone")], answer.text).to.deep.equal([200, "Europe/Paris"]);
      const starts = answer.list("data.slots").map(({ start_at }) => new Date(String(start_at)).toISOString());
      expect(starts).to.deep.equal([50, 51, 52].map((number) => new Date(slotAt(number)).toISOString()));
      const long = await slots(token, `from=${slotAt(50)}&to=${slotAt(53)}&duration_minutes=45`);
      expect(long.status, "a duration that the event type does not offer").to.equal(422);
    });
  });

  describe("POST /v1/public/host-decisions/{token}/reschedule (hostDecisions.reschedule)", () => {
    it("moves the event as the host, notifies the invitee, and logs it once with the change", async () => {
      const invitee = { name: "Mary Somerville", email: "mary@hosts.example" };
      const { id, hosts, tokens } = await request(60, { invitee });
      const [token = ""] = tokens;
      const moved = await move(token, 61, { reason: "The train is late." });
      expect([moved.status, moved.at("data.start_at")], moved.text).to.deep.equal([200, slotAt(61)]);
      expect(moved.at("data.possible_actions")).to.deep.equal(["confirm", "decline"]);
      expect((await mailTo(fixture.service, "mary@hosts.example", "New time")).mail.text).to.contain(
        "The train is late.",
      );
      expect((await move(token, 61)).at("data.start_at"), "the same time again").to.equal(slotAt(61));
      const actor = (await eventOf(id))["updated_by"];
      expect(actor).to.include({ type: "user", id: hosts[0]?.id });
      expect(await eventOf(id)).to.include({ status: "pending", version: 2 });
      expect(await logOf(id)).to.deep.equal([{ action: "hostDecisions.reschedule", result: "success", by: actor }]);
    });

    it("refuses taken times with alternatives, other durations, and events that are over, without an entry in the log", async () => {
      const { id, tokens } = await request(64);
      const [token = ""] = tokens;
      const taken = await move(token, 0, { start_at: "2001-01-01T10:00:00Z" });
      expect([taken.status, taken.at("code")]).to.deep.equal([409, "slot_unavailable"]);
      expect((await move(token, 65, { duration_minutes: 45 })).status).to.equal(422);
      expect((await cancel(token)).status).to.equal(200);
      for (const late of [await move(token, 65), await slots(token, RANGE)])
        expect([late.status, late.at("details.0.code")]).to.deep.equal([409, "event_closed"]);
      expect((await logOf(id)).map(({ action }) => action)).to.deep.equal(["hostDecisions.cancel"]);
    });
  });

  describe("POST /v1/public/host-decisions/{token}/cancel (hostDecisions.cancel)", () => {
    it("cancels as the host with a reason, frees the time, and repeats its answer without a second entry in the log", async () => {
      const invitee = { name: "Emmy Noether", email: "emmy@hosts.example" };
      const { id, hosts, tokens } = await request(70, { invitee });
      const [token = ""] = tokens;
      await confirm(token);
      const [first, again] = [await cancel(token, { reason: "I am ill." }), await cancel(token)];
      expect([first.status, first.at("data.status")], first.text).to.deep.equal([200, "cancelled"]);
      expect(first.at("data.possible_changes")).to.deep.equal([]);
      expect([again.status, again.text]).to.deep.equal([200, first.text]);
      expect((await mailTo(fixture.service, "emmy@hosts.example", "Cancelled")).mail.text).to.contain("I am ill.");
      expect((await eventOf(id))["updated_by"]).to.include({ type: "user", id: hosts[0]?.id });
      expect((await logOf(id)).map(({ action }) => action)).to.have.members([
        "hostDecisions.confirm",
        "hostDecisions.cancel",
      ]);
      const type = String((await eventOf(id))["event_type_id"]);
      const free = await fixture.crm.post("/v1/events", { event_type_id: type, start_at: slotAt(70), invitee });
      expect(free.status, "the time is free").to.equal(201);
    });

    it("refuses an event that was declined", async () => {
      const { tokens } = await request(74);
      const [token = ""] = tokens;
      await decline(token);
      const late = await cancel(token);
      expect([late.status, late.at("details.0.code")]).to.deep.equal([409, "event_closed"]);
    });
  });

  it("sends links to decide, open, reschedule and cancel while the event takes place, and none in calendar files", async () => {
    const { id, hosts, tokens } = await request(34);
    const address = hosts[0]?.email ?? "";
    const asked = await mailTo(fixture.service, address, "To be confirmed");
    expect(asked.mail.text).to.match(/Confirm or decline: http\S+\/h\/\S+/);
    expect(asked.calendar.replace(/\r\n /g, "")).not.to.contain("/h/");
    const [stored] = (await fixture.crm.get(`/v1/notifications/emails?recipient=${address}`)).list("data");
    const shown = await fixture.crm.get(`/v1/notifications/emails/${String(stored?.["id"])}`);
    expect(shown.at("data.text"), "colleagues cannot use the link").to.match(/Confirm or decline: http\S+\/h\/…\n/);
    expect(shown.text).not.to.contain(tokens[0]?.split(".")[0]);
    expect((await confirm(tokens[0] ?? "")).status).to.equal(200);
    const confirmed = await mailTo(fixture.service, address, "Confirmed");
    const [, link = ""] = /Open the appointment: (http\S+\/h\/\S+)/.exec(confirmed.mail.text ?? "") ?? [];
    expect(confirmed.mail.text)
      .to.include(`Reschedule: ${link}?step=reschedule\n`)
      .and.include(`Cancel: ${link}?step=cancel\n`);
    expect(confirmed.calendar.replace(/\r\n /g, "")).not.to.contain("/h/");
    expect((await fetch(fixture.service.url + new URL(link).pathname)).status).to.equal(200);
    await fixture.crm.post(`/v1/events/${id}/cancel`, {});
    expect((await mailTo(fixture.service, address, "Cancelled")).mail.text).not.to.contain("/h/");
  });
});
