import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { operations as routes } from "../../generated/operations.js";
import { document } from "../support/contract/document.ts";
import { formats as exampleFormats } from "../../scripts/contract/lint/formats.ts";
import { formatCode, formats } from "../../src/base/contract/formats.ts";

interface Documented {
  readonly operationId?: string;
  readonly requestBody?: unknown;
  readonly "x-public"?: boolean;
  readonly "x-body-limit"?: number;
}

const operations = Object.values(document["paths"] as Readonly<Record<string, Readonly<Record<string, Documented>>>>)
  .flatMap((path) => Object.values(path))
  .filter(({ operationId }) => operationId !== undefined);

describe("Contract: laws of all operations", () => {
  it("lets people without an account send at most 256 KiB to each public operation", () => {
    const taking = operations.filter((one) => one["x-public"] === true && one.requestBody !== undefined);
    expect(taking.length).to.be.above(10);
    for (const { operationId, "x-body-limit": limit } of taking)
      expect(limit, operationId).to.be.within(1, 256 * 1_024);
  });

  it("lets bookings wait for each other only in the lanes of their start, for each way to book", () => {
    const booking = routes.filter(({ id }) => /^(?:events\.create|\w+Page\.book)$/.test(id));
    expect(booking.map(({ id }) => id)).to.have.members(["events.create", "bookingPage.book", "teamPage.book"]);
    for (const { id, serializeBy } of booking) expect(serializeBy?.inputs, id).to.include("start_at/8");
  });
});

const folder = new URL("../../tool-schemas/", import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), "utf8"));
const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { date: /^\d{4}-\d\d-\d\d$/ } });
ajv.addSchema(read("../openapi/contract.schema.json") as object, "file:///openapi/contract.schema.json");

function problems(schema: string, paths: readonly string[]): string[] {
  const validate = ajv.compile({ ...(read(schema) as object), $id: `file:///tool-schemas/${schema}` });
  return paths.filter((path) => !validate(read(path))).map((path) => `${path}: ${ajv.errorsText(validate.errors)}`);
}

describe("Files in openapi/", () => {
  it("name their schema, so that editors can complete and explain keywords", () => {
    const files = readdirSync(new URL("../openapi/", folder)).filter((name) => name.endsWith(".yaml"));
    const first = (name: string) => readFileSync(new URL(`../openapi/${name}`, folder), "utf8").split("\n")[0];
    expect(files).to.include("tasks.yaml");
    expect(
      files.filter((name) => first(name) !== "# yaml-language-server: $schema=contract.schema.json"),
    ).to.deep.equal([]);
  });
});

describe("Files in tool-schemas/", () => {
  it("describe every tool as required by tool.schema.json", () => {
    const all = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.includes("/"));
    const paths = all.filter((path) => !/^(prompts|resources)\//.test(path));
    expect(paths).to.include("crm/search_crm.json");
    expect(problems("tool.schema.json", paths)).to.deep.equal([]);
  });

  for (const [kind, example] of [
    ["prompt", "plan_my_day"],
    ["resource", "contact"],
  ]) {
    it(`describe every ${kind} as required by ${kind}.schema.json`, () => {
      const paths = readdirSync(new URL(`${kind}s/`, folder)).map((name) => `${kind}s/${name}`);
      expect(paths).to.include(`${kind}s/${example}.json`);
      expect(problems(`${kind}.schema.json`, paths)).to.deep.equal([]);
    });
  }

  it("describe the server as required by server.schema.json", () => {
    expect(problems("server.schema.json", ["server.json"])).to.deep.equal([]);
  });
});

type Text = Exclude<keyof typeof formats, "int32" | "int64" | "float" | "double">;

