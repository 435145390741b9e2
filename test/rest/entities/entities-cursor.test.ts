import { expect } from "chai";
import { strangerTo } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Entities: /v1/entities", () => {
  const fixture = useFixture();

  before(async () => {
    for (let made = 0; made < 130; made += 10) {
      await Promise.all(Array.from({ length: 10 }, (_, index) => create(made + index)));
    }
  });

  const create = async (number: number): Promise<string> => {
    const body = { entity_type: "contact", first_name: `Person ${number % 7}`, lead_score: number % 5 };
    return (await fixture.crm.post("/v1/entities", body)).string("data.id");
  };

  const walk = async (
    query: string,
    onPage: (page: number) => Promise<void> = () => Promise.resolve(),
  ): Promise<string[]> => {
    const seen: string[] = [];
    let cursor: unknown = "";
    for (let page = 0; typeof cursor === "string"; page += 1) {
      const answer = await fixture.crm.get(`/v1/entities?page_size=20&${query}&cursor=${encodeURIComponent(cursor)}`);
      expect(answer.status).to.equal(200);
      expect(answer.at("meta")).to.include.keys("total", "page", "page_size", "next_cursor");
      seen.push(...answer.list("data").map(({ id }) => String(id)));
      cursor = answer.at("meta.next_cursor");
      await onPage(page);
      expect(page).to.be.below(50);
    }
    return seen;
  };

  describe("GET /v1/entities (entities.list)", () => {
    for (const sort of [
      "-created_at",
      "created_at",
      "first_name",
      "-first_name,lead_score",
      "last_name",
      "-last_activity_at,email",
    ]) {
      it(`returns each record once by cursor, sorted by ${sort}, while others are created and deleted`, async () => {
        const before = await allIds();
        const removed: string[] = [];
        const seen = await walk(`sort=${sort}`, async (page) => {
          await create(page);
          const added = await create(page + 1);
          await fixture.crm.delete(`/v1/entities/${added}`);
          removed.push(added);
        });
        expect(new Set(seen).size, "a record came twice").to.equal(seen.length);
        expect(seen).to.include.members(before);
      });
    }

    it("returns 400 for a changed cursor or one of another sort, filter or organization", async () => {
      const first = await fixture.crm.get("/v1/entities?page_size=20&cursor=&sort=first_name");
      const cursor = first.string("meta.next_cursor");
      const anonymous = await strangerTo(fixture.service);
      const changed = `${cursor.slice(0, -3)}${cursor.endsWith("AAA") ? "BBB" : "AAA"}`;
      const answers = [
        await fixture.crm.get(`/v1/entities?page_size=20&sort=first_name&cursor=${changed}`),
        await fixture.crm.get(`/v1/entities?page_size=20&sort=-first_name&cursor=${cursor}`),
        await fixture.crm.get(`/v1/entities?page_size=20&sort=first_name&lead_score_min=1&cursor=${cursor}`),
        await anonymous.get(`/v1/entities?page_size=20&sort=first_name&cursor=${cursor}`),
      ];
      expect(answers.map(({ status }) => status)).to.deep.equal([400, 400, 400, 400]);
      expect(new Set(answers.map((answer) => answer.at("details.0.path")))).to.deep.equal(new Set(["cursor"]));
    });
  });

  describe("POST /v1/entities/search (entities.search)", () => {
    it("returns each match once by cursor", async () => {
      const filter = { op: "and", conditions: [{ field: "lead_score", operator: "gte", value: 2 }] };
      const seen: unknown[] = [];
      let cursor: unknown = "";
      while (typeof cursor === "string") {
        const answer = await fixture.crm.post("/v1/entities/search", {
          filter,
          cursor,
          page_size: 30,
          sort: "lead_score",
        });
        seen.push(...answer.list("data").map(({ id }) => id));
        cursor = answer.at("meta.next_cursor");
        if (cursor === null) expect(answer.at("meta.total")).to.equal(seen.length);
      }
      expect(new Set(seen).size).to.equal(seen.length);
    });
  });

  async function allIds(): Promise<string[]> {
    return await walk("sort=created_at");
  }
});
