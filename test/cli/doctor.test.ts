import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "chai";
import { type Check, openRedisHost } from "../../src/cli/doctor/checks.ts";
import { checkPackages, checkPublicMail, checkQuotas, checkRemovals } from "../../src/cli/doctor/limit-checks.ts";
import { bookingPageVisits } from "../support/booking/page-visits.ts";
import { storedFile } from "../support/files.ts";
import { useFixture, use } from "../support/fixture.ts";
import { webForms } from "../support/forms.ts";
import { identities, folderOf, removeFolder } from "../server/identity.ts";
import { crm } from "../server/program.ts";
import { SECRET_KEY } from "../support/service.ts";
import { createDatabase } from "../support/db/cluster.ts";
import { whyOld } from "../../src/cli/doctor/doctor.ts";

const LOCAL = { rateLimits: true, trustProxy: 0, baseUrl: "http://localhost:3000" } as const;

describe("crm doctor: limits, quotas and what waits to be removed", () => {
  const fixture = useFixture({ rateLimits: "on", env: { WORKERS: "0" } });
  const { publish, visit } = bookingPageVisits(fixture);
  const forms = webForms(fixture);
  const pool = () => fixture.service.database.pool;

  it("names the public pages, the limits in force and the messages of today, and warns of a proxy without TRUST_PROXY", async () => {
    const { path } = await publish();
    await forms.publish();
    expect((await visit(path, 1)).status).to.equal(200);
    const local = await checkPublicMail(LOCAL, pool());
    expect([local.ok, local.fix]).to.deep.equal([true, null]);
    expect(local.found).to.equal(
      "1 public event types and 1 forms at http://localhost:3000: 20 messages per recipient and 200 per network and day; 2 today",
    );
    const exposed = await checkPublicMail({ ...LOCAL, baseUrl: "https://crm.example.com" }, pool());
    expect([exposed.ok, exposed.fix]).to.deep.include(true).and.not.include(null);
    expect(exposed.fix).to.contain("set TRUST_PROXY");
    const proxied = { ...LOCAL, baseUrl: "https://crm.example.com", trustProxy: 1 };
    expect((await checkPublicMail(proxied, pool())).fix).to.equal(null);
    const unlimited = await checkPublicMail({ ...LOCAL, rateLimits: false }, pool());
    expect([unlimited.ok, unlimited.found]).to.deep.equal([
      false,
      "1 public event types and 1 forms at http://localhost:3000, without limits",
    ]);
    expect(unlimited.fix).to.contain("RATE_LIMITS=off");
  });

  it("compares what organizations store and queue with their quotas", async () => {
    await storedFile(fixture.crm, { content: "12345" });
    const calm = await checkQuotas(pool());
    expect([calm.ok, calm.fix]).to.deep.equal([true, null]);
    const row = { org_id: fixture.organization.id };
    await pool()("file_usage")
      .where(row)
      .update({ bytes: 9 * 2 ** 30 });
    for (let number = 0; number < 16; number += 1)
      expect((await fixture.crm.post("/v1/exports", { entity_type: "contact" })).status).to.be.oneOf([201, 429]);
    await pool()("exports").where(row).update({ bytes: 0 });
    const full = await checkQuotas(pool());
    expect(full.ok).to.equal(true);
    expect(full.found).to.contain(`${fixture.organization.record.slug}: file_bytes 9.0 GB of 10.0 GB`);
    expect(full.fix).to.contain("delete exports");
  });

  it("reports bytes of deleted files that nothing removes", async () => {
    const id = await storedFile(fixture.crm);
    expect((await fixture.crm.post(`/v1/files/${id}/purge`)).status).to.equal(200);
    const fresh = await checkRemovals(pool());
    expect([fresh.ok, fresh.found]).to.deep.equal([true, "1 of deleted files or interrupted uploads"]);
    await pool()("stored_objects").update({ expires_at: pool().raw("now() - interval '3 hours'") });
    const late = await checkRemovals(pool());
    expect(late.ok).to.equal(false);
    expect(late.fix).to.contain("WORKERS").and.contain("storage of files");
  });

  it("warns of a package that reports installations", async () => {
    expect((await checkPackages(join(import.meta.dirname, "../.."))).name).to.equal("Packages");
    const folder = join(fixture.service.dataDir, "packages");
    expect((await checkPackages(folder)).fix).to.equal(null);
    const place = join(folder, "node_modules/@scarf/scarf");
    await mkdir(place, { recursive: true });
    await writeFile(join(place, "package.json"), JSON.stringify({ name: "@scarf/scarf" }));
    expect(await checkPackages(folder)).to.deep.include({ ok: true, fix: "Run: npm ci" });
    await writeFile(join(place, "package.json"), JSON.stringify({ name: "@favware/skip-dependency" }));
    expect((await checkPackages(folder)).fix).to.equal(null);
  });

  it("prints these checks as text and as JSON", async () => {
    const [as] = identities();
    if (!as) throw new Error("No user to run the tests as.");
    const env = { DATABASE_URL: fixture.service.database.url, SECRET_KEY };
    const report = JSON.parse((await crm(["doctor", "--json"], { as, env })).stdout) as { checks: Check[] };
    const names = report.checks.map(({ name }) => name);
    expect(names).to.include.members(["Mail to strangers", "Quotas", "Files to remove", "Packages", "Redis"]);
    const { stdout } = await crm(["doctor"], { as, env: { ...env, RATE_LIMITS: "off" } });
    expect(stdout).to.match(/✗ Mail to strangers: .+, without limits\n {4}→ Remove RATE_LIMITS=off/);
  });

  it("warns of a Redis server on another machine that needs no password", () => {
    expect(openRedisHost("redis://redis:6379")).to.equal("redis");
    for (const url of [
      "redis://:secret@redis:6379",
      "redis://127.0.0.1:6379",
      "redis://localhost",
      "redis://[::1]:6379",
    ])
      expect(openRedisHost(url), url).to.equal(null);
  });
});

