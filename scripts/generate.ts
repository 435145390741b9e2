import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expand } from "./contract/expand.ts";
import { loadContract } from "./contract/load.ts";
import { operationModels } from "./contract/operations.ts";
import { emitters } from "./emit/all.ts";

const contract = loadContract(process.cwd(), "openapi");
const document = expand(contract.document);
const model = { document, operations: operationModels(document), tools: [], contractPath: "../src/contract/", house: true };
for (const emit of emitters) {
  for (const [path, content] of Object.entries(await emit(model))) {
    const file = join("generated", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
