import { expect } from "chai";
import { entities_create_body } from "../../generated/validators/entities.js";
import { toDetails } from "../../src/base/platform/rules/violations.ts";

const CONTACT = { entity_type: "contact", first_name: "Ada", last_name: "Lovelace", email: "ada@example.com" };

describe("Validation errors of a body", () => {
  it("are empty for a valid body", () => {
    expect(problemsOf(CONTACT)).to.deep.equal([]);
  });

  it("are reported all at once, each with its path", () => {
    const problems = problemsOf({ ...CONTACT, first_name: 5, email: "no", lifecycle_stage: "vip", nick: "x" });
    expect(problems).to.have.members([
      "/first_name type",
      "/email format",
      "/lifecycle_stage enum",
      "/nick unknown_field",
    ]);
  });

  it("are found inside nullable values", () => {
    expect(problemsOf({ ...CONTACT, address: { town: "Paris" } })).to.deep.equal(["/address/town unknown_field"]);
  });

  it("are reduced to one if the record type is missing or unknown", () => {
    const { entity_type, ...rest } = CONTACT;
    expect(entity_type).to.equal("contact");
    expect(problemsOf(rest)).to.deep.equal(["/entity_type required"]);
    expect(problemsOf({ ...rest, entity_type: "robot" })).to.deep.equal(["/entity_type enum"]);
  });

  it("report characters that are invalid in text", () => {
    expect(problemsOf({ ...CONTACT, first_name: "a\u0000b" })).to.deep.equal(["/first_name invalid_character"]);
    expect(problemsOf({ ...CONTACT, first_name: "\ud800" })).to.deep.equal(["/first_name invalid_character"]);
  });

  it("escape field names in paths as in RFC 6901", () => {
    expect(problemsOf({ ...CONTACT, "a/b~c": 1 })).to.deep.equal(["/a~1b~0c unknown_field"]);
  });

  it("suggest the field that was probably meant", () => {
    entities_create_body({ ...CONTACT, firstname: "Ada" });
    const [detail] = toDetails(entities_create_body.errors ?? [], { knownFields: () => ["first_name", "last_name"] });
    expect(detail?.extra?.did_you_mean).to.equal("first_name");
  });

  it("are at most 20, and names are looked up for these only, once for each place", () => {
    const unknown = Object.fromEntries(Array.from({ length: 80_000 }, (_, index) => [`first_nam${index}`, index]));
    expect(entities_create_body({ ...CONTACT, ...unknown, address: unknown })).to.equal(false);
    const violations = entities_create_body.errors ?? [];
    expect(violations).to.have.length.within(20, 400);
    const places: string[] = [];
    const details = toDetails(violations, { knownFields: (place) => (places.push(place), ["first_name", "city"]) });
    expect(details).to.have.length(20);
    expect(details.every(({ code }) => code === "unknown_field")).to.equal(true);
    expect(places.length).to.be.within(1, 2);
  });

  it("are cut off where a client chose a long name", () => {
    const details = problemsOf({
      ...CONTACT,
      [`a${"b".repeat(100_000)}`]: 1,
      custom_fields: { ["c".repeat(90_000)]: [] },
    });
    for (const detail of details) expect(detail).to.have.length.below(600);
  });
});

function problemsOf(body: unknown): string[] {
  return entities_create_body(body)
    ? []
    : toDetails(entities_create_body.errors ?? []).map(({ path, code }) => `${path} ${code}`);
}
