import { expect } from "chai";
import { identities } from "../server/identity.ts";
import { crm, type Outcome } from "../server/program.ts";
import { useFixture } from "../support/fixture.ts";
import { SECRET_KEY } from "../support/service.ts";
import { workersOf } from "../support/db/citus.ts";

const [as] = identities();
if (!as) throw new Error("No user to run the tests as.");
const WRITERS = 4;
const READERS = 2;
const LAST_CHANGES_MS = 20_000;

interface FeedPage {
  readonly data: readonly { readonly id: string; readonly record_id: string }[];
  readonly meta: { readonly next_cursor: string; readonly has_more: boolean };
}

interface Moved {
  readonly from: string;
  readonly to: string;
  readonly moved: boolean;
  readonly pause_ms: number;
}

describe("crm org move", function () {
  this.timeout(300_000);
  const fixture = useFixture();
  const move = (to: string, ...line: string[]): Promise<Outcome> => {
    const { service, organization } = fixture;
    const env = { DATABASE_URL: service.database.url, SECRET_KEY };
    return crm(["org", "move", "--org", organization.id, "--to", to, ...line], { as, env });
  };

  it("moves an organization there and back while four clients write; two readers of the feed miss and repeat nothing", async () => {
    const { crm: caller, service } = fixture;
    const state = { stopping: false, writing: true };
    const written: string[] = [];
    const writer = async (index: number): Promise<void> => {
      for (let count = 0; !state.stopping; count += 1) {
        const name = `Writer ${String(index)}.${String(count)}`;
        const { status, json } = await caller.post("/v1/entities", { entity_type: "contact", first_name: name });
        if (status === 201) written.push((json as { data: { id: string } }).data.id);
        else expect(status).to.equal(503);
      }
    };
    const reader = async (): Promise<string[]> => {
      const read: string[] = [];
      let cursor = "";
      const complete = (): boolean => !state.writing && written.every((id) => read.includes(id));
      // A transaction elsewhere on the worker can delay the last changes.
      for (let end = Infinity; !complete() && Date.now() < end;) {
        const page = (await caller.get(`/v1/changes?page_size=100${cursor && `&cursor=${cursor}`}`)).json as FeedPage;
        read.push(...page.data.map(({ record_id }) => record_id));
        cursor = encodeURIComponent(page.meta.next_cursor);
        if (!state.writing) end = Math.min(end, Date.now() + LAST_CHANGES_MS);
      }
      return read;
    };
    const writers = Promise.all(Array.from({ length: WRITERS }, (_, index) => writer(index)));
    const readers = Promise.all(Array.from({ length: READERS }, reader));
    const [first = "", second = ""] = (await workersOf(service.database.pool, service.database.url)).map(
      (url) => new URL(url).host,
    );
    const planned = await move(first, "--dry-run", "--json");
    const there = planned.status === 0 ? [first, second] : [second, first];
    const moves: Moved[] = [];
    for (const worker of [...there, ...there]) {
      const { status, stdout, stderr } = await move(worker, "--json");
      expect(status, stderr).to.equal(0);
      moves.push(JSON.parse(stdout) as Moved);
    }
    state.stopping = true;
    await writers;
    state.writing = false;
    expect(moves.map(({ moved }) => moved)).to.deep.equal([true, true, true, true]);
    for (const read of await readers) {
      expect(
        written.filter((id) => !read.includes(id)),
        "missing",
      ).to.deep.equal([]);
      expect(read.length - new Set(read).size, "repeated").to.equal(0);
    }
    expect(written.length).to.be.greaterThan(50);
    console.log(`      ${String(written.length)} writes, pauses: ${moves.map(({ pause_ms: ms }) => ms).join(", ")} ms`);
  });

  it("refuses the worker that has the organization, and unknown workers, with those that exist", async () => {
    const refused = await move("db9.example:5432");
    expect(refused.status).to.equal(5);
    expect(refused.stderr).to.contain("db9.example:5432 is not a worker of this cluster. Workers: ");
  });
});
