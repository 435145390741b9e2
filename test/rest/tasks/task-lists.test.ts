import { expect } from "chai";
import { about, recordFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Tasks: /v1/tasks", () => {
  // The contract check of the tests does not accept the empty cursor of a first page.
  const fixture = useFixture();
  const { contact, task, ids, found } = recordFactories(fixture);

  describe("GET /v1/tasks (tasks.list)", () => {
    it("sorts priorities from low to urgent and empty due times last, by page and by cursor", async () => {
      const ada = await contact();
      const made = new Map<string, string>();
      for (const priority of ["urgent", "low", "high", "normal"]) {
        const due_at = priority === "high" ? null : `2036-01-0${made.size + 1}T00:00:00Z`;
        made.set(await task({ priority, due_at, related_to: [about("contact", ada)] }), priority);
      }
      const sorted = async (sort: string): Promise<unknown[]> =>
        (await ids(`/v1/tasks?record_id=${ada}&sort=${sort}`)).map((id) => made.get(String(id)));
      expect(await sorted("priority")).to.deep.equal(["low", "normal", "high", "urgent"]);
      expect(await sorted("-priority,title")).to.deep.equal(["urgent", "high", "normal", "low"]);
      expect(await sorted("due_at")).to.deep.equal(["urgent", "low", "normal", "high"]);
      for (const sort of ["-priority", "due_at", "title,-priority"]) {
        const walked: unknown[] = [];
        for (let cursor: unknown = ""; typeof cursor === "string";) {
          const query = `record_id=${ada}&sort=${sort}&page_size=1&cursor=${cursor}`;
          const page = await fixture.crm.get(`/v1/tasks?${query}`);
          walked.push(...page.list("data").map(({ id }) => made.get(String(id))));
          cursor = page.at("meta.next_cursor");
        }
        expect(walked, sort).to.deep.equal(await sorted(sort));
      }
    });
  });

  describe("POST /v1/tasks/search (tasks.search)", () => {
    it("searches by a filter tree with computed and custom fields", async () => {
      await fixture.crm.post("/v1/custom-fields", {
        entity_type: "task",
        key: "effort",
        label: "Effort",
        type: "number",
      });
      const id = await task({
        title: "Measure",
        due_at: "2020-03-05T16:00:00Z",
        tags: ["machine"],
        custom_fields: { effort: 8 },
      });
      const other = await task({ title: "Measure again", tags: ["machine", "big"] });
      const where = (...conditions: object[]) => ({ filter: { op: "and", conditions }, sort: "title" });
      const machine = { field: "tags", operator: "has_any", value: ["MACHINE"] };
      const searches: [object, string[]][] = [
        [machine, [id, other]],
        [{ field: "is_overdue", operator: "eq", value: true }, [id]],
        [{ field: "due_at", operator: "is_empty" }, [other]],
        [{ field: "custom_fields.effort", operator: "gte", value: 8 }, [id]],
        [{ field: "title", operator: "contains", value: "AGAIN" }, [other]],
        [{ field: "priority", operator: "in", value: ["normal"] }, [id, other]],
      ];
      for (const [condition, expected] of searches) {
        expect(await found("/v1/tasks/search", where(machine, condition)), JSON.stringify(condition)).to.deep.equal(
          expected,
        );
      }
      const wrong = await fixture.crm.post("/v1/tasks/search", where({ field: "titel", operator: "eq", value: "x" }));
      expect(wrong.status).to.equal(422);
      expect(wrong.at("details.0")).to.include({ path: "/filter/conditions/0/field", did_you_mean: "title" });
    });
  });

  describe("GET /v1/entities/{id}/tasks (entities.tasks)", () => {
    it("returns the tasks of a contact and 404 once the contact is deleted", async () => {
      const [ada, bob] = [await contact(), await contact()];
      const [open, done] = [
        await task({ related_to: [about("contact", ada)] }),
        await task({ related_to: [about("contact", bob), about("contact", ada)], status: "completed" }),
      ];
      const gone = await task({ related_to: [about("contact", ada)] });
      await fixture.crm.delete(`/v1/tasks/${gone}`);
      expect(await ids(`/v1/entities/${ada}/tasks`)).to.deep.equal([done, open]);
      expect(await ids(`/v1/entities/${ada}/tasks?status=todo`)).to.deep.equal([open]);
      expect((await fixture.crm.get(`/v1/entities/${bob}/tasks`)).at("meta.total")).to.equal(1);
      await fixture.crm.delete(`/v1/entities/${ada}`);
      expect((await fixture.crm.get(`/v1/entities/${ada}/tasks`)).status).to.equal(404);
      expect((await fixture.crm.get(`/v1/tasks/${open}`)).list("data.related_to")).to.have.lengthOf(1);
    });
  });
});
