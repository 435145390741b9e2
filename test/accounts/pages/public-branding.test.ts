import { expect } from "chai";
import { signIn } from "../../support/accounts/people.ts";
import { bookingPageVisits } from "../../support/booking/page-visits.ts";
import { use, useFixture } from "../../support/fixture.ts";

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const OTHER_PNG = PNG.replace("AAAADUlEQVR42", "AAAADUlEQVQ42");
const IMMUTABLE = "public, max-age=31536000, immutable";

describe("The branding of an organization on public pages", () => {
  const fixture = useFixture();
  const { publish } = bookingPageVisits(fixture);
  let path: string;
  const owner = use(() => signIn(fixture.service.url, fixture.organization.owner));
  before(async () => {
    ({ path } = await publish());
  });
  const publicly = async (): Promise<unknown> => (await fixture.anonymous.get(path)).at("data.organization");
  const brand = (branding: object): Promise<unknown> => owner.put("/v1/organization", { branding });
  const logoUrl = async (): Promise<string> => (await fixture.anonymous.get(path)).string("data.organization.logo_url");

  it("appears in the responses of public operations", async () => {
    await owner.put("/v1/organization", { embed_origins: ["https://www.acme.example"] });
    await brand({ display_name: "Acme", colour: "#1a6b4f", logo: null });
    expect(await publicly()).to.deep.equal({
      name: "Acme",
      logo_url: null,
      colour: "#1a6b4f",
      embed_origins: ["https://www.acme.example"],
    });
  });

  it("serves the logo at a path that changes with the image", async () => {
    await brand({ logo: `data:image/png;base64,${PNG}` });
    const first = await logoUrl();
    const image = await fetch(`${fixture.service.url}${first}`);
    expect([image.status, image.headers.get("content-type"), image.headers.get("cache-control")]).to.deep.equal([
      200,
      "image/png",
      IMMUTABLE,
    ]);
    expect(image.headers.get("x-content-type-options")).to.equal("nosniff");
    expect(Buffer.from(await image.arrayBuffer()).toString("base64")).to.equal(PNG);
    await brand({ logo: `data:image/png;base64,${OTHER_PNG}` });
    expect(await logoUrl()).not.to.equal(first);
    expect((await fetch(`${fixture.service.url}${first}`)).status).to.equal(404);
    const others = first.replace(/logo\/[a-z0-9-]+/, "logo/unknown-organization");
    expect((await fetch(`${fixture.service.url}${others}`)).status).to.equal(404);
  });

  it("hides the logo of a suspended organization", async () => {
    const url = `${fixture.service.url}${await logoUrl()}`;
    const { pool } = fixture.service.database;
    const suspend = (at: string | null) =>
      pool("organizations").where({ id: fixture.organization.id }).update({ suspended_at: at });
    await suspend("2026-03-01T00:00:00Z");
    expect((await fetch(url)).status).to.equal(404);
    await suspend(null);
    expect((await fetch(url)).status).to.equal(200);
  });

  it("serves a style sheet for each colour, and nothing else under its path", async () => {
    const style = await fetch(`${fixture.service.url}/pages/brand.1a6b4f.css`);
    expect([style.status, style.headers.get("cache-control")]).to.deep.equal([200, IMMUTABLE]);
    expect(style.headers.get("content-type")).to.match(/^text\/css/);
    expect(await style.text()).to.match(/^:root\{--accent:light-dark\(#1a6b4f,#[0-9a-f]{6}\)/);
    for (const wrong of ["1A6B4F", "1a6b4", "1a6b4f7", "red;}body{display:none"]) {
      const answer = await fetch(`${fixture.service.url}/pages/brand.${encodeURIComponent(wrong)}.css`);
      expect(answer.status, wrong).to.equal(404);
    }
  });

  it("serves the script that embeds pages, with at most 3 kB", async () => {
    const script = await fetch(`${fixture.service.url}/embed.js`);
    expect([script.status, script.headers.get("cross-origin-resource-policy")]).to.deep.equal([200, "cross-origin"]);
    expect(script.headers.get("content-type")).to.match(/^text\/javascript/);
    expect(Buffer.byteLength(await script.text())).to.be.at.most(3_000);
  });
});
