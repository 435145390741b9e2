import { composedExamples } from "../../src/base/contract/example.ts";
import {
  unusedName,
  type MediaType,
  type OpenApiDocument,
  type ResponseObject,
  type Schema,
  isObject,
  operationsIn,
  resolve,
} from "../contract/document.ts";
import { pascal } from "../contract/operations.ts";
import { propertiesOf } from "../contract/schema-walk.ts";

type Examples = Record<string, unknown>;

const SCHEMAS = "#/components/schemas/";

/**
 * Shows each example once: that of a record at its schema, for all operations and events with it, and other ones that
 * several operations have in `components/examples`. Changes the document.
 */
export function shareExamples(document: OpenApiDocument): void {
  const records = moveToRecords(document);
  const used = removeComposed(document);
  for (const [name, schema] of records) if (!used.has(name)) delete schema["examples"];
  moveToComponents(document);
  shortenSingle(document);
}

/**
 * Gives each record the example that most answers and events show. Events can add to it but leave out nothing. Returns the
 * schemas by their names.
 */
function moveToRecords(document: OpenApiDocument): Map<string, Schema> {
  const shown = answersIn(document).flatMap(({ media, value }) => [...recordsIn(document, media.schema ?? {}, value)]);
  const given = new Map<string, Schema>();
  for (const [name, records] of Map.groupBy(shown, (record) => record.name)) {
    const schema = document.components?.schemas?.[name];
    if (!schema) continue;
    const events = records.filter(({ ofEvent }) => ofEvent);
    const isContained = ({ value }: ShownRecord): boolean =>
      events.every((event) => Object.keys(value).every((field) => field in event.value));
    const contained = records.filter(isContained);
    const alike = Map.groupBy(contained.length > 0 ? contained : records, ({ value }) => canonical(value));
    const [most = []] = [...alike.values()].sort((left, right) => right.length - left.length);
    schema["examples"] = [most[0]?.value];
    given.set(name, schema);
  }
  return given;
}

interface ShownRecord {
  /** The name of its schema. */
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly ofEvent: boolean;
}

/** Yields the records of an answer or event. */
function* recordsIn(document: OpenApiDocument, given: Schema, answer: unknown): Generator<ShownRecord> {
  const schema = propertiesOf(document, given).get("data");
  if (!schema || !isObject(answer)) return;
  const { data } = answer;
  const { items } = resolve<Schema>(document, schema) ?? {};
  const object = propertiesOf(document, schema).get("object");
  if (items && Array.isArray(data)) {
    for (const item of data) yield* asRecord(document, items, item);
  } else if (object && isObject(data)) {
    for (const one of asRecord(document, object, data["object"])) yield { ...one, ofEvent: true };
  } else yield* asRecord(document, schema, data);
}

/** The schema of a record of a union is the form that the record has. */
function* asRecord(document: OpenApiDocument, schema: Schema, value: unknown): Generator<ShownRecord> {
  if (!isObject(value)) return;
  const { discriminator, oneOf } = resolve<Schema>(document, schema) ?? {};
  const mapped = discriminator?.mapping?.[String(value[discriminator.propertyName])];
  const reference = mapped ?? (oneOf ? oneOf[0]?.$ref : schema.$ref);
  if (reference?.startsWith(SCHEMAS) === true) yield { name: reference.slice(SCHEMAS.length), value, ofEvent: false };
}

/** Removes the examples of answers and events that their schemas show. Returns the names of the schemas of their records. */
function removeComposed(document: OpenApiDocument): Set<string> {
  const used = new Set<string>();
  for (const { media, isEvent } of mediaIn(document)) {
    const answers = answersOf(media);
    const isShown = isEvent ? showEvent(document, media) : showAnswers(document, media);
    if (answers.length === 0 || !isShown) continue;
    delete media["examples"];
    for (const { value } of answers)
      for (const { name } of recordsIn(document, media.schema ?? {}, value)) used.add(name);
  }
  return used;
}

/** Returns whether the schema of an answer shows its examples. Its own `meta` gets an example. */
function showAnswers(document: OpenApiDocument, { schema = {}, ...media }: MediaType): boolean {
  const answers = answersOf(media).map(({ value }) => value);
  const isComposed = (): boolean => {
    const composed = composedExamples(document, schema).map(canonical);
    return answers.every((one) => composed.includes(canonical(one)));
  };
  if (isComposed()) return true;
  const [answer, ...others] = answers;
  const meta = resolve<Schema>(document, schema)?.properties?.["meta"];
  if (!isObject(answer) || answer["meta"] === undefined || others.length > 0 || !meta || meta["examples"]) return false;
  meta["examples"] = [answer["meta"]];
  if (isComposed()) return true;
  delete meta["examples"];
  return false;
}

/**
 * Returns whether the schema of an event shows its example, with an example of its own for `changes`. An event whose
 * record or actor differs from the composed one keeps its example: a property with examples alone has no type, and generators
 * that merge the parts of a schema would take it for any value.
 */
