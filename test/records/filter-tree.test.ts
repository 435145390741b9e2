import { expect } from "chai";
import { Problem, type Detail } from "../../src/platform/rules/errors.ts";
import type { FieldTable } from "../../src/records/rules/field-table.ts";
import { fieldsOf } from "../../src/records/rules/filter-fields.ts";
import { checkFilter, type FilterCondition, type FilterGroup } from "../../src/records/rules/filter-tree.ts";

const custom_fields: FieldTable = { plan_name: { type: "string" } };
const tables = fieldsOf("entity", { contact: custom_fields, company: custom_fields });

function refusal(filter: FilterGroup): readonly Detail[] {
  try {
    checkFilter(filter, tables, "/filter");
  } catch (error) {
    expect(error).to.be.instanceOf(Problem).with.property("code", "unprocessable");
    return (error as Problem).details;
  }
  return [];
}

const all = (...conditions: FilterGroup["conditions"]): FilterGroup => ({ op: "and", conditions });
const score: FilterCondition = { field: "lead_score", operator: "gte", value: 50 };

describe("a filter tree", () => {
  it("may name the record's fields, the company's and custom ones", () => {
    const conditions: FilterCondition[] = [
      score,
      { field: "company.industry", operator: "contains", value: "wine" },
      { field: "custom_fields.plan_name", operator: "is_not_empty" },
    ];
    expect(checkFilter(all(...conditions), tables, "/filter").conditions).to.deep.equal([
      { field: { location: "record", name: "lead_score", family: "number" }, operator: "gte", value: 50 },
      { field: { location: "company", name: "industry", family: "text" }, operator: "contains", value: "wine" },
      {
        field: { location: "custom_fields", name: "plan_name", family: "text" },
        operator: "is_not_empty",
        value: undefined,
      },
    ]);
  });

  it("is refused for an operator that does not fit the field, with those that do", () => {
    const [detail] = refusal(all({ field: "do_not_call", operator: "contains", value: "x" }));
    expect(detail).to.deep.include({ path: "/filter/conditions/0/operator", code: "operator_not_allowed" });
    expect(detail?.extra?.allowed_values).to.deep.equal(["eq", "neq", "is_empty", "is_not_empty"]);
  });

  it("is refused for an unknown field, with the one that was meant", () => {
    const [detail] = refusal(all({ field: "company.industri", operator: "eq", value: "x" }));
    expect(detail).to.deep.include({ path: "/filter/conditions/0/field", code: "unknown_field" });
    expect(detail?.extra?.did_you_mean).to.equal("company.industry");
    const [custom, none] = refusal(
      all(
        { field: "custom_fields.plan_nam", operator: "is_empty" },
        { field: "custom_fields.no", operator: "is_empty" },
      ),
    );
    expect(custom?.extra?.did_you_mean).to.equal("custom_fields.plan_name");
    expect(none?.extra?.did_you_mean, "the object of all is not what was meant").to.equal(undefined);
  });

  it("knows no field of the objects' prototype", () => {
    expect(refusal(all({ field: "constructor", operator: "is_empty" }))[0]?.code).to.equal("unknown_field");
    expect(refusal(all({ field: "company.toString", operator: "is_empty" }))[0]?.code).to.equal("unknown_field");
  });

  it("is refused for a value of another type, naming its place", () => {
    const cases: readonly [FilterCondition, string, string][] = [
      [{ field: "lead_score", operator: "eq", value: "5" }, "/value", "type"],
      [{ field: "lead_score", operator: "in", value: [1, "2"] }, "/value/1", "type"],
      [{ field: "lead_score", operator: "between", value: [1] }, "/value", "too_few"],
      [{ field: "lead_score", operator: "between", value: [1, 2, 3] }, "/value", "too_many"],
      [{ field: "birthday", operator: "eq", value: "2025-02-30" }, "/value", "format"],
      [{ field: "created_at", operator: "gt", value: "2026-01-01T00:00:00" }, "/value", "timezone_required"],
      [{ field: "created_at", operator: "within_last_days", value: 1.5 }, "/value", "type"],
      [{ field: "created_at", operator: "within_last_days", value: -1 }, "/value", "minimum"],
      [{ field: "owner_id", operator: "eq", value: "me" }, "/value", "format"],
      [{ field: "lead_status", operator: "eq", value: "old" }, "/value", "enum"],
      [{ field: "email", operator: "eq" }, "/value", "required"],
      [{ field: "email", operator: "is_empty", value: true }, "/value", "unknown_field"],
    ];
    for (const [condition, place, code] of cases) {
      const [detail] = refusal(all(condition));
      const title = JSON.stringify(condition);
      expect(detail, title).to.deep.include({ path: `/filter/conditions/0${place}`, code });
    }
  });

  it("names everything that is wrong with it", () => {
    const wrong = all({ field: "nope", operator: "eq", value: 1 }, { ...score, operator: "contains" });
    expect(refusal(wrong).map(({ code }) => code)).to.deep.equal(["unknown_field", "operator_not_allowed"]);
  });

  it("is three groups deep at most", () => {
    expect(refusal(all(all(all(score))))).to.deep.equal([]);
    expect(refusal(all(all(all(all(score)))))[0]).to.deep.include({ code: "too_deep", extra: { limit: 3 } });
  });

  it("has fifty conditions at most", () => {
    const twenty = all(...Array<FilterCondition>(20).fill(score));
    const ten = all(...Array<FilterCondition>(10).fill(score));
    expect(refusal(all(twenty, twenty, ten))).to.deep.equal([]);
    expect(refusal(all(twenty, twenty, ten, score))[0]).to.deep.include({ path: "/filter", code: "too_many" });
  });
});
