import { expect } from "chai";
import fc from "fast-check";
import { plainText, toSearchText } from "../../src/base/platform/rules/text.ts";
import { queryWord, wordGrams } from "../../src/base/platform/rules/query-word.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";

/** Characters of many scripts, with and without accents, and signs that separate words. */
const LETTERS = Array.from(
  [
    "aBzÉéÜüñçåÅøØæŒßẞłŁđĐðÞþıİ'’ʼ -/(\"&,:;.@_%\\7",
    "αΆάΣςσΩώЁёЙйПетріїאָלוֹمُحَمَّدीरामकिजी",
    "山田太郎王々かがきゃーカガｶﾞ김철수이ㄱกิ่สมชาย𠮷ﬁ㌔①Ａ％",
    "e\u0301o\u0308n\u0303s\u0323\u0307",
  ].join(""),
);
const text = fc.array(fc.constantFrom(...LETTERS), { maxLength: 14 }).map((letters) => letters.join(""));

describe("Texts in SQL and in the service", () => {
  let database: TestDatabase;
  before(async () => {
    database = await createDatabase();
  });
  after(async () => {
    await database.drop();
  });

  const inSql = async <Value>(expression: string, values: readonly string[]): Promise<Value[]> => {
    const statement = `SELECT ${expression} AS value FROM unnest(?::text[]) WITH ORDINALITY AS t (v, n) ORDER BY n`;
    const { rows } = await database.pool.raw<{ rows: { value: Value }[] }>(statement, [[...values]]);
    return rows.map(({ value }) => value);
  };

  it("have the same form without accents, in every script", async () => {
    const values = fc.sample(text, { numRuns: 3_000, seed: 20_261 });
    expect(await inSql<string>("plain_text(v)", values)).to.deep.equal(values.map(plainText));
  });

  it("are found by a search if a filter finds them", () => {
    const property = fc.property(text, text, text, (before, part, after) => {
      const [whole, asked] = [before + part + after, plainText(part)];
      fc.pre(plainText(whole).includes(asked) && !/[ςσ]/.test(asked));
      expect(toSearchText(whole)).to.include(toSearchText(asked));
    });
    fc.assert(property, { numRuns: 3_000, seed: 20_262 });
  });

  it("have the same parts in the index of characters, so that it leads to every text with the word", async () => {
    const values = fc.sample(text, { numRuns: 2_000, seed: 20_263 }).map(toSearchText);
    const stored = await inSql<string[] | null>("word_grams(v)", values);
    for (const [index, value] of values.entries()) {
      for (const word of value.split(" ").filter((one) => one !== "")) {
        expect(stored[index] ?? [], `${value}: ${word}`).to.include.members(wordGrams(queryWord(word)));
      }
    }
  });

  it("keep vowels and voiced sounds apart that are written as marks", () => {
    expect([plainText("राम"), plainText("が")]).to.not.include.members([plainText("रमा"), plainText("か")]);
    expect(plainText("राम")).to.not.equal(plainText("रमा"));
    expect(plainText("が")).to.not.equal(plainText("か"));
  });
});
