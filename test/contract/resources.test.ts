import { expect } from "chai";
import { readContract } from "../../scripts/contract/read.ts";
import { contractChanges, changeLines } from "../../scripts/contract/diff/diff.ts";
import { currentRelease } from "../../scripts/contract/released.ts";
import { emitDocument } from "../../scripts/emit/openapi-document.ts";
import { contractWith, PRICE_LIST } from "./resource-contract.ts";

describe("x-resource", () => {
  it("defines the operations, components and events of a resource", () => {
    const { root } = contractWith("whole", PRICE_LIST);
    const { document, operations, violations } = readContract(root);
    expect(violations).to.deep.equal([]);
    const own = operations.filter(({ group }) => group === "priceLists");
    expect(
      own.map(({ id, method, path, permission }) => `${id} ${method} ${path} ${String(permission)}`),
    ).to.have.members([
      "priceLists.list get /v1/price-lists price_lists:read",
      "priceLists.create post /v1/price-lists price_lists:write",
      "priceLists.batch post /v1/price-lists/batch price_lists:write",
      "priceLists.search post /v1/price-lists/search price_lists:read",
      "priceLists.aggregate post /v1/price-lists/aggregate price_lists:read",
      "priceLists.get get /v1/price-lists/{id} price_lists:read",
      "priceLists.update put /v1/price-lists/{id} price_lists:write",
      "priceLists.delete delete /v1/price-lists/{id} price_lists:delete",
      "priceLists.restore post /v1/price-lists/{id}/restore price_lists:write",
    ]);
    const list = own.find(({ id }) => id === "priceLists.list");
    expect(list?.parameters.map(({ name }) => name)).to.include.members([
      "q",
      "discount_min",
      "discount_max",
      "valid_until_after",
      "valid_until_before",
      "product_id",
      "tag",
    ]);
    expect(list?.sort).to.deep.equal(["created_at", "updated_at", "name", "discount", "valid_until"]);
    expect(Object.keys(document.webhooks ?? {})).to.include.members([
      "price_list.created",
      "price_list.updated",
      "price_list.deleted",
      "price_list.restored",
    ]);
    expect(document["x-permissions"]).to.include.members([
      "price_lists:read",
      "price_lists:write",
      "price_lists:delete",
    ]);
    expect(document.components?.schemas?.["SearchedType"]?.enum).to.include("price_list");
    expect(own.filter(({ concurrency }) => concurrency).map(({ verb }) => verb)).to.have.members([
      "update",
      "delete",
      "restore",
    ]);
    expect(own.filter(({ idempotent }) => idempotent).map(({ verb }) => verb)).to.have.members([
      "create",
      "batch",
      "restore",
    ]);
  });

  it("keeps an operation and a component that the YAML files define themselves", () => {
    const override = `paths:
  /v1/price-lists/{id}/restore:
    parameters: [{ $ref: common.yaml#/components/parameters/Id }]
    post:
      operationId: priceLists.restore
      summary: Restore a price list by hand
      description: Restores it.
      tags: [price-lists]
      x-permission: price_lists:delete
      x-rate-limit: heavy_write
      x-serialize-by: id
      parameters: [{ $ref: common.yaml#/components/parameters/IdempotencyKey }]
      responses:
        "200":
          description: The price list.
          content: { application/json: { schema: { $ref: "#/components/schemas/PriceListEnvelope" } } }
`;
    const { root } = contractWith("override", override + PRICE_LIST);
    const { operations, violations } = readContract(root);
    expect(violations).to.deep.equal([]);
    const restore = operations.filter(({ id }) => id === "priceLists.restore");
    expect(restore.map(({ summary, permission }) => [summary, permission])).to.deep.equal([
      ["Restore a price list by hand", "price_lists:delete"],
    ]);
  });

  const mistakes: readonly [reason: string, from: string, to: string, at: string, message: string][] = [
    ["an unknown record type", "to: product", "to: prodct", "x-reference", "prodct is not a record type"],
    [
      "a reference that is cleared but not nullable",
      'type: [string, "null"], format: uuid',
      "type: string, format: uuid",
      "x-reference",
      'add "null" to the type',
    ],
    ["a number without its digits", ', x-column: "numeric(6,3)"', "", "discount:", "a number needs x-column"],
    [
      "a range of texts",
      "x-unique: true",
      "x-filterable: range",
      "x-filterable: range",
      "a range needs a number, a date or a time",
    ],
    [
      "a field that may lack a value",
      "required: [name]",
      "required: [discount]",
      "name:",
      "require the field, give it a default, allow null",
    ],
    [
      "an unknown operation",
      "tools: read",
      "tools: read, operations: [list, remove]",
      "remove]",
      'operations[1] is "remove": use one of list, search, create, get, update, delete, restore',
    ],
    [
      "a list that is sorted",
      'schemas/Tags", ',
      'schemas/Tags", x-sortable: true, ',
      "x-sortable: true, x-filterable: true }\n      examples",
      "lists and objects cannot be sorted",
    ],
    [
      "a sentence for an unknown operation",
      "tools: read",
      "tools: read, notes: { remove: x }",
      "remove",
      'notes is "remove": use one of list, search, create, get, update, delete, restore',
    ],
    [
      "a permission of an unknown operation",
      "tools: read",
      "tools: read, permissions: { remove: products:delete }",
      "remove",
      'permissions is "remove": use one of list, search, create, get, update, delete, restore',
    ],
    [
      "a path outside of the version",
      "tools: read",
      "tools: read, path: /price-lists",
      "path",
      'path is "/price-lists": a path is like /v1/products',
    ],
    [
      "a path that is not in kebab-case",
      "tools: read",
      "tools: read, path: /v1/PriceLists",
      "path",
      'path is "/v1/PriceLists": a path is like /v1/products',
    ],
    [
      "an import that cannot set a required field",
      "tools: read }\n      required: [name]\n      properties:\n        name: {",
      "tools: read, import: true }\n      required: [name]\n      properties:\n        name: { x-immutable: true,",
      "import: true",
      "imports cannot set the x-immutable field name, which is required: remove import",
    ],
  ];
  for (const [reason, from, to, at, message] of mistakes) {
    it(`reports ${reason} where it is`, () => {
      const text = PRICE_LIST.replace(from, to);
      expect(text).not.to.equal(PRICE_LIST);
      const { root } = contractWith("mistake", text);
      const found = readContract(root).violations;
      expect(found.map((one) => one.message).join("\n")).to.include(message);
      const before = text.slice(0, text.indexOf(at)).split("\n");
      expect(found.map(({ file, line, column }) => [file, line, column])).to.deep.include([
        "openapi/price-lists.yaml",
        before.length,
        (before.at(-1) ?? "").length + 1,
      ]);
    });
  }
});

