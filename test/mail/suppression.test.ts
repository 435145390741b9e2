import { expect } from "chai";
import { messageIdOf, readMailbox } from "../../src/mail/rules/mailbox.ts";
import { suppressionOf, type AddressFacts } from "../../src/emails/rules/suppression.ts";

describe("An address that nothing is sent to", () => {
  const nothing: AddressFacts = { listed: [], consents: [], deliverability: [] };
  const cases: readonly [string, Partial<AddressFacts>, marketing: string | null, transactional: string | null][] = [
    ["is not one of which nothing is known", {}, null, null],
    [
      "is not one of a contact who has not said anything",
      { consents: ["unknown"], deliverability: ["ok"] },
      null,
      null,
    ],
    ["is for marketing one that unsubscribed", { listed: ["unsubscribed"] }, "unsubscribed", null],
    ["is for marketing one of a contact who opted out", { consents: ["opted_in", "opted_out"] }, "opted_out", null],
    ["is for marketing one whose contact's mail came back", { deliverability: ["hard_bounced"] }, "hard_bounced", null],
    ["is for marketing one whose contact complained", { deliverability: ["complained"] }, "complained", null],
    ["is not one whose mail came back for a while", { deliverability: ["soft_bounced"] }, null, null],
    ["is for everything one that is listed as bounced", { listed: ["hard_bounced"] }, "hard_bounced", "hard_bounced"],
    [
      "is for everything one that is listed as complaining",
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

describe("A sender", () => {
  it("is read with and without a name", () => {
    expect(readMailbox("CRM <Crm@Example.com>")).to.deep.equal({ email: "crm@example.com", name: "CRM" });
    expect(readMailbox('"The team" <a@b.example>')).to.deep.equal({ email: "a@b.example", name: "The team" });
    expect(readMailbox("crm@localhost")).to.deep.equal({ email: "crm@localhost", name: null });
  });

  it("gives its host to the Message-ID", () => {
    expect(messageIdOf("0190", { email: "crm@mail.example", name: null })).to.equal("<0190@mail.example>");
  });
});
