import { expect } from "chai";
import { EMAILS, useMessageDelivery } from "../../support/email/message-delivery.ts";
import { until } from "../../support/queue.ts";

describe("POST /v1/notifications/emails/{id}/cancel (emails.cancel): messages in delivery", () => {
  const mail = useMessageDelivery();

  it("sends at send_at and never after cancellation", async () => {
    const send_at = new Date(Date.now() + 600_000).toISOString();
    const [later, never] = [mail.fresh(), mail.fresh()];
    const due = (await mail.send({ to: [{ email: later }], send_at })).string("data.id");
    const cancelled = (await mail.send({ to: [{ email: never }], send_at })).string("data.id");
    expect((await mail.crm.post(`${EMAILS}/${cancelled}/cancel`)).status).to.equal(200);
    await mail.skipTheWait(due);
    await mail.skipTheWait(cancelled);
    expect((await mail.ends(due)).string("data.status")).to.equal("sent");
    await until(async () => (await mail.jobsOf(cancelled)).length === 0, "the end of the job");
    expect((await mail.crm.get(`${EMAILS}/${cancelled}`)).at("data.status")).to.equal("cancelled");
    expect(mail.mailsTo(never)).to.deep.equal([]);
  });

  it("either cancels or sends each message", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => mail.sendTo(mail.fresh())));
    const cancelled = await Promise.all(
      ids.map(async (id) => (await mail.crm.post(`${EMAILS}/${id}/cancel`)).status === 200),
    );
    for (const [index, id] of ids.entries()) {
      const answer = await mail.becomes(id, (one) => ["sent", "cancelled"].includes(one.string("data.status")));
      expect(answer.string("data.status")).to.equal(cancelled[index] === true ? "cancelled" : "sent");
      const mails = mail.mailsTo(String(answer.at("data.recipients.0.email")));
      expect(mails).to.have.length(cancelled[index] === true ? 0 : 1);
    }
  });

  it("cancels a message that waits for a retry", async () => {
    mail.answer({ recipient: () => "450 4.2.0 Later" });
    const id = await mail.sendTo(mail.fresh());
    await mail.becomes(id, (answer) => answer.at("data.recipients.0.error") !== null);
    expect((await mail.crm.post(`${EMAILS}/${id}/cancel`)).status).to.equal(200);
  });
});
