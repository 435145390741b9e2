import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect } from "chai";
import { readContract } from "../../scripts/contract/read.ts";
import { project } from "../contract/project.ts";

const DELETION = "notes.delete delete /v1/notes/{id} --permission notes:delete";
const PERMISSION = ["--permission", "notes:write"];

describe("new:operation and new:tool", () => {
  it("add an operation to the file of its path, which passes all rules", () => {
    const small = project("stub-same-path");
    const { code, out, err } = small.run("new-operation.ts", ...DELETION.split(" "));
    expect(code, err).to.equal(0);
    expect(out).to.include("openapi/notes.yaml");
    const { operations, violations } = readContract(small.root);
    expect(violations).to.deep.equal([]);
    const added = operations.find(({ id }) => id === "notes.delete");
    expect(added).to.include({
      path: "/v1/notes/{id}",
      method: "delete",
      permission: "notes:delete",
      rateLimit: "write",
      concurrency: true,
    });
  });

  it("append a new path to the file of its group and keep the existing content", () => {
    const small = project("stub-new-path");
    const before = small.read("openapi/notes.yaml");
    expect(small.run("new-operation.ts", "notes.archive", "post", "/v1/notes/{id}/archive").code).to.equal(0);
    expect(readContract(small.root).violations).to.deep.equal([]);
    const after = small.read("openapi/notes.yaml");
    const missing = before.split("\n").filter((line) => !after.includes(line));
    expect(missing).to.deep.equal([]);
    expect(readContract(small.root).operations.find(({ id }) => id === "notes.archive")?.permission).to.equal(
      "notes:write",
    );
  });

  it("create a file for a new group", () => {
    const small = project("stub-new-group");
    const forms = [
      ["create", "post", "/v1/blue-jeans", 201],
      ["list", "get", "/v1/blue-jeans", 200],
      ["get", "get", "/v1/blue-jeans/{id}", 200],
      ["update", "put", "/v1/blue-jeans/{id}", 200],
      ["delete", "delete", "/v1/blue-jeans/{id}", 200],
    ] as const;
    for (const [verb, method, path] of forms) {
      const { code, err } = small.run("new-operation.ts", `blueJeans.${verb}`, method, path, ...PERMISSION);
      expect(code, err).to.equal(0);
    }
    const { operations, violations } = readContract(small.root);
    expect(violations).to.deep.equal([]);
    for (const [verb, , , status] of forms) {
      const found = operations.find(({ id }) => id === `blueJeans.${verb}`);
      const record = verb === "delete" ? undefined : "#/components/schemas/BlueJean";
      expect(found).to.include({
        status,
        result: verb === "list" ? "list" : "record",
        idempotent: verb === "create",
        concurrency: verb === "update" || verb === "delete",
        rateLimit: verb === "list" || verb === "get" ? "read" : "write",
      });
      expect(found?.payload?.$ref).to.equal(record);
      expect(found?.sort).to.deep.equal(verb === "list" ? ["created_at", "updated_at"] : []);
    }
    expect(small.run("generate.ts").err).to.include('description is "To be written.": write a description');
    const stub = small.read("openapi/blue-jeans.yaml").replaceAll("To be written.", "Text.");
    small.write("openapi/blue-jeans.yaml", stub.replaceAll(" (say what it does)", " blue jeans"));
    const { code, err } = small.run("generate.ts");
    expect(code, err).to.equal(0);
    expect(small.read("generated/services.d.ts")).to.include("export interface BlueJeansService");
  });

  it("print the service method with its types and the file that it belongs to", () => {
    const small = project("stub-method");
    const { code, out } = small.run(
      "new-operation.ts",
      "notes.get",
      "get",
      "/v1/notes/{id}",
      "--summary",
      "Get a note",
    );
    expect(code).to.equal(0);
    expect(out)
      .to.include("Add this method to src/features/tasks/tasks.ts:")
      .and.include('get(caller: Caller, input: NotesGetInput): Promise<Schemas["Note"]> {')
      .and.include('import type { Schemas, NotesGetInput } from "generated/services.js";');
    expect(small.read("openapi/notes.yaml")).to.include("summary: Get a note\n").and.not.include("To be written");
  });

  it("reject an operation of an unknown resource and list the permissions", () => {
    const small = project("stub-unknown");
    const { code, err } = small.run("new-operation.ts", "products.list", "get", "/v1/products");
    expect(code).to.equal(2);
    expect(err).to.include(
      "No permission is named after products. Add one to x-permissions of openapi/common.yaml, or name one with --permission: notes:read, notes:write, notes:delete.",
    );
    expect(existsSync(`${small.root}/openapi/products.yaml`)).to.equal(false);
  });

  it("create a tool with the arguments of its operation, which passes all rules", () => {
    const small = project("stub-tool");
    expect(small.run("new-tool.ts", "crm/change_note", "notes.update", "crm:write").code).to.equal(0);
    const { toolbox, violations } = readContract(small.root);
    expect(violations).to.deep.equal([]);
    const tool = toolbox.tools.find(({ name }) => name === "change_note");
    expect(tool).to.include({ operation: "notes.update", permission: "notes:write" });
    expect(Object.keys(tool?.inputSchema.properties ?? {})).to.deep.equal(["id", "title", "text", "tags"]);
    expect(tool?.inputSchema.required).to.deep.equal(["id"]);
  });

  it("reject a tool that would expose members to callers without members:read", () => {
    const script = `${import.meta.dirname}/../../scripts/new-tool.ts`;
    const given = ["crm/list_members", "members.list", "crm:read"];
    const { status, stderr } = spawnSync(process.execPath, [script, ...given], { encoding: "utf8" });
    expect(status).to.equal(2);
    expect(stderr).to.include(
      "members.list requires members:read, which the scope crm:read does not include: no scope includes it",
    );
    expect(existsSync(`${import.meta.dirname}/../../tool-schemas/crm/list_members.json`)).to.equal(false);
  });

  /** The command and the reason of its refusal. */
  const wrong: Readonly<Record<string, readonly [command: string, reason: string]>> = {
    "an operation without arguments": ["new-operation.ts", "Three arguments are required."],
    "an operation in snake_case": ["new-operation.ts notes_list get /v1/x", "notes_list is not group.verb"],
    "an operation with PATCH": ["new-operation.ts notes.patch patch /v1/x", "patch is not get, post, put or delete"],
    "an operation outside /v1": ["new-operation.ts notes.x get /x", "/x is not a path like"],
    "an existing operation": ["new-operation.ts notes.list get /v1/x", "notes.list already exists: GET /v1/notes"],
    "an existing path with another parameter name": [
      "new-operation.ts notes.x put /v1/notes/{key}",
      "already exists: notes.update",
    ],
    "a list that is not read": ["new-operation.ts notes.x post /v1/x --list", "A list is a get."],
    "the deletion of no record": [
      "new-operation.ts notes.delete delete /v1/notes",
      "/v1/notes does not name the record to delete.",
    ],
    "an operation with an unknown permission": [
      "new-operation.ts notes.x get /v1/x --permission x:y",
      "x:y is not in x-permissions",
    ],
    "a tool without a family": ["new-tool.ts list notes.list crm:read", "list is not family/name"],
    "a tool with an unknown operation": [
      "new-tool.ts crm/x notes.none crm:read",
      "The operation notes.none does not exist",
    ],
    "a tool with an unknown scope": ["new-tool.ts crm/x notes.list crm:admin", "The scope crm:admin is not defined"],
    "an existing tool": ["new-tool.ts crm/list_notes notes.list crm:read", "The tool list_notes already exists"],
    "a tool with a permission outside its scope": [
      "new-tool.ts crm/x notes.list crm:read --permission notes:write",
      "notes.list requires notes:read, not notes:write",
    ],
    "a tool whose scope does not include what its operation requires": [
      "new-tool.ts crm/x notes.create crm:read",
      "notes.create requires notes:write, which the scope crm:read does not include: use the scope crm:write",
    ],
    "a tool with an unknown option": ["new-tool.ts --what", "--what"],
  };
  for (const [title, [command, reason]] of Object.entries(wrong)) {
    it(`reject ${title} and print the usage`, () => {
      const [script = "", ...words] = command.split(" ");
      const { code, err } = project("stub-wrong").run(script, ...words);
      expect(code).to.equal(2);
      expect(err).to.include(reason).and.to.include("Usage: npm run new:");
    });
  }
});
