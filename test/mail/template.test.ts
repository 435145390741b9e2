import { expect } from "chai";
import {
  renderHtml,
  renderLine,
  renderText,
  templateProblems,
  templateVariables,
} from "../../src/base/mail/rules/template.ts";

describe("Merge variables", () => {
  const ada = { first_name: "Ada", company_name: "Müller & Söhne <GmbH>" };

  it("are replaced with the values of the recipient", () => {
    expect(renderText("Dear {{first_name}} of {{ company_name }}!", ada)).to.equal(
      "Dear Ada of Müller & Söhne <GmbH>!",
    );
  });

  it("use the fallback for a missing, empty or blank value", () => {
    for (const first_name of [undefined, null, "", "  "]) {
      expect(renderText("Hello {{first_name|there}}", { first_name: first_name ?? null })).to.equal("Hello there");
    }
    expect(renderText("Hello {{first_name | dear friend }}.", {})).to.equal("Hello dear friend.");
    expect(renderText("Hello {{first_name}}.", {})).to.equal("Hello .");
  });

  it("are escaped in HTML, including fallbacks, while other text is unchanged", () => {
    const hostile = { first_name: `<img src=x onerror='alert("1")'>`, last_name: "O'Brien & Co" };
    expect(renderHtml(`<p title="{{first_name}}">{{last_name}}</p>`, hostile)).to.equal(
      '<p title="&lt;img src=x onerror=&#39;alert(&quot;1&quot;)&#39;&gt;">O&#39;Brien &amp; Co</p>',
    );
    expect(renderHtml("<b>{{first_name|you & me}}</b>", {})).to.equal("<b>you &amp; me</b>");
  });

  it("are not expanded inside values", () => {
    expect(renderText("{{first_name}}", { first_name: "{{email}} $& $1", email: "secret@x.example" })).to.equal(
      "{{email}} $& $1",
    );
  });

  it("stay on one line in headers", () => {
    expect(renderLine("Hi {{first_name}}!", { first_name: "A\r\nBcc: everybody@x.example" })).to.equal(
      "Hi A Bcc: everybody@x.example!",
    );
  });

  it("leave other braces unchanged", () => {
    for (const text of ["a { b } c", "{{first_name", "}} {{", "{ {first_name} }"]) {
      expect(renderText(text, ada), text).to.equal(text);
      expect(templateProblems(text, "/subject"), text).to.deep.equal([]);
    }
  });

  it("are reported once each if unknown, with a suggestion", () => {
    const problems = templateProblems("{{frist_name}} {{frist_name|x}} {{nonsense}} {{}} {{first_name}}", "/html_body");
    expect(problems.map(({ path, code, values }) => [path, code, values?.["variable"]])).to.deep.equal([
      ["/html_body", "unknown_variable", "frist_name"],
      ["/html_body", "unknown_variable", "nonsense"],
      ["/html_body", "unknown_variable", ""],
    ]);
    expect(problems[0]?.extra?.did_you_mean).to.equal("first_name");
    expect(problems[1]?.extra?.did_you_mean).to.equal(undefined);
    expect(problems[1]?.extra?.allowed_values).to.deep.equal(templateVariables);
  });

  it("are rendered in linear time for any number of braces", () => {
    const start = performance.now();
    const braces = "{".repeat(250_000) + "}".repeat(250_000);
    expect(renderText(braces, ada).length).to.equal(braces.length);
    expect(renderText("{{first_name".repeat(40_000), ada).length).to.equal(480_000);
    expect(performance.now() - start).to.be.below(1_000);
  });
});