interface ZoneCheck {
  readonly name: string;
  readonly ok: boolean;
  readonly found: string;
  readonly fix: string | null;
}

describe("crm doctor: time zone data", () => {
  const [as] = identities();
  if (!as) throw new Error("No user to run the tests as.");
  let folder: string;
  const database = use(() => createDatabase());
  before(() => {
    folder = folderOf(as);
  });
  after(async () => {
    await removeFolder(folder);
  });

  it("prints the release in use and warns without failing if the machine has a newer one", async () => {
    await writeFile(join(folder, "tzdata.zi"), "# version 2099z\n# redo posix_only\n");
    const { status, stdout, stderr } = await crm(["doctor", "--json"], {
      as,
      env: { DATABASE_URL: database.url, SECRET_KEY, TZDIR: folder },
    });
    expect(status, stderr).to.equal(0);
    const { checks } = JSON.parse(stdout) as { checks: readonly ZoneCheck[] };
    const found = checks.find(({ name }) => name === "Time zone data");
    expect(found).to.include({ ok: true, found: `${process.versions.tz ?? ""}; this machine has 2099z` });
    expect(found?.fix).to.contain("src/cli/README.md");
  });
});

describe("Age of the time zone data", () => {
  const on = (day: string) => ({ system: null, today: new Date(day) });

  it("is reported as outdated if the operating system has a newer release", () => {
    const now = on("2026-06-01");
    expect(whyOld({ ...now, version: "2026c", system: "2026f" })).to.equal("system_is_newer");
    expect(whyOld({ ...now, version: "2026c", system: "2026c" })).to.equal(null);
    expect(whyOld({ ...now, version: "2026c", system: "2025b" })).to.equal(null);
  });

  it("is reported as outdated half a year after the release, judged by its name", () => {
    expect(whyOld({ ...on("2026-10-31"), version: "2026c" })).to.equal(null);
    expect(whyOld({ ...on("2026-11-01"), version: "2026c" })).to.equal("months_old");
    expect(whyOld({ ...on("2027-04-30"), version: "2026f" })).to.equal(null);
    expect(whyOld({ ...on("2027-05-01"), version: "2026f" })).to.equal("months_old");
  });

  it("is not reported if the name of the release is unknown", () => {
    expect(whyOld({ ...on("2030-01-01"), version: "unknown" })).to.equal(null);
  });
});
