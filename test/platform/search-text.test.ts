import { expect } from "chai";
import fc from "fast-check";
import { searchColumns, escapeLike, toSearchText, searchTerms } from "../../src/base/platform/rules/text.ts";
import { normalizeText } from "../../src/base/contract/unicode.ts";

describe("Text normalization", () => {
  it("stores text composed (NFC) and trimmed", () => {
    expect(normalizeText("  Zoe\u0308 ")).to.equal("Zo\u00eb");
  });

  it("matches regardless of accents and case", () => {
    expect(toSearchText("ÉLODIE Ñandú")).to.equal("elodie nandu");
  });

  it("matches compatibility forms", () => {
    expect(toSearchText("ﬁnance Ｃｏ")).to.equal("finance co");
  });

  it("produces the same search form for all Unicode forms", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(toSearchText(text.normalize("NFD"))).to.equal(toSearchText(text.normalize("NFC")));
      }),
    );
  });

  it("returns each word of a query once", () => {
    expect(searchTerms(" Ada  LOVELACE ada ")).to.deep.equal(["ada", "lovelace"]);
  });

  it("put what LIKE would read as a wildcard as a literal", () => {
    expect(escapeLike("50%_\\")).to.equal("50\\%\\_\\\\");
  });

  it("hold a contact's name, addresses and numbers", () => {
    const { search_name, search_text } = searchColumns({
      first_name: "Zoë",
      last_name: null,
      email: "zoe@acme.example",
      additional_emails: ["z@acme.example"],
      phone: "+33123456789",
    });
    expect(search_name).to.equal("zoe");
    expect(search_text).to.equal("zoe zoe@acme.example z@acme.example +33123456789");
  });
});
