import { expect } from "chai";
import { contractChanges, changeLines } from "../../scripts/contract/diff/diff.ts";
import { readContract } from "../../scripts/contract/read.ts";
import { currentRelease } from "../../scripts/contract/released.ts";
import { emitDocument } from "../../scripts/emit/openapi-document.ts";
import { contractWith, PRICE_LIST } from "./resource-contract.ts";

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
