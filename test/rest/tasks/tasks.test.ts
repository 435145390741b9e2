import { expect } from "chai";
import { about, recordFactories, storeOf } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Tasks: /v1/tasks", () => {
  const fixture = useFixture({ oracle: true });
  const { contact, task, changesOf } = recordFactories(fixture);
  const change = (id: string, body: object) => fixture.crm.put(`/v1/tasks/${id}`, body);

  describe("POST /v1/tasks (tasks.create)", () => {
    it("assigns a task to its creator", async () => {
      const created = await fixture.crm.post("/v1/tasks", { title: " Call back " });
      expect(created.status).to.equal(201);
      const assignee_id = fixture.organization.owner.id;
      expect(created.at("data")).to.include({ title: "Call back", completed_at: null, is_overdue: false, assignee_id });
    });

    it("stores times in UTC and accepts a null assignee", async () => {
      const body = { title: "Call", due_at: "2036-03-05T16:00:00+02:00", assignee_id: null };
      const created = await fixture.crm.post("/v1/tasks", body);
      expect(created.at("data")).to.include({ due_at: "2036-03-05T14:00:00.000Z", assignee_id: null });
    });

    it("returns 422 for a reminder without due time or after it", async () => {
      const late = { due_at: "2036-03-05T16:00:00Z", reminder_at: "2036-03-05T17:00:00+00:30" };
      for (const [body, code] of [
        [{ reminder_at: "2036-03-05T08:00:00Z" }, "reminder_without_due"],
        [late, "reminder_after_due"],
      ] as const) {
        const refused = await fixture.crm.post("/v1/tasks", { title: "Never", ...body });
        expect(refused.status).to.equal(422);
        expect(refused.list("details")).to.have.lengthOf(1);
        expect(refused.at("details.0")).to.include({ path: "/reminder_at", code });
      }
      expect((await fixture.crm.get("/v1/tasks?q=Never")).at("meta.total")).to.equal(0);
    });

    it("stores values of custom fields and rejects unknown ones", async () => {
      await fixture.crm.post("/v1/custom-fields", {
        entity_type: "task",
        key: "effort",
        label: "Effort",
        type: "number",
      });
      const id = await task({ custom_fields: { effort: 3 } });
      expect((await change(id, { custom_fields: { effort: 5 } })).at("data.custom_fields")).to.deep.equal({
        effort: 5,
      });
      const refused = await fixture.crm.post("/v1/tasks", { title: "No", custom_fields: { efort: 3 } });
      expect(refused.status).to.equal(422);
      expect(refused.at("details.0")).to.include({ path: "/custom_fields/efort", code: "unknown_custom_field" });
    });
  });

  describe("PUT /v1/tasks/{id} (tasks.update)", () => {
    it("keeps the version if nothing changes", async () => {
      const related_to = [about("contact", await contact())];
      const id = await task({ due_at: "2036-03-05T16:00:00Z", related_to });
      const same = await change(id, { title: "Call back ", due_at: "2036-03-05T17:00:00+01:00", related_to });
      expect(same.at("data.version")).to.equal(1);
      expect(await changesOf(id)).to.have.lengthOf(1);
    });

    it("checks the reminder against the existing due time", async () => {
      const id = await task({ due_at: "2036-03-05T16:00:00Z", reminder_at: "2036-03-05T15:00:00Z" });
      expect((await change(id, { due_at: "2036-03-05T14:00:00Z" })).status).to.equal(422);
      expect((await change(id, { due_at: null })).at("details.0.code")).to.equal("reminder_without_due");
      expect((await change(id, { due_at: null, reminder_at: null })).status).to.equal(200);
    });
  });

  describe("POST /v1/tasks/{id}/complete (tasks.complete)", () => {
    it("sets completed_at once, also when repeated", async () => {
      const id = await task();
      const completed = await fixture.crm.post(`/v1/tasks/${id}/complete`);
      expect(completed.at("data")).to.include({ status: "completed", version: 2 });
      expect(Date.parse(completed.string("data.completed_at"))).to.be.closeTo(Date.now(), 60_000);
      expect((await fixture.crm.post(`/v1/tasks/${id}/complete`)).json).to.deep.equal(completed.json);
      expect(await changesOf(id)).to.deep.equal([
        ["task.created", 1, []],
        ["task.updated", 2, ["completed_at", "status"]],
        ["task.completed", 2, ["status"]],
      ]);
    });

    it("sets and clears completed_at when the status changes", async () => {
      const id = await task();
      expect((await change(id, { status: "completed" })).at("data.completed_at")).to.be.a("string");
      expect((await change(id, { title: "Other" })).at("data.completed_at")).to.be.a("string");
      expect((await change(id, { status: "in_progress" })).at("data.completed_at")).to.equal(null);
      const born = await fixture.crm.post("/v1/tasks", { title: "Done already", status: "completed" });
      expect(born.at("data.completed_at")).to.equal(born.at("data.created_at"));
      expect((await changesOf(born.string("data.id"))).map(([kind]) => kind)).to.deep.equal([
        "task.created",
        "task.completed",
      ]);
    });

    it("reports is_overdue only for open tasks past their due time", async () => {
      const id = await task({ due_at: "2020-01-01T00:00:00Z" });
      expect((await fixture.crm.get(`/v1/tasks/${id}`)).at("data.is_overdue")).to.equal(true);
      expect((await change(id, { status: "waiting" })).at("data.is_overdue")).to.equal(true);
      expect((await change(id, { status: "cancelled" })).at("data.is_overdue")).to.equal(false);
      expect((await change(id, { status: "todo", due_at: "2036-01-01T00:00:00Z" })).at("data.is_overdue")).to.equal(
        false,
      );
    });
  });

  describe("POST /v1/entities/{id}/merge (entities.merge)", () => {
    it("moves each task once to the merged contact", async () => {
      const [loser, winner] = [await contact(), await contact()];
      const both = await task({ related_to: [about("contact", loser), about("contact", winner)] });
      const one = await task({ related_to: [about("contact", loser)] });
      const { id: orgId } = fixture.organization;
      const actor = { type: "system", id: null, name: "Test", application: null } as const;
      const moved = await storeOf(fixture).transaction((tx) => tx.tasks.moveEntity(orgId, loser, winner, actor));
      expect(moved.map(({ before, after }) => [before.id, before.version, after.version])).to.deep.equal([
        [both, 1, 2],
        [one, 1, 2],
      ]);
      for (const { after } of moved) expect(after.related_to).to.deep.equal([about("contact", winner)]);
      expect(
        await storeOf(fixture).transaction((tx) => tx.tasks.moveEntity(orgId, loser, winner, actor)),
      ).to.deep.equal([]);
    });
  });
});

describe("Tasks: /v1/tasks", () => {
  // The contract check of the tests does not accept the empty cursor of a first page.
  const fixture = useFixture();
  const { contact, task, ids, found } = recordFactories(fixture);

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
