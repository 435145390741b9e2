import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import { LONG } from "../../support/suite/length.ts";

const ROUNDS = LONG ? 200 : 40;
const RACERS = 6;

describe(`All operations: races of ${RACERS} requests in ${ROUNDS} rounds`, () => {
  const fixture = useFixture();
  const atOnce = <Result>(racer: (number: number) => Promise<Result>): Promise<Result[]> =>
    Promise.all(Array.from({ length: RACERS }, (_, number) => racer(number)));

  it("creates one record for one Idempotency-Key", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `once.${round}@race.example`;
      const header = { "Idempotency-Key": `race-round-${round}` };
      const answers = await atOnce(() => fixture.crm.post("/v1/entities", { entity_type: "contact", email }, header));
      const made = answers.filter(({ status }) => status === 201);
      const others = answers.filter(({ status }) => status !== 201);
      expect(made.length).to.be.at.least(1);
      expect(new Set(made.map((answer) => answer.at("data.id"))).size).to.equal(1);
      expect(made.filter(({ headers }) => headers.get("idempotent-replayed") === null)).to.have.length(1);
      for (const answer of others)
        expect([answer.status, answer.at("code")]).to.deep.equal([409, "idempotency_in_progress"]);
      expect((await fixture.crm.get(`/v1/entities?email=${email}`)).at("meta.total")).to.equal(1);
    }
    const changes = await fixture.service.database.pool("changes").count("* as count");
    expect(Number(changes[0]?.["count"])).to.equal(ROUNDS);
  });

  it("applies one of several changes with the same If-Match version", async () => {
    const created = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Raced" });
    const path = `/v1/entities/${created.string("data.id")}`;
    for (let version = 1; version <= ROUNDS; version += 1) {
      const header = { "If-Match": `"${version}"` };
      const answers = await atOnce((racer) =>
        fixture.crm.put(path, { lead_score: racer, job_title: `Version ${version}` }, header),
      );
      const won = answers.filter(({ status }) => status === 200);
      expect(won, `version ${version}`).to.have.length(1);
      expect(answers.filter(({ status }) => status === 412)).to.have.length(RACERS - 1);
      expect(won[0]?.at("data.version")).to.equal(version + 1);
    }
    expect((await fixture.crm.get(path)).at("data.version")).to.equal(ROUNDS + 1);
  });

  it("applies all changes without If-Match one after the other", async () => {
    const created = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Counted" });
    const path = `/v1/entities/${created.string("data.id")}`;
    for (let round = 0; round < ROUNDS / 10; round += 1) {
      const answers = await atOnce((racer) => fixture.crm.put(path, { job_title: `${round} ${racer}` }));
      expect(answers.map(({ status }) => status)).to.deep.equal(Array<number>(RACERS).fill(200));
    }
    expect((await fixture.crm.get(path)).at("data.version")).to.equal(1 + (ROUNDS / 10) * RACERS);
  });

  it("gives an e-mail address to one contact, as primary or additional address", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `unique.${round}@race.example`;
      const bodies = [{ email }, { first_name: "x", additional_emails: [email] }];
      const answers = await atOnce((racer) =>
        fixture.crm.post("/v1/entities", { entity_type: "contact", ...bodies[racer % 2] }),
      );
      expect(answers.map(({ status }) => status).sort(), email).to.deep.equal([
        201,
        ...Array<number>(RACERS - 1).fill(409),
      ]);
      const winner = answers.find(({ status }) => status === 201)?.at("data.id");
      for (const loser of answers.filter(({ status }) => status === 409)) {
        expect(loser.at("details.0.existing_id")).to.equal(winner);
      }
    }
  });

  it("restores one of several contacts with the same address", async () => {
    for (let round = 0; round < ROUNDS / 10; round += 1) {
      const email = `restored.${round}@race.example`;
      const paths: string[] = [];
      for (let made = 0; made < 3; made += 1) {
        const created = await fixture.crm.post("/v1/entities", { entity_type: "contact", email });
        paths.push(`/v1/entities/${created.string("data.id")}`);
        await fixture.crm.delete(paths.at(-1) ?? "");
      }
      const answers = await Promise.all(paths.map((path) => fixture.crm.post(`${path}/restore`)));
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409]);
    }
  });

  it("keeps stored totals exact", async () => {
    const listed = await fixture.crm.get("/v1/entities?page_size=1");
    const counted = await fixture.service.database.pool("entities").whereNull("deleted_at").count("* as count");
    expect(listed.at("meta.total")).to.equal(Number(counted[0]?.["count"]));
  });

  it("returns every acknowledged write in lists, filters and searches", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `seen.${round}@race.example`;
      const id = await fixture.crm.create("/v1/entities", { entity_type: "contact", email });
      const filter = { op: "and", conditions: [{ field: "email", operator: "eq", value: email }] };
      const answers = await Promise.all([
        fixture.crm.get("/v1/entities?page_size=1"),
        fixture.crm.get(`/v1/entities?email=${email}`),
        fixture.crm.get(`/v1/entities?q=${email}`),
        fixture.crm.post("/v1/entities/search", { filter }),
      ]);
      for (const answer of answers) expect(answer.at("data.0.id")).to.equal(id);
    }
  });
});
