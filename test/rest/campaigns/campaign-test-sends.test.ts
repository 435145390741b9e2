import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const PATH = "/v1/campaigns";

describe("POST /v1/campaigns/{id}/test (campaigns.test)", () => {
  const fixture = useFixture({ oracle: true });
  const contact = async (body: object): Promise<string> =>
    (await fixture.crm.post("/v1/entities", { entity_type: "contact", ...body })).string("data.id");
  const complete = { subject: "Hello", from: { email: "news@mail.example" }, html_body: "<p>Hello</p>" };
  const draft = async (body: object): Promise<string> =>
    (await fixture.crm.post(PATH, { name: "Campaign", ...complete, ...body })).string("data.id");
  const act = (id: string, action: string, body?: object): Promise<Answer> =>
    fixture.crm.post(`${PATH}/${id}/${action}`, body);
  const codes = (answer: Answer): unknown[] => [
    answer.status,
    ...answer.list("details").map(({ path, code }) => `${String(path)} ${String(code)}`),
  ];

  it("sends test messages with the values of each contact", async () => {
    const company_id = (await fixture.crm.post("/v1/entities", { entity_type: "company", name: "Müller & Co" })).string(
      "data.id",
    );
    await contact({ first_name: "Ada", email: "ada@trial.example", company_id });
    const id = await draft({
      subject: "{{first_name|Hello}}!",
      html_body: "<b>{{company_name|your company}}</b>",
      text_body: "{{organization_name}} {{email}} {{job_title|x}}",
      segment_ids: [],
    });
    const answer = await act(id, "test", { to: ["Ada@trial.example", "other@trial.example"] });
    expect(answer.status).to.equal(202);
    const accepted = answer.list("data.messages").map(({ email, status }) => `${String(email)} ${String(status)}`);
    expect(accepted).to.deep.equal(["ada@trial.example queued", "other@trial.example queued"]);
    const [first, second] = await Promise.all(
      answer.list("data.messages").map((one) => fixture.crm.get(`/v1/notifications/emails/${String(one["id"])}`)),
    );
    expect(first?.string("data.html")).to.match(/^<b>Müller &amp; Co<\/b><div /);
    const { name } = fixture.organization.record;
    expect(first?.string("data.text")).to.include(`${name} ada@trial.example x\n\n--------\n`);
    expect(first?.at("data")).to.deep.include({
      subject: "Ada!",
      category: "transactional",
      from: { email: "news@mail.example", name: null },
      metadata: { campaign_id: id },
    });
    expect(second?.text).to.include('"subject":"Person!"').and.include('"html":"<b>your company</b><div ');
    expect((await fixture.crm.get(`${PATH}/${id}`)).at("data")).to.include({ status: "draft", version: 1 });
    const twice = await act(id, "test", { to: ["a@trial.example", "A@trial.example"] });
    expect(codes(twice)).to.deep.equal([422, "/to/1 not_unique"]);
    const empty = (await fixture.crm.post(PATH, { name: "Empty" })).string("data.id");
    expect(codes(await act(empty, "test", { to: ["a@trial.example"] }))).to.deep.equal([
      422,
      "/subject required",
      "/from required",
      "/html_body required",
    ]);
  });
});
