import { expect } from "chai";
import { bookingPageVisits } from "../../support/booking/page-visits.ts";
import { bookingForms } from "../../support/booking/booking-forms.ts";
import { slotAt } from "../../support/booking/booking.ts";
import { useFixture } from "../../support/fixture.ts";
import { signIn } from "../../support/accounts/people.ts";

/** Closes every context of HTML in which a text could be; `mark` finds it again. */
const attack = (mark: string): string =>
  `${mark}"'\`><script>x(${mark})</script></textarea></option><img src=x onerror=y>`;

/** Markup that only an attack adds. */
const MARKUP = /<script>|<img src=x|onerror=y>|<\/textarea><\/option>/i;

describe("Booking pages: attacks", () => {
  const fixture = useFixture();
  const visits = bookingPageVisits(fixture);
  const { get, open, post, publishPage, book } = bookingForms(fixture, visits);

  it("escape everything that the organization enters", async () => {
    const owner = await signIn(fixture.service.url, fixture.organization.owner);
    const names = { first_name: attack("first"), last_name: "Host" };
    expect((await owner.put("/v1/me", names)).status).to.equal(200);
    expect((await owner.put("/v1/organization", { branding: { display_name: attack("org") } })).status).to.equal(200);
    const types = ["text", "textarea", "select", "multiselect", "checkbox"] as const;
    const questions = types.map((type) => ({
      key: type,
      label: attack(`q${type}`),
      type,
      required: false,
      ...(type.endsWith("select") && { options: [attack(`o${type}`).slice(0, 100)] }),
    }));
    const location = { type: "custom", value: attack("place") };
    const path = await publishPage({
      title: attack("title").slice(0, 150),
      description: attack("about"),
      questions,
      location,
    });
    const form = `${path}?start=${encodeURIComponent(slotAt(0))}`;
    const done = (await book(path, 0, { name: attack("visitor") })).headers.get("location") ?? "";
    const marks: readonly [string, readonly string[]][] = [
      ["/book/claire", ["title", "about", "first", "org"]],
      [`${path}?day=${slotAt(0).slice(0, 10)}`, ["title", "about", "first", "org"]],
      [
        form.replace(encodeURIComponent(slotAt(0)), encodeURIComponent(slotAt(1))),
        ["title", "qtext", "qcheckbox", "oselect", "omultiselect"],
      ],
      [done, ["title", "place", "visitor", "first", "org"]],
    ];
    for (const [address, shown] of marks) {
      const { text } = await get(address);
      expect(text, address).not.to.match(MARKUP);
      for (const mark of shown) expect(text, `${mark} at ${address}`).to.include(`${mark}&#34;&#39;&#96;&#62;`);
    }
  });

  it("escape or ignore everything in the address and in the form", async () => {
    const questions = ["text", "textarea", "select", "multiselect", "date"].map((type) => ({
      key: type,
      label: "Question",
      type,
      required: true,
      ...(type.endsWith("select") && { options: ["One"] }),
    }));
    const path = await publishPage({ questions, max_guests: 3, location: { type: "invitee_phone" } });
    for (const name of ["month", "day", "timezone", "duration", "lang", "start", "unknown"]) {
      const { status, text } = await get(`${path}?${name}=${encodeURIComponent(attack(name))}`);
      expect([status, MARKUP.test(text), text.includes(`${name}&#34;`)], name).to.deep.equal([200, false, false]);
    }
    for (const month of ["0000-01", "2026-13", "9999-12", "99999-01", "-2026-01", "2026-02-30"]) {
      expect((await get(`${path}?month=${month}&day=2026-02-31`)).status, month).to.equal(200);
    }
    for (const start of ["9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z", "2026-02-30T00:00:00Z"]) {
      expect((await get(`${path}?start=${start}`)).status, start).to.equal(200);
    }
    const fields = ["name", "email", "phone", "guests", ...questions.map(({ key }) => `answer.${key}`)];
    const entries = Object.fromEntries(fields.map((name) => [name, attack(name)]));
    const hidden = await open(path, 4);
    const { status, text } = await post(path, { ...hidden, ...entries });
    expect([status, MARKUP.test(text)]).to.deep.equal([422, false]);
    for (const name of ["timezone", "duration", "key"]) {
      const answer = await post(path, { ...hidden, ...entries, [name]: attack(name) });
      expect([answer.status, MARKUP.test(answer.text), answer.text.includes(`${name}&#34;`)], name).to.deep.equal([
        422,
        false,
        false,
      ]);
    }
    expect((await get(`/book/claire/${encodeURIComponent(attack("x"))}`)).status).to.equal(404);
  });

  it("allow frames only on the websites that the organization lists", async () => {
    const path = await publishPage();
    const owner = await signIn(fixture.service.url, fixture.organization.owner);
    const before = await get(path);
    expect(before.headers.get("content-security-policy")).to.include("frame-ancestors 'none'");
    expect(before.headers.get("x-frame-options")).to.equal("DENY");
    const embed_origins = ["https://www.acme.example"];
    expect((await owner.put("/v1/organization", { embed_origins })).status).to.equal(200);
    const done = (await book(path, 8)).headers.get("location") ?? "";
    for (const address of ["/book/claire", path, `${path}?start=${encodeURIComponent(slotAt(9))}`, done]) {
      const { headers, text } = await get(address);
      expect(headers.get("content-security-policy"), address).to.include("frame-ancestors https://www.acme.example");
      expect(headers.get("x-frame-options")).to.equal(null);
      expect(text).to.match(/<script src="\/pages\/frame\.\w+\.js" defer>/);
    }
    await owner.put("/v1/organization", { embed_origins: [] });
  });

  it("send no cookies and nothing that identifies the visitor to other websites", async () => {
    const path = await publishPage();
    const answers = [await get(path), await get(`${path}?lang=fr`), await book(path, 12)];
    for (const { headers } of answers) expect(headers.get("set-cookie")).to.equal(null);
    expect(answers[0]?.headers.get("referrer-policy")).to.equal("no-referrer");
  });
});

describe("Booking pages: rate limits", () => {
  const fixture = useFixture({ rateLimits: "on" });
  const visits = bookingPageVisits(fixture);
  const { get, publishPage, post } = bookingForms(fixture, visits);

  it("answer too many requests with a page in the visitor's language", async () => {
    const path = await publishPage();
    let answer = await post(path, { start: slotAt(0) });
    for (let count = 0; answer.status !== 429 && count < 100; count += 1)
      answer = await post(path, { start: slotAt(0) });
    expect([answer.status, answer.text.includes("Too many requests")]).to.deep.equal([429, true]);
    expect(Number(answer.headers.get("retry-after"))).to.be.greaterThan(0);
    expect((await get(path)).status, "reading has a limit of its own").to.equal(200);
    let read = await get("/book/claire", { "Accept-Language": "fr" });
    for (let count = 0; read.status !== 429 && count < 300; count += 1) read = await get("/book/claire?lang=fr");
    expect([read.status, read.text.includes("Trop de demandes")]).to.deep.equal([429, true]);
  });
});
