import { expect } from "chai";
import { messageIdOf, readMailbox } from "../../src/base/mail/rules/mailbox.ts";
import { suppressionOf, type AddressFacts } from "../../src/features/email/rules/suppression.ts";

describe("Suppression of an address", () => {
  const nothing: AddressFacts = { listed: [], consents: [], deliverability: [], topic: null };
  const cases: readonly [string, Partial<AddressFacts>, marketing: string | null, transactional: string | null][] = [
    ["does not apply to an unknown address", {}, null, null],
    [
      "does not apply to a contact without a consent decision",
      { consents: ["unknown"], deliverability: ["ok"] },
      null,
      null,
    ],
    ["applies to marketing for an unsubscribed address", { listed: ["unsubscribed"] }, "unsubscribed", null],
    ["applies to marketing for a contact who opted out", { consents: ["opted_in", "opted_out"] }, "opted_out", null],
    [
      "applies to marketing for a contact with a hard bounce",
      { deliverability: ["hard_bounced"] },
      "hard_bounced",
      null,
    ],
    ["applies to marketing for a contact who complained", { deliverability: ["complained"] }, "complained", null],
    ["does not apply after a soft bounce", { deliverability: ["soft_bounced"] }, null, null],
    [
      "applies to all messages for an address listed as bounced",
      { listed: ["hard_bounced"] },
      "hard_bounced",
      "hard_bounced",
    ],
    [
      "applies to all messages for an address listed for a complaint",
      { listed: ["unsubscribed", "complained"] },
      "complained",
      "complained",
    ],
  ];
  for (const [title, facts, marketing, transactional] of cases) {
    it(title, () => {
      expect(suppressionOf({ ...nothing, ...facts }, "marketing")).to.equal(marketing);
      expect(suppressionOf({ ...nothing, ...facts }, "transactional")).to.equal(transactional);
    });
  }
});

describe("Sender mailbox", () => {
  it("is parsed with and without a name", () => {
    expect(readMailbox("CRM <Crm@Example.com>")).to.deep.equal({ email: "crm@example.com", name: "CRM" });
    expect(readMailbox('"The team" <a@b.example>')).to.deep.equal({ email: "a@b.example", name: "The team" });
    expect(readMailbox("crm@localhost")).to.deep.equal({ email: "crm@localhost", name: null });
  });

  it("provides the host of the Message-ID", () => {
    expect(messageIdOf("0190", { email: "crm@mail.example", name: null })).to.equal("<0190@mail.example>");
  });
});
