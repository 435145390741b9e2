import { expect } from "chai";
import { Problem, type Detail } from "../../src/base/platform/rules/errors.ts";
import type { FieldTable } from "../../src/base/records/rules/field-table.ts";
import { fieldsOf } from "../../src/base/records/rules/filter-fields.ts";
import { checkFilter, type FilterCondition, type FilterGroup } from "../../src/base/records/rules/filter-tree.ts";

const custom_fields: FieldTable = { plan_name: { type: "string" } };
const tables = fieldsOf("entity", { contact: custom_fields, company: custom_fields });

function errorsOf(filter: FilterGroup): readonly Detail[] {
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

describe("Filter tree", () => {
  it("accepts fields of the record, its company and custom fields", () => {
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

  it("rejects an operator that does not fit the field and lists those that do", () => {
    const [detail] = errorsOf(all({ field: "do_not_call", operator: "contains", value: "x" }));
    expect(detail).to.deep.include({ path: "/filter/conditions/0/operator", code: "operator_not_allowed" });
    expect(detail?.extra?.allowed_values).to.deep.equal(["eq", "neq", "is_empty", "is_not_empty"]);
  });

  it("rejects an unknown field with a suggestion", () => {
    const [detail] = errorsOf(all({ field: "company.industri", operator: "eq", value: "x" }));
    expect(detail).to.deep.include({ path: "/filter/conditions/0/field", code: "unknown_field" });
    expect(detail?.extra?.did_you_mean).to.equal("company.industry");
    const [custom, none] = errorsOf(
      all(
        { field: "custom_fields.plan_nam", operator: "is_empty" },
        { field: "custom_fields.no", operator: "is_empty" },
      ),
    );
    expect(custom?.extra?.did_you_mean).to.equal("custom_fields.plan_name");
    expect(none?.extra?.did_you_mean, "no suggestion from Object.prototype").to.equal(undefined);
  });

  it("does not find fields on Object.prototype", () => {
    expect(errorsOf(all({ field: "constructor", operator: "is_empty" }))[0]?.code).to.equal("unknown_field");
    expect(errorsOf(all({ field: "company.toString", operator: "is_empty" }))[0]?.code).to.equal("unknown_field");
  });

  it("rejects a value of the wrong type with its path", () => {
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
      const [detail] = errorsOf(all(condition));
      const title = JSON.stringify(condition);
      expect(detail, title).to.deep.include({ path: `/filter/conditions/0${place}`, code });
    }
  });

  it("reports all errors at once", () => {
    const wrong = all({ field: "nope", operator: "eq", value: 1 }, { ...score, operator: "contains" });
    expect(errorsOf(wrong).map(({ code }) => code)).to.deep.equal(["unknown_field", "operator_not_allowed"]);
  });

  it("has at most three levels of groups", () => {
    expect(errorsOf(all(all(all(score))))).to.deep.equal([]);
    expect(errorsOf(all(all(all(all(score)))))[0]).to.deep.include({ code: "too_deep", extra: { limit: 3 } });
  });

  it("has at most fifty conditions", () => {
    const twenty = all(...Array<FilterCondition>(20).fill(score));
    const ten = all(...Array<FilterCondition>(10).fill(score));
    expect(errorsOf(all(twenty, twenty, ten))).to.deep.equal([]);
    expect(errorsOf(all(twenty, twenty, ten, score))[0]).to.deep.include({ path: "/filter", code: "too_many" });
  });
});
