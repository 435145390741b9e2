import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "chai";
import { eventExample, examplesOf } from "../../src/base/contract/example.ts";
import { formats } from "../../src/base/contract/formats.ts";
import { at } from "../../scripts/contract/document.ts";
import { currentRelease } from "../../scripts/contract/released.ts";
import { notes } from "./changes.ts";
import { project } from "./project.ts";

const home = resolve(import.meta.dirname, "../..");

type Json = Readonly<Record<string, unknown>>;

const document = JSON.parse(readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8")) as Json;

const ajv = new Ajv2020({ strict: false, allErrors: true, formats });
ajv.addSchema(document, "openapi.json");

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Yields the examples of every media type and every schema, with the JSON pointer of the schema. */
function* described(value: unknown, pointer: string): Generator<[schema: string, example: unknown]> {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* described(item, `${pointer}/${index}`);
  if (!isObject(value)) return;
  if (isObject(value["schema"])) yield* ofMediaType(value, pointer);
  else if (Array.isArray(value["examples"])) for (const example of value["examples"]) yield [pointer, example];
  for (const [key, item] of Object.entries(value)) {
    if (key !== "example" && key !== "examples") yield* described(item, `${pointer}/${escape(key)}`);
  }
}

/** Includes the single `example` of parameters. */
function* ofMediaType(value: Json, pointer: string): Generator<[schema: string, example: unknown]> {
  if (value["example"] !== undefined) yield [`${pointer}/schema`, value["example"]];
  if (!isObject(value["examples"])) return;
  for (const example of Object.values(value["examples"]))
    if (isObject(example)) yield [`${pointer}/schema`, shared(example)["value"]];
}

/** Follows a reference to `components/examples`. */
function shared(example: Json): Json {
  const name = typeof example["$ref"] === "string" ? example["$ref"].replace("#/components/examples/", "") : null;
  const components = document["components"] as Readonly<Record<string, Readonly<Record<string, Json>>>>;
  return name === null ? example : (components["examples"]?.[name] ?? {});
}

function escape(key: string): string {
  return encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
}

function problems(schema: string, example: unknown): string {
  const validate = ajv.getSchema(`openapi.json#${schema}`);
  if (!validate) return `${schema}: no such schema`;
  return validate(example) === true ? "" : `${schema}: ${ajv.errorsText(validate.errors)}`;
}

describe("Contract examples", () => {
  it("match their schemas", () => {
    const wrong = [...described(document, "")].map(([schema, example]) => problems(schema, example));
    expect(wrong).to.have.length.greaterThan(60);
    expect(wrong.filter(Boolean)).to.deep.equal([]);
  });

  it("exist for every request body and every response body, or are composed from those of its schema", () => {
    const bodies = [...mediaTypes(document["paths"], "/paths")];
    expect(bodies).to.have.length.greaterThan(50);
    const wrong = bodies.flatMap(([pointer, media]) => {
      const examples = examplesOf(document, media);
      return examples.length === 0
        ? [`${pointer}: no example`]
        : examples.map((example) => problems(`${pointer}/schema`, example));
    });
    expect(wrong.filter(Boolean)).to.deep.equal([]);
  });

  it("exist for every webhook event, also for those that share the example of their schema", () => {
    const events = Object.keys(document["webhooks"] as Json);
    expect(events).to.have.length.greaterThan(50);
    const wrong = events.map((event) => {
      const example = eventExample(document, event);
      const schema = `/webhooks/${escape(event)}/post/requestBody/content/application~1json/schema`;
      return example === null ? `${event}: no example` : problems(schema, example);
    });
    expect(wrong.filter(Boolean)).to.deep.equal([]);
    const typeOf = (example: { readonly type?: unknown } | null): unknown => example?.type;
    const types = events.map((event) => typeOf(eventExample(document, event)));
    expect(types).to.deep.equal(events);
  });

  it("are published with the values of the contract, whether they stand at the body or are composed", () => {
    const written = currentRelease(home).document as unknown as Json;
    for (const section of ["paths", "webhooks"]) {
      const published = new Map(mediaTypes(document[section], `/${section}`));
      const bodies = [...mediaTypes(written[section], `/${section}`)];
      expect(bodies).to.have.length(published.size).and.length.greaterThan(50);
      for (const [pointer, media] of bodies) {
        const expected = examplesOf(written, media);
        const shown = examplesOf(document, published.get(pointer) ?? {});
        if (section === "paths") expect(shown, pointer).to.deep.include.members(expected);
        else expect(withoutEnvelope(shown), pointer).to.deep.equal(withoutEnvelope(expected));
      }
    }
  });
});

/** The id and the time of events are described once, except for an event with a record in another state. */
function withoutEnvelope(examples: readonly unknown[]): unknown[] {
  return examples.map((example) => {
    const { id: _id, occurred_at: _at, ...event } = example as Json;
    return event;
  });
}

/** Yields request bodies and bodies of successful responses. */
function* mediaTypes(value: unknown, pointer: string): Generator<[pointer: string, media: Json]> {
  if (!isObject(value)) return;
  for (const [key, item] of Object.entries(value)) {
    const inner = `${pointer}/${escape(key)}`;
    if (key === "content" && isObject(item)) {
      for (const [type, media] of Object.entries(item)) if (isObject(media)) yield [`${inner}/${escape(type)}`, media];
    } else if (!/^([345]\d\d|default)$/.test(key)) yield* mediaTypes(item, inner);
  }
}

const ANSWER = "              schema: *answer\n";
const NOTE = '{ id: 019cb4e5-3c4d-7e5f-8a6b-7c8d9e0f1a04, version: 1, title: A, kind: memo, tags: [], text: "" }';

/** Returns an example of the small contract after it was expanded. */
function exampleWith(fields: string, edits: readonly (readonly [from: string, to: string])[] = []): unknown {
  const small = project("complete-examples");
  for (const [from, to] of edits) small.edit(notes, from, to);
  small.edit(notes, ANSWER, `${ANSWER}              examples: { note: { value: { data: ${fields} } } }\n`);
  const release = currentRelease(small.root);
  expect(release.violations).to.deep.equal([]);
  return at(
    release.document,
    "#/paths/~1v1~1notes~1{id}/put/responses/200/content/application~1json/examples/note/value/data",
  );
}

describe("generate: examples", () => {
  it("get null for a missing field that can be null, and the default of a field that has one", () => {
    const color: [string, string] = [
      "        title: { type",
      "        color: { type: string, maxLength: 9, default: red }\n        title: { type",
    ];
    const example = exampleWith(NOTE.replace(', text: ""', ""), [color]);
    expect(example).to.include({ text: null, color: "red", title: "A" });
  });

  it("keep their values, and do not get values for other fields", () => {
    const example = exampleWith(NOTE);
    expect(example).to.include({ text: "" });
    expect(example).to.not.have.property("created_at");
  });

  it("are completed by the branch of a union that they match", () => {
    const union: [string, string] = [
      "        created_at: {",
      '        origin: { readOnly: true, anyOf: [{ $ref: "#/components/schemas/Mail" }, { $ref: "#/components/schemas/Condition" }] }\n        created_at: {',
    ];
    const mail: [string, string] = [
      "    Condition:\n",
      '    Mail:\n      type: object\n      required: [kind, subject]\n      properties: { kind: { type: string, const: mail }, subject: { type: [string, "null"], maxLength: 9 } }\n      additionalProperties: false\n    Condition:\n',
    ];
    const example = exampleWith(NOTE.replace("{ id", "{ origin: { kind: mail }, id"), [union, mail]);
    expect(example).to.have.deep.property("origin", { kind: "mail", subject: null });
  });
});
