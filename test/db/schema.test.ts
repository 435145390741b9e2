import { readFile, writeFile } from "node:fs/promises";
import { expect } from "chai";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { dumpSchema } from "./schema-dump.ts";

const committed = new URL("../../src/base/db/schema.txt", import.meta.url);

describe("Committed schema dump", () => {
  let database: TestDatabase;
  before(async () => {
    database = await createDatabase();
  });
  after(() => database.drop());

  it("matches the schema created by the migrations (update it with `npm run schema` and review the difference)", async () => {
    const dumped = await dumpSchema(database.pool);
    if (process.env["UPDATE_SCHEMA"] === "1") await writeFile(committed, dumped);
    expect(dumped).to.equal(await readFile(committed, "utf8"));
  });
});
