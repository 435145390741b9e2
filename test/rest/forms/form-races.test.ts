import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import { webForms } from "../../support/forms.ts";

describe("POST /v1/public/organizations/{organization_slug}/forms/{form_slug}/submissions (formPage.submit): races", () => {
  const fixture = useFixture();
  const { publish, somebody, submit, submissions, contacts } = webForms(fixture);

  it("create one contact for one address, and keep every submission", async () => {
    const fields = ["first_name", "last_name", "phone"];
    const forms = [
      await publish({ contact_fields: fields.map((field) => ({ field })), tags: ["One"] }),
      await publish({ contact_fields: fields.map((field) => ({ field })), tags: ["Two"] }),
    ];
    const email = somebody();
    const calls = Array.from({ length: 24 }, (_, index) => {
      const [field = ""] = fields.slice(index % fields.length);
      const value = field === "phone" ? "+33612345678" : `Name ${String(index)}`;
      const address = index % 4 === 0 ? email.toUpperCase() : email;
      return submit(forms[index % 2] ?? fail(), { email: address, fields: { [field]: value } });
    });
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).to.deep.equal(new Set([200]));
    const [contact, ...others] = await contacts(email);
    expect(others).to.deep.equal([]);
    expect(contact?.["tags"]).to.have.members(["One", "Two"]);
    expect(contact).to.include({ phone: "+33612345678" });
    const kept = [...(await submissions(forms[0] ?? fail())), ...(await submissions(forms[1] ?? fail()))];
    expect(kept).to.have.length(24);
    expect(new Set(kept.map(({ contact_id: id }) => id))).to.deep.equal(new Set([contact?.["id"]]));
  });

  it("give the same answer while the form is deleted", async () => {
    const form = await publish();
    const calls = Array.from({ length: 6 }, () => submit(form, { email: somebody() }));
    const removed = fixture.crm.delete(`/v1/forms/${form.id}`);
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect((await removed).status).to.equal(200);
    expect(statuses.every((status) => status === 200 || status === 404)).to.equal(true);
    expect((await submit(form, { email: somebody() })).status).to.equal(404);
  });
});

function fail(): never {
  throw new Error("There is no such form.");
}
