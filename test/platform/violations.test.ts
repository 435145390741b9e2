import { expect } from "chai";
import { entities_create_body } from "../../generated/validators/entities.js";
import { toDetails } from "../../src/platform/rules/violations.ts";

const CONTACT = { entity_type: "contact", first_name: "Ada", last_name: "Lovelace", email: "ada@example.com" };

describe("the problems of a body", () => {
  it("are none for a body that fits", () => {
    expect(problemsOf(CONTACT)).to.deep.equal([]);
  });

  it("are all told at once, each where it is", () => {
    const problems = problemsOf({ ...CONTACT, first_name: 5, email: "no", lifecycle_stage: "vip", nick: "x" });
    expect(problems).to.have.members([
      "/first_name type",
      "/email format",
      "/lifecycle_stage enum",
      "/nick unknown_field",
    ]);
  });

  it("are found inside of what can also be null", () => {
    expect(problemsOf({ ...CONTACT, address: { town: "Paris" } })).to.deep.equal(["/address/town unknown_field"]);
  });

  it("are one where the kind of record is missing or unknown", () => {
    const { entity_type, ...rest } = CONTACT;
    expect(entity_type).to.equal("contact");
    expect(problemsOf(rest)).to.deep.equal(["/entity_type required"]);
    expect(problemsOf({ ...rest, entity_type: "robot" })).to.deep.equal(["/entity_type enum"]);
  });

  it("name the characters that no text has", () => {
    expect(problemsOf({ ...CONTACT, first_name: "a\u0000b" })).to.deep.equal(["/first_name invalid_character"]);
    expect(problemsOf({ ...CONTACT, first_name: "\ud800" })).to.deep.equal(["/first_name invalid_character"]);
  });

  it("escape the names of fields as RFC 6901 says", () => {
    expect(problemsOf({ ...CONTACT, "a/b~c": 1 })).to.deep.equal(["/a~1b~0c unknown_field"]);
  });

  it("suggest the field that was probably meant", () => {
    entities_create_body({ ...CONTACT, firstname: "Ada" });
    const [detail] = toDetails(entities_create_body.errors ?? [], { knownFields: () => ["first_name", "last_name"] });
    expect(detail?.extra?.did_you_mean).to.equal("first_name");
  });
});

function problemsOf(body: unknown): string[] {
  return entities_create_body(body)
    ? []
    : toDetails(entities_create_body.errors ?? []).map(({ path, code }) => `${path} ${code}`);
}
