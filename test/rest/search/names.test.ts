import { expect } from "chai";
import { randomFrom } from "../../support/random.ts";
import { useFixture } from "../../support/fixture.ts";

/** The people of these tests: given and family names in many scripts, and names of one and two letters. */
const PEOPLE: readonly (readonly [first: string, last: string])[] = [
  ["Anna", "Ng"],
  ["Peter", "Wu"],
  ["Ngozi", "Okafor"],
  ["Jo", "Li-Ng"],
  ["Élan", "Zürich"],
  ["太郎", "山田"],
  ["明", "王"],
  ["さくら", "すずき"],
  ["ケンジ", "スズキ"],
  ["민준", "김"],
  ["서연", "이"],
  ["สมชาย", "ใจดี"],
  ["Пётр", "Пешков"],
  ["Лев", "Ю"],
  ["Ελένη", "Παππά"],
  ["ליאת", "לוי"],
];

/** Scripts without spaces between words: there, each character is a word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Hang}]/u;

/** The letters without marks and case, as far as these names need it. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}|'/gu, "")
    .toLowerCase();

/** An independent implementation: whether a person is found by a query. */
function isFound([first, last]: readonly [string, string], query: string): boolean {
  const words = plain(`${first} ${last}`).split(/[ -]/);
  return query.split(" ").every((word) => {
    const asked = plain(word);
    const short = !UNSPACED.test(word) && Array.from(asked).length < 3;
    const within = short ? words.some((one) => one.startsWith(asked)) : plain(`${first} ${last}`).includes(asked);
    const joined = [`${first}${last}`, `${last}${first}`].map(plain);
    return (
      within ||
      (UNSPACED.test(word) &&
        joined.some(
          (name) => name.startsWith(asked) && asked.length >= Math.min(plain(first).length, plain(last).length),
        ))
    );
  });
}

const full = ([first, last]: readonly [string, string]): string => `${first} ${last}`;

describe("GET /v1/entities (entities.list)", () => {
  const fixture = useFixture();
  before(async () => {
    for (const [first_name, last_name] of PEOPLE)
      await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name, last_name });
  });

  const listed = async (query: string): Promise<string[]> => {
    const answer = await fixture.crm.get(`/v1/entities?page_size=100&q=${encodeURIComponent(query)}`);
    expect(answer.status, answer.text).to.equal(200);
    return answer
      .list("data")
      .map(({ full_name }) => String(full_name))
      .toSorted();
  };
  const searched = async (query: string): Promise<string[]> => {
    const answer = await fixture.crm.get(`/v1/search?page_size=100&q=${encodeURIComponent(query)}`);
    expect(answer.status, answer.text).to.equal(200);
    return answer
      .list("data")
      .map(({ title }) => String(title))
      .toSorted();
  };
  const expected = (query: string): string[] =>
    PEOPLE.filter((one) => isFound(one, query))
      .map(full)
      .toSorted();

  const cases: readonly (readonly [query: string, names: readonly string[]])[] = [
    ["Ng", ["Anna Ng", "Jo Li-Ng", "Ngozi Okafor"]],
    ["wu", ["Peter Wu"]],
    ["li", ["Jo Li-Ng"]],
    ["山田", ["太郎 山田"]],
    ["山田太郎", ["太郎 山田"]],
    ["太郎山田", ["太郎 山田"]],
    ["山田太", ["太郎 山田"]],
    ["王", ["明 王"]],
    ["王明", ["明 王"]],
    ["すずきさくら", ["さくら すずき"]],
    ["スズキケンジ", ["ケンジ スズキ"]],
    ["김민준", ["민준 김"]],
    ["이", ["서연 이"]],
    ["ใจดีสมชาย", ["สมชาย ใจดี"]],
    ["Пе", ["Пётр Пешков"]],
    ["ю", ["Лев Ю"]],
    ["elan zurich", ["Élan Zürich"]],
  ];
  for (const [query, names] of cases) {
    it(`finds names of any length and script like the search: ${query}`, async () => {
      expect(await listed(query)).to.deep.equal(names.toSorted());
      // A single character of such a script is too short for the search over all records.
      if (query !== "ю") expect(await searched(query)).to.deep.equal(names.toSorted());
    });
  }

  it("agrees with a second implementation for parts of names in many scripts, in any order", async () => {
    const random = randomFrom(20_261_129);
    for (let round = 0; round < 120; round += 1) {
      const [first, last] = random.pick(PEOPLE);
      const [one, two] = random.chance(0.5) ? [first, last] : [last, first];
      const part = (name: string): string => {
        const letters = Array.from(name);
        const length = 1 + random.below(letters.length);
        return letters.slice(0, length).join("");
      };
      const unspaced = UNSPACED.test(first);
      const query = random.chance(0.4)
        ? part(one)
        : unspaced && random.chance(0.5)
          ? one + part(two)
          : `${part(one)} ${part(two)}`;
      const names = expected(query);
      expect(await listed(query), `list: ${query}`).to.deep.equal(names);
      if (Array.from(query).length > 1 && names.length > 0)
        expect(await searched(query), `search: ${query}`).to.deep.equal(names);
    }
  });

  it("combines words with other filters, and treats signs in short words as they are", async () => {
    expect((await fixture.crm.get("/v1/entities?entity_type=company&q=ng")).at("meta.total")).to.equal(0);
    for (const sign of ["%", "_", ".", "(", "[", "^", "\\", "*", "a|b", ")", "?", "[a", "{1"]) {
      expect(await listed(sign), sign).to.deep.equal([]);
    }
  });
});

