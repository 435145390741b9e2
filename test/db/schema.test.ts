import { readFile, writeFile } from "node:fs/promises";
import { expect } from "chai";
import { createDatabase } from "../support/db/cluster.ts";
import { dumpSchema } from "./schema-dump.ts";
import { use } from "../support/fixture.ts";

const committed = new URL("../../src/base/db/schema.txt", import.meta.url);

describe("Committed schema dump", () => {
  const database = use(() => createDatabase());

  it("matches the schema created by the migrations (update it with `npm run schema` and review the difference)", async () => {
    const dumped = await dumpSchema(database.pool);
    if (process.env["UPDATE_SCHEMA"] === "1") await writeFile(committed, dumped);
    expect(dumped).to.equal(await readFile(committed, "utf8"));
  });
});