function showEvent(document: OpenApiDocument, media: MediaType): boolean {
  const [own, ...others] = answersOf(media);
  const [composed] = composedExamples(document, media.schema ?? {});
  const part = media.schema?.allOf?.[1];
  if (!own || others.length > 0 || !isObject(own.value) || !isObject(composed) || !part?.properties) return false;
  const { data, actor, changes } = own.value;
  const isComposed = canonical([data, actor]) === canonical([composed["data"], composed["actor"]]);
  const difference = differenceOf({}, { ...(changes !== undefined && { changes }) });
  if (!isComposed || difference === null) return false;
  for (const [name, shown] of Object.entries(difference.properties ?? {}))
    part.properties[name] = { ...part.properties[name], ...shown };
  return true;
}

/** Returns the schema whose examples turn one value into another; null if they cannot. */
function differenceOf(from: unknown, to: unknown): Schema | null {
  if (!isObject(from) || !isObject(to)) return { examples: [to] };
  if (Object.keys(from).some((name) => !(name in to))) return null;
  const changed = Object.keys(to).filter((name) => canonical(from[name]) !== canonical(to[name]));
  const properties: Record<string, Schema> = {};
  for (const name of changed) {
    const inner = differenceOf(from[name], to[name]);
    if (inner === null) return null;
    properties[name] = inner;
  }
  return { properties };
}

interface Answer {
  readonly media: MediaType;
  readonly value: unknown;
}

/** Returns the examples of responses and events. */
const answersIn = (document: OpenApiDocument): Answer[] => mediaIn(document).flatMap(({ media }) => answersOf(media));

/** Returns the bodies that the service writes. */
function mediaIn(document: OpenApiDocument): { readonly media: MediaType; readonly isEvent: boolean }[] {
  const responses = [...operationsIn(document.paths)].flatMap(({ operation }) =>
    Object.values<ResponseObject>(operation.responses ?? {}),
  );
  const events = [...operationsIn(document.webhooks)].flatMap(({ operation }) => operation.requestBody ?? []);
  const all = (bodies: readonly { content?: Record<string, MediaType> }[], isEvent: boolean) =>
    bodies.flatMap(({ content = {} }) => Object.values(content).map((media) => ({ media, isEvent })));
  return [...all(responses, false), ...all(events, true)];
}

function answersOf(media: MediaType): Answer[] {
  const examples = isObject(media["examples"]) ? Object.values(media["examples"]) : [];
  return examples.flatMap((one) =>
    isObject(one) && one["value"] !== undefined ? [{ media, value: one["value"] }] : [],
  );
}

function moveToComponents(document: OpenApiDocument): void {
  const shown = [...shownExamples(document)];
  const uses = Map.groupBy(shown, ({ content }) => content);
  const shared: Examples = { ...document.components?.["examples"] };
  const names = new Map<string, string>();
  for (const { group, key, content, examples } of shown) {
    if ((uses.get(content)?.length ?? 0) < 2) continue;
    if (!names.has(content)) {
      const name = unusedName(shared, `${pascal(group)}${pascal(key)}`);
      names.set(content, name);
      shared[name] = examples[key];
    }
    examples[key] = { $ref: `#/components/examples/${names.get(content)}` };
  }
  if (names.size > 0) document.components = { ...document.components, examples: shared };
}

interface ShownExample {
  /** The first part of the operation's id. */
  readonly group: string;
  readonly key: string;
  /** As JSON. */
  readonly content: string;
  /** The map that contains it under `key`. */
  readonly examples: Examples;
}

function* shownExamples(document: OpenApiDocument): Generator<ShownExample> {
  for (const { group, media } of everyMedia(document)) {
    const { examples } = media;
    if (!isObject(examples)) continue;
    for (const [key, example] of Object.entries(examples))
      yield { group, key, content: JSON.stringify(example), examples };
  }
}

/** Yields the bodies of all requests and responses. */
function* everyMedia(document: OpenApiDocument): Generator<{ readonly group: string; readonly media: MediaType }> {
  for (const { operation } of operationsIn(document.paths)) {
    const group = operation.operationId?.split(".")[0] ?? "";
    const responses = Object.values(operation.responses ?? {});
    const bodies = [
      operation.requestBody ?? {},
      ...responses.map((one) => resolve<ResponseObject>(document, one) ?? {}),
    ];
    for (const { content = {} } of bodies as { content?: Record<string, MediaType> }[])
      for (const media of Object.values(content)) yield { group, media };
  }
}

/** A body with one example has no names to choose from: `example` says the same. Changes the document. */
function shortenSingle(document: OpenApiDocument): void {
  for (const { media } of everyMedia(document)) {
    const [one, ...others] = Object.values(isObject(media["examples"]) ? media["examples"] : {});
    if (!isObject(one) || others.length > 0 || Object.keys(one).join() !== "value") continue;
    delete media["examples"];
    media["example"] = one["value"];
  }
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}