const values: Record<Text, { good: string[]; bad: string[] }> = {
  uuid: {
    good: ["019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e", "019CB4E2-5A10-7C4B-9D2E-3F4A5B6C7D8E"],
    bad: ["", "urn:uuid:019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e", "{019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e}", "019cb4e2"],
  },
  email: {
    good: ["ada@analytical.example", "a+b.c@x-y.co", "o'neill@sub.example.org"],
    bad: [
      "ada",
      "@x.co",
      "a@b",
      "a b@x.co",
      "a@x..co",
      ".a@x.co",
      "a@-x.co",
      "a@x.co\n",
      "a@1.2.3.4",
      `${"a".repeat(65)}@x.co`,
    ],
  },
  date: {
    good: ["2026-02-28", "2024-02-29"],
    bad: ["2026-02-29", "2026-13-01", "2026-1-1", "0000-01-01", "2026-04-31"],
  },
  "date-time": {
    good: ["2026-03-01T09:30:00Z", "2026-03-01T09:30:00.123456+05:45", "2026-03-01t09:30:00z"],
    bad: ["2026-03-01 09:30:00Z", "2026-03-01T24:00:00Z", "2026-03-01T09:30:60Z", "2026-03-01T09:30Z", "1e9"],
  },
  zoned: { good: ["2026-03-01T09:30:00Z", "nonsense"], bad: ["2026-03-01T09:30:00", "2026-03-01T09:30:00.5"] },
  time: { good: ["09:30:00", "23:59:59Z"], bad: ["24:00:00", "9:30:00", "09:60:00"] },
  phone: {
    good: ["+33123456789", "06 12 34 56 78", "+33 (0)1 23-45.67", "(212) 555-0100", "0033 1 23"],
    bad: ["", "call me", "+33 1 23 ext. 4", "12", "123456789012345678901", "06\n12345"],
  },
  uri: {
    good: ["https://analytical.example/", "http://x.co:8080/a?b=c#d", "https://exämple.org/"],
    bad: [
      "ftp://x.co",
      "javascript:alert(1)",
      "//x.co",
      "https://",
      "https://u:p@x.co/",
      "https://x.co/a b",
      "http:\\\\x.co",
    ],
  },
  timezone: {
    good: ["Europe/Paris", "UTC", "EST", "America/Argentina/Buenos_Aires"],
    bad: ["+02:00", "Europe/Atlantis", "", "Europe/Paris ", "../etc", "PST", "IST", "pst"],
  },
  currency: { good: ["EUR", "USD", "CLF"], bad: ["", "eur", "EUX", "ZZZ", "EURO", "XXX"] },
  country: { good: ["FR", "US", "XK"], bad: ["", "fr", "ZZ", "EU", "UK", "FRA"] },
  hostname: {
    good: ["analytical.example", "localhost", "a-b.co"],
    bad: ["a_b.co", "-a.co", "a..b", "", "a.co.", `${"a".repeat(64)}.co`],
  },
  ipv4: { good: ["10.0.0.1", "255.255.255.255"], bad: ["256.1.1.1", "1.2.3", "01.2.3.4", "1.2.3.4."] },
  ipv6: { good: ["::1", "2001:db8::8a2e:370:7334", "::ffff:10.0.0.1"], bad: ["1.2.3.4", ":::", "::1%eth0", "g::1"] },
  ip: { good: ["10.0.0.1", "::1"], bad: ["10.0.0.0/8", "x"] },
  cidr: {
    good: ["10.0.0.0/8", "2001:db8::/32", "0.0.0.0/0"],
    bad: ["10.0.0.1", "10.0.0.0/33", "::/129", "10.0.0.0/08", "10.0.0.0/8/8"],
  },
  "ip-range": { good: ["10.0.0.1", "10.0.0.0/8", "::1"], bad: ["10.0.0.0/33", "any"] },
  text: { good: ["", "Zoë 🎈", "a\u00a0b"], bad: ["\0", "a\tb", "\ud83c", "\u007f"] },
  multiline: { good: ["a\nb\tc", "a\r\nb"], bad: ["\0", "\u001b[0m", "\udf88"] },
  password: { good: ["correct horse"], bad: ["\0"] },
  binary: { good: ["", "\0", "\ud83c"], bad: [] },
};

describe("Contract formats", () => {
  for (const [name, { good, bad }] of Object.entries(values)) {
    it(`${name} accepts valid and rejects invalid values`, () => {
      const check: (value: string) => boolean = formats[name as Text];
      for (const value of good) expect(check(value), JSON.stringify(value)).to.equal(true);
      for (const value of bad) expect(check(value), JSON.stringify(value)).to.equal(false);
    });
  }

  for (const [name, { good, bad }] of Object.entries(values)) {
    it(`${name} means the same for examples in the contract`, () => {
      const format = exampleFormats[name as Text];
      const check = (value: string): boolean => (format instanceof RegExp ? format.test(value) : format(value));
      for (const value of good) expect(check(value), JSON.stringify(value)).to.equal(true);
      for (const value of bad) expect(check(value), JSON.stringify(value)).to.equal(false);
    });
  }

  it("are the same for examples as for requests", () => {
    expect(Object.keys(exampleFormats).sort()).to.deep.equal(Object.keys(formats).sort());
  });

  it("report errors with the codes of the contract", () => {
    expect(["zoned", "text", "multiline", "email"].map(formatCode)).to.deep.equal([
      "timezone_required",
      "invalid_character",
      "invalid_character",
      "format",
    ]);
  });
});