describe("Defaults of x-resource", () => {
  it("publishes defaults for new records, also next to a $ref, but not for updates", async () => {
    const priority = 'priority: { $ref: "#/components/schemas/TaskPriority", default: low }\n        name: {';
    const { root } = contractWith("defaults", PRICE_LIST.replace("name: {", priority));
    const { document, resources } = readContract(root);
    const { "openapi.json": published = "" } = await emitDocument({ document, resources });
    const { schemas } = (JSON.parse(published) as typeof document).components ?? {};
    const { PriceListFields: shared, PriceListCreate: create, PriceListUpdate: update } = schemas ?? {};
    expect(create?.properties).to.deep.equal({
      priority: { $ref: "#/components/schemas/TaskPriority", default: "low" },
      discount: { description: "Discount in percent.", type: "number", minimum: 0, maximum: 100, default: 0 },
    });
    expect(create).to.include({ unevaluatedProperties: false });
    expect(JSON.stringify([shared, update]))
      .to.include("TaskPriority")
      .and.not.include("default");
    // A validator with these schemas would report each mistake twice.
    expect(document.components?.schemas?.["PriceListCreate"]).not.to.have.property("properties");
  });

  it("are compared with the released ones", () => {
    const before = currentRelease(contractWith("default-before", PRICE_LIST).root);
    const after = currentRelease(contractWith("default-after", PRICE_LIST.replace("default: 0", "default: 5")).root);
    const lines = changeLines(contractChanges(before, after, "2026-03-01"), true);
    expect(lines).to.deep.equal([
      "priceLists.create, priceLists.batch: Send `PriceListCreate.discount` to get 0: the default is 5 now.",
    ]);
  });
});
