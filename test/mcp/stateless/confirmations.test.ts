import { expect } from "chai";
import { connect } from "../../support/accounts/connections.ts";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { signIn } from "../../support/accounts/people.ts";
import {
  callTool,
  catchProblem,
  type CallOutcome,
  sendStateless,
  type StatelessOptions,
  targetOf,
} from "../../support/mcp/mcp.ts";
import { plainSpaces } from "../../support/french.ts";
import { use, useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

type Json = Readonly<Record<string, unknown>>;

const ASKS = { capabilities: { elicitation: { form: {} } } };
const accepted = { confirmation: { action: "accept", content: {} } };

describe("MCP: confirmation of bookings and cancellations", () => {
  const fixture = useFixture();
  const { eventType, book } = bookingFactories(fixture);
  const target = use(() => targetOf(fixture.service, fixture.organization.owner));
  let typeId = "";
  let slot = 0;
  before(async () => {
    typeId = await eventType({ title: "Guided tour", max_guests: 2 });
  });
  const log = use(() => signIn(fixture.service.url, fixture.organization.owner));

  const booking = (more: Json = {}): Json => ({
    event_type_id: typeId,
    start_at: slotAt((slot += 1)),
    invitee: { name: "Ada Lovelace", email: "ada@confirm.example" },
    ...more,
  });
  const call = async (name: string, given: Json, more: Json = {}, options: StatelessOptions = ASKS): Promise<Answer> =>
    await sendStateless(target, "tools/call", { name, arguments: given, ...more }, options);
  const outcome = (answer: Answer): CallOutcome => catchProblem(answer.at("result"), answer.text);
  /** Returns the text of the question. */
  const question = (answer: Answer): string => {
    expect(answer.at("result.resultType"), answer.text).to.equal("input_required");
    return answer.string("result.inputRequests.confirmation.params.message");
  };
  const answerTo = (asked: Answer, inputResponses: Json = accepted): Json => ({
    inputResponses,
    requestState: asked.string("result.requestState"),
  });
  const eventsAt = async (given: Json): Promise<Json[]> =>
    (await fixture.crm.get("/v1/events?page_size=100"))
      .list("data")
      .filter(({ start_at }) => start_at === given["start_at"]);
  const lastLogged = async (): Promise<Json | undefined> =>
    (await log.get("/v1/activity-log?channel=mcp&page_size=1")).list("data")[0];

  it("asks before a booking, and books after the answer", async () => {
    const given = booking({ guests: [{ email: "grace@confirm.example" }] });
    const asked = await call("create_event", given);
    expect(question(asked)).to.match(/^Book “Guided tour” with Ada Lovelace <ada@confirm.example> on .*2026.*\?/);
    expect(question(asked)).to.include("ada@confirm.example and grace@confirm.example");
    expect(asked.at("result.inputRequests.confirmation.params.requestedSchema.type")).to.equal("object");
    expect(await eventsAt(given)).to.deep.equal([]);
    expect(await lastLogged()).to.include({ action: "confirmations.ask", tool: "create_event", result: "success" });
    const { structured } = outcome(await call("create_event", given, answerTo(asked)));
    const [event] = await eventsAt(given);
    expect((structured?.["event"] as Json)["id"]).to.equal(event?.["id"]);
    expect(await lastLogged()).to.include({ action: "tools.create_event", result: "success" });
  });

  it("asks in the language of the caller", async () => {
    const asked = await call("create_event", booking(), {}, { ...ASKS, headers: { "accept-language": "fr" } });
    expect(plainSpaces(question(asked))).to.deep.equal([]);
    expect(question(asked)).to.match(/^Réserver «.Guided tour.» avec Ada Lovelace <ada@confirm.example>, .*\?/);
  });

  const silent: [string, StatelessOptions][] = [
    ["without elicitation", { capabilities: {} }],
    ["that only opens pages", { capabilities: { elicitation: { url: {} } } }],
  ];
  for (const [title, options] of silent) {
    it(`books at once for a client ${title}`, async () => {
      const given = booking();
      expect(outcome(await call("create_event", given, {}, options)).isError).to.equal(false);
      expect(await eventsAt(given)).to.have.length(1);
    });
  }

  it("books at once for older versions", async () => {
    expect((await callTool(target, "create_event", booking())).isError).to.equal(false);
  });

  it("asks for an empty capability, which means forms", async () => {
    question(await call("create_event", booking(), {}, { capabilities: { elicitation: {} } }));
  });

  for (const action of ["decline", "cancel"]) {
    it(`changes nothing after the answer ${action}`, async () => {
      const given = booking();
      const asked = await call("create_event", given);
      const { isError, body } = outcome(
        await call("create_event", given, answerTo(asked, { confirmation: { action } })),
      );
      expect([isError, body["code"]]).to.deep.equal([true, "declined"]);
      expect(body["error"]).to.include("Nothing was changed");
      expect(await eventsAt(given)).to.deep.equal([]);
      expect(await lastLogged()).to.include({ action: "tools.create_event", result: "denied", error_code: "declined" });
    });
  }

  it("books once if the same answer is sent several times", async () => {
    const given = booking();
    const answer = answerTo(await call("create_event", given));
    const first = outcome(await call("create_event", given, answer));
    const again = outcome(await call("create_event", given, answer));
    expect((again.structured?.["event"] as Json)["id"]).to.equal((first.structured?.["event"] as Json)["id"]);
    const other = booking();
    const parallel = answerTo(await call("create_event", other));
    await Promise.all([1, 2, 3].map(() => call("create_event", other, parallel)));
    expect(await eventsAt(given)).to.have.length(1);
    expect(await eventsAt(other)).to.have.length(1);
  });

  it("still accepts an idempotency key", async () => {
    const given = booking({ idempotency_key: "booking-of-ada-1" });
    const first = outcome(await call("create_event", given, answerTo(await call("create_event", given))));
    const second = outcome(await call("create_event", given, answerTo(await call("create_event", given))));
    const direct = outcome(await call("create_event", given, {}, {}));
    for (const { structured } of [second, direct]) {
      expect((structured?.["event"] as Json)["id"]).to.equal((first.structured?.["event"] as Json)["id"]);
    }
    expect(await eventsAt(given)).to.have.length(1);
  });

  it("rejects an answer to another call, of another connection, or with a changed state", async () => {
    const given = booking();
    const asked = await call("create_event", given);
    const answer = answerTo(asked);
    const moved = await call("create_event", { ...given, start_at: slotAt(90) }, answer);
    const changed = await call("create_event", given, {
      ...answer,
      requestState: `${String(answer["requestState"])}x`,
    });
    const { token } = await connect(fixture.service, { user: fixture.organization.owner });
    const params = { name: "create_event", arguments: given, ...answer };
    const foreign = await sendStateless({ ...target, token }, "tools/call", params, ASKS);
    for (const rejected of [moved, changed, foreign]) {
      expect([rejected.status, rejected.at("error.code")], rejected.text).to.deep.equal([200, -32602]);
    }
    expect(await eventsAt(given)).to.deep.equal([]);
  });

  it("asks again if the answer or the state is missing", async () => {
    const given = booking();
    const { requestState } = answerTo(await call("create_event", given));
    const incomplete: Json[] = [
      { requestState },
      { inputResponses: accepted },
      { requestState, inputResponses: { other: {} } },
    ];
    for (const more of incomplete) question(await call("create_event", given, more));
    expect(await eventsAt(given)).to.deep.equal([]);
  });

  const malformed: Json[] = [{ confirmation: 7 }, { confirmation: {} }, { confirmation: { action: "perhaps" } }];
  for (const inputResponses of malformed) {
    it(`rejects the answer ${JSON.stringify(inputResponses)}`, async () => {
      const given = booking();
      const asked = await call("create_event", given);
      const answer = await call("create_event", given, answerTo(asked, inputResponses));
      expect([answer.status, answer.at("error.code")]).to.deep.equal([200, -32602]);
      expect(await eventsAt(given)).to.deep.equal([]);
    });
  }

  it("does not ask if the call cannot succeed", async () => {
    const invalid = outcome(await call("create_event", { ...booking(), start_at: "tomorrow" }));
    expect(invalid.body["code"]).to.equal("validation_failed");
    const unknown = outcome(await call("cancel_event", { event_id: "01990000-0000-7000-8000-000000000000" }));
    expect(unknown.body["code"]).to.equal("not_found");
  });

  describe("of cancellations", () => {
    const booked = async (): Promise<string> => (await book(typeId, (slot += 1))).string("data.id");
    const statusOf = async (id: string): Promise<unknown> =>
      (await fixture.crm.get(`/v1/events/${id}`)).at("data.status");

    it("asks, then cancels", async () => {
      const event_id = await booked();
      const asked = await call("cancel_event", { event_id });
      expect(question(asked)).to.match(/^Cancel “.*” on .* for everybody\? A cancellation will be sent to invitee/);
      expect(await statusOf(event_id)).to.equal("confirmed");
      expect(outcome(await call("cancel_event", { event_id }, answerTo(asked))).isError).to.equal(false);
      expect(await statusOf(event_id)).to.equal("cancelled");
    });

    it("says that nobody is notified", async () => {
      const asked = await call("cancel_event", { event_id: await booked(), notify: false });
      expect(question(asked)).to.match(/Nobody will be notified\.$/);
    });

    it("fails if the event has changed since the question", async () => {
      const event_id = await booked();
      const asked = await call("cancel_event", { event_id });
      await fixture.crm.put(`/v1/events/${event_id}`, { title: "Another tour" });
      const { body } = outcome(await call("cancel_event", { event_id }, answerTo(asked)));
      expect(body["code"]).to.equal("version_conflict");
      expect(await statusOf(event_id)).to.equal("confirmed");
    });

    it("does not ask for a canceled event", async () => {
      const event_id = await booked();
      await call("cancel_event", { event_id }, {}, {});
      const { structured } = outcome(await call("cancel_event", { event_id }));
      expect(structured?.["already_cancelled"]).to.equal(true);
    });

    it("names nothing that the caller may not read", async () => {
      const event_id = await booked();
      const { owner } = fixture.organization;
      const { token } = await connect(fixture.service, { user: owner, scopes: ["booking:write"] });
      const params = { name: "cancel_event", arguments: { event_id } };
      const asked = await sendStateless({ ...target, token }, "tools/call", params, ASKS);
      expect(question(asked)).to.equal("Cancel this event for everybody? All participants will be notified.");
    });
  });

  it("does not ask before other tools", async () => {
    const given = { record_type: "company", fields: { name: "Northwind" } };
    expect(outcome(await call("create_crm_record", given)).isError).to.equal(false);
  });
});
