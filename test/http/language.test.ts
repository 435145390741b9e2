import { expect } from "chai";
import fc from "fast-check";
import { detailCodes, errorStatuses, validationCodes } from "../../generated/vocabulary.js";
import { preferredLocale } from "../../src/adapters/http/request-context.ts";
import { fill, locales, sentences } from "../../src/base/i18n/sentences.ts";

describe("Response language", () => {
  const table: readonly [string | undefined, string | null][] = [
    [undefined, null],
    ["", null],
    ["fr", "fr"],
    ["fr-CA", "fr"],
    ["FR-ca, en;q=0.9", "fr"],
    ["en, fr;q=0.9", "en"],
    ["de, fr;q=0.5, en;q=0.4", "fr"],
    ["de", "en"],
    ["*", "en"],
    ["fr;q=0, *", "en"],
    [";;;,,q=", "en"],
  ];
  for (const [header, locale] of table) {
    it(`is ${String(locale)} for Accept-Language ${JSON.stringify(header)}`, () => {
      expect(preferredLocale(header)).to.equal(locale);
    });
  }

  it("is a supported locale or null for any header", () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(preferredLocale(header)).to.be.oneOf(["en", "fr", null]);
      }),
    );
  });
});

describe("Error messages", () => {
  it("exist for every code in every language, with the same placeholders", () => {
    for (const locale of locales) {
      const { errors, details } = sentences(locale);
      expect(errors).to.have.all.keys(Object.keys(errorStatuses));
      expect(details).to.have.all.keys([...detailCodes, ...validationCodes]);
      for (const code of [...detailCodes, ...validationCodes]) {
        expect(placeholders(details[code]), `${locale} ${code}`).to.deep.equal(
          placeholders(sentences("en").details[code]),
        );
      }
    }
  });

  it("differ between languages", () => {
    const [en, fr] = [sentences("en"), sentences("fr")];
    for (const [code, sentence] of Object.entries({ ...en.errors, ...en.details })) {
      expect({ ...fr.errors, ...fr.details })
        .to.have.property(code)
        .that.does.not.equal(sentence);
    }
  });

  it("are filled with values", () => {
    expect(fill("At most {limit}.", { limit: 5 })).to.equal("At most 5.");
    expect(fill("At most {limit}.")).to.equal("At most .");
  });
});

function placeholders(sentence: string): string[] {
  return (sentence.match(/\{\w+\}/g) ?? []).sort();
}
