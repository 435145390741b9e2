import { expect } from "chai";
import type { Knex } from "knex";
import { purgeOrganizations } from "../../../src/features/accounts/organization-purge.ts";
import { cleanUp } from "../../../src/server/job-handlers.ts";
import { createStore, type Store } from "../../../src/base/store/store.ts";
import { canaryOf } from "../../support/contract/preparations/preparation.ts";
import { fillDatabase } from "../../support/db/filled-database.ts";
import { createOrganization, type Organization, signIn } from "../../support/accounts/people.ts";
import type { Service } from "../../support/service.ts";
import type { Tenant } from "../../support/tenant.ts";

const TABLES = `SELECT c.relname AS name FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid
  WHERE a.attname = 'org_id' AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1`;

describe("Jobs: deletion of an organization after the waiting period", () => {
  let service: Service;
  let tenant: Tenant;
  let kept: Organization;
  let pool: Knex;

  before(async function () {
    this.timeout(300_000);
    ({ service, world: tenant } = await fillDatabase());
    pool = service.database.pool;
    kept = await createOrganization(service);
    const owner = await signIn(service.url, kept.owner);
    for (const first_name of ["Ada", "Bo"]) await owner.post("/v1/entities", { entity_type: "contact", first_name });
    await owner.post("/v1/roles", { name: "Kept", permissions: ["entities:read"] });
  });
  after(() => service.database.drop());

  const rows = async (id: string): Promise<Record<string, number>> => {
    const { rows: tables } = await pool.raw<{ rows: { name: string }[] }>(TABLES);
    const counts = tables.map(async ({ name }) => {
      const found = await pool(name).where({ org_id: id }).count({ n: "*" }).first<{ n: string | number }>();
      return [name, Number(found.n)] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  };
  const organization = async (): Promise<Record<string, unknown>> =>
    await pool("organizations").where({ id: tenant.organization.id }).first<Record<string, unknown>>();
  const request = async (): Promise<void> => {
    await tenant.owner.delete("/v1/organization/deletion");
    const name = (await tenant.owner.get("/v1/organization")).at("data.name");
    expect((await tenant.owner.post("/v1/organization/deletion", { name })).status).to.equal(200);
  };
  const waitingPeriodEnds = async (): Promise<void> => {
    await pool("organizations")
      .where({ id: tenant.organization.id })
      .update({ deletes_at: pool.raw("now()") });
  };

  it("does nothing during the waiting period", async () => {
    await request();
    // Its jobs would change the numbers of rows.
    await service.close();
    const before = await rows(tenant.organization.id);
    expect(Object.values(before).filter((count) => count > 0)).to.have.length.greaterThan(50);
    await purgeOrganizations(createStore(pool));
    expect(await rows(tenant.organization.id)).to.deep.equal(before);
    expect((await organization())["deleted_at"]).to.equal(null);
  });

  it("continues after an interruption, deletes every row and nothing of other organizations", async () => {
    const { owner, id } = tenant.organization;
    const before = await rows(kept.id);
    await waitingPeriodEnds();
    const store = createStore(pool);
    let batches = 0;
    const organizationPurge: Store["organizationPurge"] = {
      ...store.organizationPurge,
      deleteRows(table, orgId, limit) {
        batches += 1;
        if (batches > 20) throw new Error("Killed.");
        return store.organizationPurge.deleteRows(table, orgId, limit);
      },
    };
    const interrupted = Object.create(store, { organizationPurge: { value: organizationPurge } }) as Store;
    expect(await purgeOrganizations(interrupted).catch((error: unknown) => String(error))).to.equal("Error: Killed.");
    expect((await organization())["deleted_at"]).to.be.a("string");
    await cleanUp(store);
    const left = Object.entries(await rows(id)).filter(([, count]) => count > 0);
    expect(left).to.deep.equal([]);
    expect(await pool("organizations").where({ id })).to.deep.equal([]);
    expect(await rows(kept.id)).to.deep.equal(before);
    for (const { table, text } of await texts(pool))
      for (const personal of [owner.email, canaryOf(tenant)]) expect(text, table).to.not.include(personal);
  });
});

/** Returns all rows of all tables as text. */
async function texts(pool: Knex): Promise<{ table: string; text: string }[]> {
  const all = "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace";
  const { rows } = await pool.raw<{ rows: { name: string }[] }>(all);
  return await Promise.all(
    rows.map(async ({ name }) => {
      const found = await pool.raw<{ rows: { text: string | null }[] }>(
        "SELECT string_agg(t::text, ' ') AS text FROM ?? t",
        [name],
      );
      return { table: name, text: found.rows[0]?.text ?? "" };
    }),
  );
}
