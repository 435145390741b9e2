import { expect } from "chai";
import { newId } from "../../src/base/platform/ids.ts";
import { runMigrations } from "../../src/base/db/migrate.ts";
import { migrations } from "../../src/base/db/migrations.ts";
import { createEmptyDatabase } from "../support/db/cluster.ts";
import { use } from "../support/fixture.ts";

const NAME = "0068-export-permission";

describe("The migration to records:export", () => {
  const database = use(() => createEmptyDatabase());
  before(async () => {
    const names = migrations.map(({ name }) => name);
    await runMigrations(database.pool, names.slice(0, names.indexOf(NAME)));
  });

  it("gives it to the own roles and API keys that could export until now, and to no others", async () => {
    const { pool } = database;
    const [org_id, user_id, by] = [newId(), newId(), JSON.stringify({ type: "system" })];
    await pool("organizations").insert({ id: org_id, ...ORGANIZATION, created_by: by, updated_by: by });
    await pool("users").insert({ org_id, id: user_id, ...USER, created_by: by, updated_by: by });
    const lists = [
      ["entities:read"],
      ["notes:read", "notes:write"],
      ["segments:read", "emails:send"],
      ["campaigns:read"],
    ];
    for (const [index, list] of lists.entries()) {
      const made = { org_id, id: newId(), name: `Role ${String(index)}`, created_by: by };
      await pool("roles").insert({ ...made, permissions: list, updated_by: by });
      const secret = { token_hash: Buffer.from(`hash ${String(index)}`), prefix: "crs_", last4: "abcd" };
      await pool("api_keys").insert({ ...made, ...secret, user_id, scopes: list, updated_by: by });
    }
    await runMigrations(pool, null);
    const expected = [
      { list: ["entities:read", "records:export"], version: 2 },
      { list: ["notes:read", "notes:write", "records:export"], version: 2 },
      { list: ["segments:read", "emails:send"], version: 1 },
      { list: ["campaigns:read", "records:export"], version: 2 },
    ];
    expect(await pool("roles").select("version", { list: "permissions" }).orderBy("name")).to.deep.equal(expected);
    expect(await pool("api_keys").select("version", { list: "scopes" }).orderBy("name")).to.deep.equal(expected);
  });
});

const PLACE = { default_locale: "en", timezone: "Europe/Paris", currency: "EUR", data_region: "eu" };
const ORGANIZATION = { ...PLACE, name: "Acme", slug: "acme", plan: "professional", ai_policy: "{}" };
const USER = { email: "ada@acme.test", role: "owner", status: "active" };
