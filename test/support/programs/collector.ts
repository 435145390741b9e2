import { buffer } from "node:stream/consumers";
import { listenHttp, type Listener } from "../webhooks/listener.ts";

/** A span as a collector receives it. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly id: string;
  /** Empty for the first span of a trace. */
  readonly parent: string;
  readonly name: string;
  /** 1 internal, 2 server, 3 client, 5 consumer. */
  readonly kind: number;
  readonly milliseconds: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly attributes: Attributes;
  readonly links: readonly { readonly traceId: string; readonly id: string }[];
  /** 2: failed. */
  readonly status: number;
}

type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A data point of a metric. */
interface ReceivedPoint {
  readonly metric: string;
  readonly attributes: Attributes;
  readonly value?: number;
  readonly count?: number;
  readonly sum?: number;
  readonly buckets?: readonly number[];
  readonly boundaries?: readonly number[];
}

/** A collector of OpenTelemetry: OTLP over HTTP with protobuf, numbers as in opentelemetry-proto. */
export interface Collector {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** Of the last export. */
  points(): readonly ReceivedPoint[];
  /** Attributes of the last resource. */
  resource(): Attributes;
  /** The headers of the requests. */
  readonly headers: readonly Readonly<Record<string, string | string[] | undefined>>[];
  close(): Promise<void>;
}

/** Starts a collector on a free port; it answers with the status. */
export async function startCollector(status = 200): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const headers: Collector["headers"][number][] = [];
  let points: ReceivedPoint[] = [];
  let resource: Attributes = {};
  const listener: Listener = await listenHttp((request, response) => {
    headers.push(request.headers);
    void buffer(request).then((body) => {
      const resources = fieldsOf(body).parts(1);
      resource = resources[0] ? attributesOf(resources[0].part(1), 1) : resource;
      const scopes = resources.flatMap((one) => one.parts(2));
      if (request.url === "/v1/traces") spans.push(...scopes.flatMap((one) => one.parts(2)).map(spanOf));
      if (request.url === "/v1/metrics") points = scopes.flatMap((one) => one.parts(2)).flatMap(pointsOf);
      response.writeHead(status).end();
    });
  }, "127.0.0.1");
  return {
    url: `http://127.0.0.1:${String(listener.port)}`,
    spans,
    points: () => points,
    resource: () => resource,
    headers,
    close: () => listener.close(),
  };
}

function spanOf(span: Fields): ReceivedSpan {
  const [start, end] = [span.bytes(7), span.bytes(8)].map((one) => numberOf(one) / 1e6);
  return {
    traceId: span.bytes(1).toString("hex"),
    id: span.bytes(2).toString("hex"),
    parent: span.bytes(4).toString("hex"),
    name: span.text(5),
    kind: span.number(6),
    milliseconds: (end ?? 0) - (start ?? 0),
    startedAt: start ?? 0,
    attributes: attributesOf(span, 9),
    links: span
      .parts(13)
      .map((link) => ({ traceId: link.bytes(1).toString("hex"), id: link.bytes(2).toString("hex") })),
    status: span.part(15).number(3),
  };
}

function attributesOf(from: Fields, field: number): Attributes {
  return Object.fromEntries(from.parts(field).map((pair) => [pair.text(1), valueOf(pair.part(2))]));
}

function valueOf(value: Fields): string | number | boolean {
  if (value.has(1)) return value.text(1);
  if (value.has(2)) return value.number(2) === 1;
  return value.has(3) ? value.number(3) : doubleOf(value.bytes(4));
}

function pointsOf(metric: Fields): ReceivedPoint[] {
  const name = metric.text(1);
  const numbers = [5, 7].flatMap((field) => (metric.has(field) ? metric.part(field).parts(1) : []));
  const histograms = metric.has(9) ? metric.part(9).parts(1) : [];
  return [
    ...numbers.map((point) => ({
      metric: name,
      attributes: attributesOf(point, 7),
      value: point.has(4) ? doubleOf(point.bytes(4)) : numberOf(point.bytes(6)),
    })),
    ...histograms.map((point) => ({
      metric: name,
      attributes: attributesOf(point, 9),
      count: numberOf(point.bytes(4)),
      sum: doubleOf(point.bytes(5)),
      buckets: numbersOf(point.bytes(6)),
      boundaries: doublesOf(point.bytes(7)),
    })),
  ];
}

/** The fields of one protobuf message, by number; a missing field is empty. */
export interface Fields {
  has(field: number): boolean;
  bytes(field: number): Buffer;
  text(field: number): string;
  /** A varint. */
  number(field: number): number;
  part(field: number): Fields;
  parts(field: number): Fields[];
}

const NOTHING = Buffer.alloc(0);

/** Decodes the wire format, without a schema: varints as numbers, everything else as bytes. */
export function fieldsOf(message: Buffer): Fields {
  const found = new Map<number, (Buffer | number)[]>();
  let at = 0;
  const varint = (): number => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++] ?? 0;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return Number(value);
    }
  };
  const take = (length: number): Buffer => message.subarray(at, (at += length));
  while (at < message.length) {
    const tag = varint();
    const [field, type] = [tag >> 3, tag & 7];
    if (![0, 1, 2, 5].includes(type)) throw new Error(`Unknown wire type ${String(type)}.`);
    const value = type === 0 ? varint() : take(type === 1 ? 8 : type === 5 ? 4 : varint());
    found.set(field, [...(found.get(field) ?? []), value]);
  }
  const all = (field: number): Buffer[] => (found.get(field) ?? []).filter((one) => Buffer.isBuffer(one));
  const bytes = (field: number): Buffer => all(field)[0] ?? NOTHING;
  return {
    has: (field) => found.has(field),
    bytes,
    text: (field) => bytes(field).toString(),
    number: (field) => Number((found.get(field) ?? [0])[0]),
    part: (field) => fieldsOf(bytes(field)),
    parts: (field) => all(field).map(fieldsOf),
  };
}

/** Reads a fixed64. */
export const numberOf = (bytes: Buffer): number => (bytes.length === 8 ? Number(bytes.readBigUInt64LE()) : 0);
/** Reads a double. */
const doubleOf = (bytes: Buffer): number => (bytes.length === 8 ? bytes.readDoubleLE() : 0);
/** Reads packed fixed64s. */
export const numbersOf = (bytes: Buffer): number[] => eights(bytes).map(numberOf);
/** Reads packed doubles. */
const doublesOf = (bytes: Buffer): number[] => eights(bytes).map(doubleOf);

function eights(bytes: Buffer): Buffer[] {
  return Array.from({ length: bytes.length / 8 }, (_, index) => bytes.subarray(index * 8, index * 8 + 8));
}
