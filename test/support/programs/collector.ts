import { buffer } from "node:stream/consumers";
import { listenHttp, type Listener } from "../webhooks/listener.ts";
import { doubleOf, doublesOf, fieldsOf, numberOf, numbersOf, type Fields } from "./protobuf.ts";

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
export interface ReceivedPoint {
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
