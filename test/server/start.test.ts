import { execFile, type ChildProcess } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "chai";
import { until } from "../support/queue.ts";
import { identities, removeFolder } from "./identity.ts";
import { crm, end, run } from "./program.ts";
import {
  EMAIL,
  type Env,
  type Fields,
  freshEnvironment,
  list,
  signIn,
  startService,
  urlOf,
  valueOf,
} from "./started-service.ts";

for (const as of identities()) {
  describe(`npm start, as ${as.name}`, function () {
    // PostgreSQL is set up, on a machine that is busy with other tests.
    this.timeout(180_000);
    let env: Env;
    let service: ChildProcess;
    let banner: string;
    before(async () => {
      env = await freshEnvironment(as);
      [service, banner] = await startService(as, env);
    });
    after(async () => {
      await end(service, "SIGKILL");
      await removeFolder(env["DATA_DIR"] ?? "");
    });

    it("prints working sign-in credentials", async () => {
      expect(/^ +Sign in +(.*)$/m.exec(banner)?.[1]).to.equal(`${urlOf(env)}/sign-in as ${EMAIL}`);
      expect(await signIn(env, valueOf(banner, "Password"))).to.equal(200);
    });

    it("prints addresses that work with curl and as pages for visitors", async () => {
      const console = await fetch(valueOf(banner, "Console"), { redirect: "manual" });
      expect([console.status, console.headers.get("location")]).to.deep.equal([303, "/sign-in"]);
      for (const [name, title] of [
        ["Booking", "Introductory call"],
        ["Web form", "Contact us"],
      ] as const) {
        const page = await fetch(valueOf(banner, name));
        expect([page.status, (await page.text()).includes(title)], name).to.deep.equal([200, true]);
      }
    });

    it("prints a working curl command that lists the 500 contacts and companies", async () => {
      const line = /^ +(curl .*)$/m.exec(banner)?.[1] ?? "";
      const { stdout } = await promisify(execFile)("sh", ["-c", line]);
      const { data, meta } = JSON.parse(stdout) as { data: unknown[]; meta: { total: number } };
      expect(data).to.have.length(3);
      expect(meta.total).to.equal(500);
    });

    it("creates demo event types that can be booked", async () => {
      const { records } = await list(env, valueOf(banner, "API key"), "event-types?sort=title");
      expect(records.map(({ title }) => title)).to.deep.equal(["Introductory call", "Visite sur site"]);
      expect(records[0]).to.include({ duration_minutes: 30, is_active: true });
      const [schedule] = (await list(env, valueOf(banner, "API key"), "schedules")).records;
      expect(schedule).to.include({ user_id: records[0]?.["owner_id"], is_default: true, timezone: "Europe/Paris" });
    });

    it("creates demo data for every page, in the past and the future", async () => {
      const key = valueOf(banner, "API key");
      const all = async (what: string): Promise<Fields[]> => (await list(env, key, what)).records;
      const now = Date.now();
      const tasks = await all("tasks");
      expect(new Set(tasks.map(({ status }) => status)).size).to.equal(5);
      expect(tasks.filter(({ is_overdue: overdue }) => overdue === true)).to.have.length.within(2, 4);
      expect(new Set(tasks.map(({ assignee_id: id }) => id)).size).to.equal(2);
      expect(await all("notes")).to.have.length(8);
      const segments = await all("segments");
      expect(new Set(segments.map(({ kind }) => kind))).to.deep.equal(new Set(["dynamic", "static"]));
      for (const { name, member_count: members } of segments) expect(members, String(name)).to.be.above(5);
      const events = await all("events");
      expect(new Set(events.map(({ status }) => status))).to.include.keys("pending", "confirmed", "cancelled");
      const starts = events.map(({ start_at: start }) => Date.parse(String(start)));
      expect(starts.filter((start) => start < now)).to.have.length(4);
      expect(starts.filter((start) => start > now)).to.have.length(6);
      for (const { created_at: made, start_at: start } of [...events]) {
        expect(Date.parse(String(made)))
          .to.be.below(Date.parse(String(start)))
          .and.at.most(now);
      }
      expect(await all("opportunities")).to.have.length(18);
      expect(await all("custom-fields")).to.have.length(3);
      expect(await all("notifications/emails")).to.have.length(3);
      await until(async () => {
        const statuses = (await all("campaigns")).map(({ status }) => String(status));
        return statuses.toSorted().join() === "draft,draft,scheduled,sent";
      });
    });

    it("allows the command line to be used at the same time", async () => {
      const line = /npx crm (keys create .*)$/m.exec(banner)?.[1]?.replaceAll("'", "").split(" ") ?? [];
      const made = JSON.parse((await crm([...line, "--json"], { as, env })).stdout) as { secret: string };
      expect((await list(env, made.secret)).total).to.equal(500);
      expect((await crm(["seed", "--contacts", "100"], { as, env })).status).to.equal(0);
      expect((await list(env, made.secret)).total).to.equal(610);
      expect((await crm(["doctor"], { as, env })).status).to.equal(0);
    });

    it("does not start twice in one folder", async () => {
      const second = await run(["src/main.mjs"], { as, env });
      expect(second.status).to.equal(4);
      expect(second.stderr).to.match(/^crm: A service \(process \d+\) already uses the database/);
      expect((await fetch(`${urlOf(env)}/readyz`)).status).to.equal(200);
    });

    it("keeps the records after being killed and does not print secrets again", async () => {
      const key = valueOf(banner, "API key");
      await end(service, "SIGKILL");
      let again: string;
      [service, again] = await startService(as, env);
      expect((await list(env, key)).total).to.equal(610);
      expect(valueOf(again, "Booking")).to.equal(valueOf(banner, "Booking"));
      expect(again)
        .to.contain("npx crm keys create --org demo")
        .and.not.to.match(/crs_|Password/);
    });

    it("stops on SIGTERM with exit status 0", async () => {
      expect(await end(service, "SIGTERM")).to.equal(0);
    });
  });
}
