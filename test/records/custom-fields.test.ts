import { expect } from "chai";
import {
  customFieldTable,
  writeCustomFields,
  type CustomFieldDefinition,
  type CustomFieldType,
} from "../../src/base/records/rules/custom-fields.ts";
import { Problem } from "../../src/base/platform/rules/errors.ts";

const definition = (type: CustomFieldType, more: Partial<CustomFieldDefinition> = {}): CustomFieldDefinition => ({
  key: "field",
  label: "Field",
  type,
  options: null,
  required: false,
  archived: false,
  ...more,
});

function written(one: CustomFieldDefinition, value: unknown, before: Record<string, unknown> | null = null): unknown {
  try {
    return writeCustomFields(customFieldTable([one]), { given: { field: value }, before })["field"] ?? null;
  } catch (error) {
    if (error instanceof Problem) return error.details.map(({ path, code }) => `${path} ${code}`).join(", ");
    throw error;
  }
}

const sizes = { options: ["small", "medium", "large"] };

describe("Custom field value", () => {
  const good: readonly [CustomFieldType, unknown, unknown][] = [
    ["text", "  two\r\nlines ", "two\nlines"],
    ["text", " ", null],
    ["number", -1.5, -1.5],
    ["boolean", false, false],
    ["date", "2028-02-29", "2028-02-29"],
    ["datetime", "2026-03-01T10:30:00+01:00", "2026-03-01T09:30:00.000Z"],
    ["datetime", "2026-03-01t09:30:00.1234z", "2026-03-01T09:30:00.123Z"],
    ["select", " medium", "medium"],
    ["multi_select", ["large", "small"], ["small", "large"]],
    ["multi_select", [], null],
    ["url", "https://example.com/a", "https://example.com/a"],
    ["email", "Ada@Example.com", "ada@example.com"],
    ["phone", "+33123456789", "+33123456789"],
  ];
  for (const [type, sent, stored] of good) {
    it(`of type ${type} is ${JSON.stringify(stored)} for ${JSON.stringify(sent)}`, () => {
      expect(written(definition(type, sizes), sent)).to.deep.equal(stored);
    });
  }

  const bad: readonly [CustomFieldType, unknown, string][] = [
    ["text", 3, " type"],
    ["text", "x".repeat(10_001), " too_long"],
    ["text", "a\u0007b", " invalid_character"],
    ["number", "3", " type"],
    ["boolean", "true", " type"],
    ["date", "2027-02-29", " format"],
    ["date", "2026-03-01T00:00:00Z", " format"],
    ["datetime", "2026-03-01T09:30:00", " timezone_required"],
    ["datetime", "2026-03-01", " format"],
    ["datetime", "0001-01-01T00:00:00+10:00", " format"],
    ["datetime", "9999-12-31T23:59:59-10:00", " format"],
    ["select", "huge", " enum"],
    ["select", ["small"], " type"],
    ["multi_select", "small", " type"],
    ["multi_select", ["small", "small"], "/1 not_unique"],
    ["multi_select", ["small", "huge"], "/1 enum"],
    ["url", "javascript:alert(1)", " format"],
    ["url", `https://example.com/${"x".repeat(2_000)}`, " too_long"],
    ["email", "ada@", " format"],
    ["phone", "0123456789", " phone_country_required"],
    ["phone", "call me", " format"],
  ];
  for (const [type, sent, problem] of bad) {
    it(`of type ${type} is rejected for ${JSON.stringify(sent).slice(0, 40)}:${problem}`, () => {
      expect(written(definition(type, sizes), sent)).to.equal(`/custom_fields/field${problem}`);
    });
  }

  it("can be sent back unchanged after its option was removed or its field archived", () => {
    expect(written(definition("select", { options: ["new"] }), "gone", { field: "gone" })).to.equal("gone");
    expect(written(definition("text", { archived: true }), "old", { field: "old" })).to.equal("old");
    expect(written(definition("multi_select", sizes), ["gone"], { field: ["gone"] })).to.deep.equal(["gone"]);
  });

  it("of an archived field can be cleared but not set", () => {
    const archived = definition("text", { archived: true, required: true });
    expect(written(archived, "new", { field: "old" })).to.equal("/custom_fields/field archived_custom_field");
    expect(written(archived, null, { field: "old" })).to.equal(null);
  });

  it("of a required field must be set on creation and cannot be cleared", () => {
    const required = definition("text", { required: true });
    expect(written(required, null)).to.equal("/custom_fields/field required");
    expect(written(required, " ", { field: "old" })).to.equal("/custom_fields/field required");
    expect(written(required, null, {})).to.equal(null);
  });

  it("is merged key by key, and null clears it", () => {
    const table = customFieldTable(["a", "b", "c"].map((key) => definition("number", { key })));
    const after = writeCustomFields(table, { given: { b: null, c: 3 }, before: { a: 1, b: 2 } });
    expect(after).to.deep.equal({ a: 1, c: 3 });
  });

  it("is reported together with all other invalid ones, and names of Object.prototype are unknown", () => {
    const table = customFieldTable([definition("number"), definition("date", { key: "day", required: true })]);
    const work = () => writeCustomFields(table, { given: { field: "x", feild: 1, constructor: 2 }, before: null });
    expect(work).to.throw(Problem).with.property("details").that.has.length(4);
  });
});
