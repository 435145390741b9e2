import { expect } from "chai";
import { canReceiveEmail, anonymizedInvitee, withoutErasedNames } from "../../src/features/booking/rules/invitees.ts";

const ada = { type: "invitee", id: "019cb4f3-4c5d-7e6f-8a7b-8c9d0e1f2a31", name: "Ada", application: null } as const;
const claire = { type: "user", id: "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01", name: "Claire", application: null } as const;
const at = "2026-03-01T09:30:00.000Z";

describe("Anonymized invitee", () => {
  it("keeps response and attendance but has no name, answers or contact details", () => {
    const invitee = {
      id: ada.id,
      role: "primary" as const,
      name: "Ada",
      email: "ada@example.com",
      phone: "+33612345670",
      timezone: "UTC",
      locale: "en" as const,
      contact_id: claire.id,
      answers: { topic: "Machines" },
      response: "accepted" as const,
      no_show: true,
      confirmation: "not_required" as const,
      cancelled_at: null,
      created_at: at,
    };
    expect(canReceiveEmail(invitee)).to.equal(true);
    const remaining = anonymizedInvitee(invitee);
    expect(remaining).to.include({
      id: ada.id,
      name: null,
      phone: null,
      contact_id: null,
      no_show: true,
      response: "accepted",
    });
    expect(remaining.answers).to.deep.equal({});
    expect(canReceiveEmail(remaining)).to.equal(false);
  });

  it("is not named as the actor of bookings, changes and cancellations, while members are", () => {
    const period = (by: typeof ada | typeof claire) => ({ start_at: at, end_at: at, changed_at: at, by, reason: null });
    const cancellation = { reason: null, cancelled_at: at, by: ada };
    const place = { location: { type: "custom", value: "Here" }, internal_notes: null } as const;
    const event = { ...place, title: "Call", created_by: ada, history: [period(claire), period(ada)], cancellation };
    const remaining = withoutErasedNames(event, { erased: [], remaining: [] });
    expect(JSON.stringify(remaining)).to.not.include("Ada");
    expect(remaining.history.map(({ by }) => by.name)).to.deep.equal(["Claire", "–"]);
    expect(remaining.search_text).to.equal("call");
  });
});