describe("GET /v1/search (search.find)", () => {
  const fixture = useFixture();
  before(async () => {
    await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "太郎", last_name: "山田" });
    await fixture.crm.post("/v1/opportunities", { name: "山田 太郎 Ng" });
  });

  it("names the fields that contain a part of a name in a script without spaces", async () => {
    const hits = (await fixture.crm.get(`/v1/search?q=${encodeURIComponent("山田太郎")}`)).list("data");
    expect(hits.map(({ record_type, matched_fields }) => [record_type, matched_fields])).to.have.deep.members([
      ["contact", ["first_name", "last_name"]],
      ["opportunity", ["name"]],
    ]);
  });

  it("names the limit for a single character of a script with spaces, and accepts an ideograph or a syllable", async () => {
    for (const letter of ["a", "é", "ж", "λ", "7", "%"]) {
      const answer = await fixture.crm.get(`/v1/search?q=${encodeURIComponent(letter)}`);
      expect([
        answer.status,
        answer.at("details.0.path"),
        answer.at("details.0.code"),
        answer.at("details.0.limit"),
      ]).to.deep.equal([400, "q", "too_short", 2]);
    }
    for (const word of ["王", "𠮷", "か", "カ", "ｶ", "김", "ก"]) {
      expect((await fixture.crm.get(`/v1/search?q=${encodeURIComponent(word)}`)).status, word).to.equal(200);
    }
  });
});

/** Every list with `q`, and a record of it with a name. */
const LISTS: readonly (readonly [
  operation: string,
  path: string,
  body: (name: string, contactId: string) => object,
])[] = [
  ["opportunities.list", "/v1/opportunities", (name) => ({ name })],
  ["tasks.list", "/v1/tasks", (title) => ({ title })],
  ["notes.list", "/v1/notes", (body, about) => ({ body, related_to: [{ record_type: "contact", record_id: about }] })],
  ["segments.list", "/v1/segments", (name) => ({ name, entity_type: "contact", kind: "static" })],
  ["campaigns.list", "/v1/campaigns", (name) => ({ name })],
  ["products.list", "/v1/products", (name) => ({ name })],
];

describe("All operations: lists with a query", () => {
  const fixture = useFixture();

  for (const [operation, path, body] of LISTS) {
    it(`finds names of any length and script like the list of contacts: ${operation}`, async () => {
      const made = new Map<string, string>();
      const contact = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Eve" });
      for (const name of ["Anna Ng", "山田 太郎", "Пётр Пешков", "김 민준"]) {
        const answer = await fixture.crm.post(path, body(name, contact.string("data.id")));
        expect(answer.status, answer.text).to.equal(201);
        made.set(answer.string("data.id"), name);
      }
      const queries = {
        ng: "Anna Ng",
        山: "山田 太郎",
        太郎山田: "山田 太郎",
        Пе: "Пётр Пешков",
        김민: "김 민준",
        nn: null,
      };
      for (const [query, name] of Object.entries(queries)) {
        const found = (await fixture.crm.get(`${path}?q=${encodeURIComponent(query)}`)).list("data");
        expect(
          found.map(({ id }) => made.get(String(id))),
          query,
        ).to.deep.equal(name === null ? [] : [name]);
      }
    });
  }
});

describe("GET /v1/members (members.list)", () => {
  const fixture = useFixture();

  it("finds names of any length and script, without accents and in both orders", async () => {
    const people = [
      ["Anna", "Ng"],
      ["太郎", "山田"],
      ["Élan", "Zürich"],
      ["민준", "김"],
    ] as const;
    for (const [index, [first_name, last_name]] of people.entries()) {
      await fixture.service.database.pool("users").insert({
        ...(await fixture.service.database.pool("users").where({ org_id: fixture.organization.id }).first<object>()),
        id: `019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d0${index}`,
        email: `member-${index}@names.example`,
        first_name,
        last_name,
        booking_slug: null,
      });
    }
    const queries = { ng: "Ng", 山田太郎: "山田", 王: null, "zurich elan": "Zürich", 김민준: "김", names: "Ng" };
    for (const [query, name] of Object.entries(queries)) {
      const found = (await fixture.crm.get(`/v1/members?sort=email&q=${encodeURIComponent(query)}`)).list("data");
      expect(found[0]?.["last_name"] ?? null, query).to.equal(name);
    }
  });
});
