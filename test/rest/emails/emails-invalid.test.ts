import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const PATH = "/v1/notifications/emails";

describe("POST /v1/notifications/emails (emails.create)", () => {
  const fixture = useFixture({ oracle: true });
  let addresses = 0;
  const fresh = (): string => `ada.${++addresses}@mail.example`;
  const send = (more: object): Promise<Answer> =>
    fixture.crm.post(PATH, { to: [{ email: fresh() }], subject: "Hello", text: "Hello", ...more });
  const count = async (): Promise<unknown> => (await fixture.crm.get(`${PATH}?page_size=1`)).at("meta.total");

  it("returns every error at once and stores nothing", async () => {
    const before = await count();
    const answer = await fixture.crm.post(PATH, {
      to: [{ email: "same@mail.example" }, { email: "SAME@mail.example" }],
      cc: [{ email: "same@mail.example" }],
      subject: "Hello",
      text: "Hello",
      attachments: [
        { filename: "../../etc/passwd", content_type: "text/plain", content: "SGVsbG8=" },
        { filename: "b.txt", content_type: "text/plain", content: "SGVsbG8" },
        { filename: "c.txt", content_type: "text/plain", content: "SGV-bG8=" },
      ],
    });
    expect(answer.problems).to.have.members([
      422,
      "/to/1/email not_unique",
      "/cc/0/email not_unique",
      "/attachments/0/filename invalid_character",
      "/attachments/1/content format",
      "/attachments/2/content format",
    ]);
    const unsaid = await fixture.crm.post(PATH, { to: [{ email: "a@mail.example" }], subject: "Hello", html: "  " });
    expect(unsaid.problems, "the field that was sent empty").to.deep.equal([400, "/html required"]);
    const blank = await fixture.crm.post(PATH, { to: [{ email: "a@mail.example" }], subject: "   ", text: "Hello" });
    expect(blank.problems).to.deep.equal([400, "/subject too_short"]);
    expect(await count()).to.equal(before);
  });

  const hostile: readonly [string, object, string][] = [
    ["a line break in a name", { to: [{ email: "a@mail.example", name: "A\r\nBcc: x@y.example" }] }, "/to/0/name"],
    ["a line break in an address", { to: [{ email: "a@mail.example\r\nRCPT" }] }, "/to/0/email"],
    ["a line break in reply_to", { reply_to: "a@mail.example\nX: y" }, "/reply_to"],
    ["two addresses with a comma", { to: [{ email: "a@mail.example,b@mail.example" }] }, "/to/0/email"],
    ["an address with its name", { to: [{ email: "A <a@mail.example>" }] }, "/to/0/email"],
    ["a line break in metadata", { metadata: { key: "a\nb" } }, "/metadata/key"],
    ["a number in metadata", { metadata: { key: 1 } }, "/metadata/key"],
    ["an empty text", { text: null }, "/text"],
  ];
  for (const [title, more, path] of hostile) {
    it(`returns 400 for ${title}`, async () => {
      const before = await count();
      const answer = await send(more);
      expect(answer.status).to.equal(400);
      expect(answer.list("details").map((detail) => detail["path"])).to.deep.equal([path]);
      expect(await count()).to.equal(before);
    });
  }

  it("returns 400 for content types and file names with header delimiters", async () => {
    for (const file of [
      { filename: "a.txt\r\nX: y", content_type: "text/plain" },
      { filename: "a.txt", content_type: "text/plain; name=x" },
      { filename: "a.txt", content_type: "text/plain\r\nX: y" },
    ]) {
      expect((await send({ attachments: [{ ...file, content: "SGVsbG8=" }] })).status).to.equal(400);
    }
  });

  it("limits attachments to ten files and 10 MiB in total", async () => {
    const file = (bytes: number): object => ({
      filename: "big.bin",
      content_type: "application/octet-stream",
      content: Buffer.alloc(bytes, 7).toString("base64"),
    });
    const most = 10 * 1024 * 1024;
    const taken = await send({ attachments: [file(most - 5), file(5)] });
    expect([taken.status, taken.at("data.attachments.0.size")]).to.deep.equal([202, most - 5]);
    const refused = await send({ attachments: [file(most - 5), file(6)] });
    expect(refused.problems).to.deep.equal([422, "/attachments too_long"]);
    expect(refused.at("details.0.limit")).to.equal(most);
    const eleven = await send({ attachments: Array.from({ length: 11 }, () => file(1)) });
    expect(eleven.problems).to.deep.equal([400, "/attachments too_many"]);
  });

  it("refuses attachments beyond the quota of the organization, until retention has removed others", async () => {
    const file = { filename: "offer.txt", content_type: "text/plain", content: "SGVsbG8=" };
    const sent = await send({ attachments: [file] });
    expect(sent.status).to.equal(202);
    const { pool } = fixture.service.database;
    const attachment = pool("email_attachments").where({ email_id: sent.string("data.id") });
    await attachment.clone().update({ size: 2_000_000_000 });
    const others = Array.from({ length: 5 }, (_, index) => ({
      org_id: fixture.organization.id,
      email_id: sent.string("data.id"),
      position: index + 1,
      filename: "other.txt",
      content_type: "text/plain",
      size: 2_000_000_000,
      content: Buffer.from("x"),
    }));
    await pool("email_attachments").insert(others);
    const refused = await send({ attachments: [file] });
    expect(refused.problems).to.deep.equal([422, " attachment_quota"]);
    expect(refused.string("details.0.message")).to.match(
      /^With these attachments.* 11,4\d\d of 10,240 MB \(quota attachment_bytes\)/,
    );
    expect((await send({})).status, "without attachments").to.equal(202);
    await attachment.clone().update({ content: Buffer.alloc(0) });
    expect((await send({ attachments: [file] })).status).to.equal(202);
  });
});
