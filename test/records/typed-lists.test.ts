import { expect } from "chai";
import { createChange } from "../../src/base/records/rules/change.ts";
import { byText, equals, type ListOf } from "../../src/base/records/sql/list-filters.ts";
import { recordColumns } from "../../src/base/records/sql/record-columns.ts";

const record = {
  id: "1",
  version: 1,
  updated_at: "2026-03-01T09:30:00.000Z",
  updated_by: { id: null, name: "Test", type: "system", application: null },
} as const;

/** The compiler checks this file: a line below an unused @ts-expect-error is an error. */
describe("Types of lists and changes", () => {
  it("reject a list that lacks a filter or sort field of the contract, or has another one", () => {
    const list: ListOf<"schedules.list"> = { filters: { user_id: equals("user_id") }, sort: { name: byText("name") } };
    // @ts-expect-error -- the contract has the filter user_id
    const filterless: ListOf<"schedules.list"> = { filters: {}, sort: { name: byText("name") } };
    // @ts-expect-error -- the contract has the sort field name
    const unsorted: ListOf<"schedules.list"> = { filters: { user_id: equals("user_id") }, sort: {} };
    // @ts-expect-error -- a text is sorted in linguistic order
    const byCode: ListOf<"schedules.list">["sort"] = { name: "name" };
    // @ts-expect-error -- the contract has no filter color
    const other: ListOf<"schedules.list">["filters"] = { user_id: equals("user_id"), color: equals("color") };
    expect(Object.keys(byCode)).to.deep.equal(["name"]);
    expect([list, filterless, unsorted].map(({ filters }) => Object.keys(filters).length)).to.deep.equal([1, 0, 1]);
    expect(Object.keys(other)).to.have.length(2);
  });

  it("reject a record one of whose fields has no source", () => {
    // @ts-expect-error -- the contract has the field reason
    const columns = recordColumns("Suppression", { stored: ["email"] });
    // @ts-expect-error -- the contract has no field colour
    const misspelt = recordColumns("Suppression", { stored: ["email", "reason", "colour"] });
    expect([columns, misspelt].map((one) => typeof one)).to.deep.equal(["function", "function"]);
  });

  it("reject a change that the contract does not declare", () => {
    // @ts-expect-error -- the contract has no such change
    const change = createChange("task.forgotten", record, { newId: () => "2" });
    expect(change).to.include({ record_type: "task", record_id: "1", kind: "task.forgotten" });
  });
});
