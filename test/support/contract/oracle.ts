import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express, {
  type ErrorRequestHandler,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from "express";
import { middleware } from "express-openapi-validator";
import factory from "express-openapi-validator/dist/framework/ajv/factory.js";
import { excerpt, resolve, type Schema } from "./document.ts";
import { quickly } from "../../../src/base/contract/formats.ts";
import { formats } from "../formats.ts";
import { sendUnchecked, type Answer } from "../wire.ts";

/** A difference between the service and express-openapi-validator. */
export interface Disagreement {
  readonly kind:
    "served what the oracle refuses" | "refused what the oracle allows" | "answered what the oracle refuses";
  readonly request: string;
  readonly reason: string;
}

/** A proxy with express-openapi-validator in front of a service: forwards everything and records differences. */
export interface Oracle {
  readonly url: string;
  readonly disagreements: Disagreement[];
  close(): Promise<void>;
}

type Specification = Exclude<Parameters<typeof middleware>[0]["apiSpec"], string>;

interface Verdict {
  raw: Buffer;
  answer?: Answer;
  refused?: string;
}

const verdicts = new WeakMap<Request, Verdict>();
const NOT_VALIDATED = ["HEAD", "OPTIONS"];

/**
 * Which messages the oracle compares. Compiling the validators of answers takes a quarter of the processor time of a test file. The
 * laws use them for every documented status; elsewhere `contract.ts` validates the answers.
 */
export type Compared = "requests" | "requests and answers";

/** Starts an oracle in front of the service at `target`. */
export async function startOracle(target: string, compared: Compared): Promise<Oracle> {
  const disagreements: Disagreement[] = [];
  const app = express().disable("x-powered-by").disable("etag");
  app.use(readRaw);
  app.use((request, response, next) => validate(compared, { request, response, next }));
  app.use(noteRefusal);
  app.use((request, response) => pass(request, response, { target, disagreements }));
  app.use(noteBadAnswer(disagreements));
  // Longer than any pause of a test on a busy machine: a closed connection could be used for the next request.
  const server = createServer({ keepAliveTimeout: 65_000 }, app).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    disagreements,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

// The validator has no option for this.
const { factoryAjv } = factory;
Object.assign(factory, {
  factoryAjv: (...[version, options]: Parameters<typeof factoryAjv>) => factoryAjv(version, { ...options, ...quickly }),
});

/** One validator per resource, because it reads its whole document again for each documented response. */
const validators = new Map<string, RequestHandler>();

interface Exchange {
  readonly request: Request;
  readonly response: Response;
  readonly next: NextFunction;
}

function validate(compared: Compared, { request, response, next }: Exchange): void {
  if (NOT_VALIDATED.includes(request.method)) {
    next();
    return;
  }
  // Other paths have no operations in the contract.
  const resource = /^\/v1\/[^/]+/.exec(request.path)?.[0] ?? "none";
  const name = `${compared} of ${resource}`;
  const known = validators.get(name) ?? createValidator(resource, compared);
  validators.set(name, known);
  known(request, response, next);
}

function createValidator(resource: string, compared: Compared): RequestHandler {
  const validate = express.Router();
  const handlers = middleware({
    apiSpec: copyForOracle(resource),
    validateApiSpec: true,
    validateRequests: true,
    validateResponses: compared === "requests and answers",
    validateSecurity: false,
    validateFormats: true,
    formats: {
      timezone: own("timezone"),
      currency: own("currency"),
      country: own("country"),
      "ip-range": own("ip-range"),
      // The service trims a phone number before it checks the format; the published pattern allows for that.
      phone: { type: "string", validate: () => true },
    },
    ignorePaths: /^(?!\/v1\/)/,
  });
  for (const handler of handlers) validate.use(handler);
  return validate;
}

function own(name: string): { type: "string"; validate: (value: string) => boolean } {
  return { type: "string", validate: formats[name] ?? (() => false) };
}

/**
 * Copies the document, because the validator modifies it. RFC 3986 §3.4 allows `:`, `@` and `,` in queries, and whether a
 * text may be empty is said by its schema.
 */
function copyForOracle(resource: string): Specification {
  return JSON.parse(JSON.stringify(excerpt(resource)), (key, value: unknown): unknown => {
    if (key === "responses" && "default" in (value as object)) return withoutRepetitions(value as Responses);
    const parameter = value as { in?: unknown; schema?: { type?: unknown; minLength?: unknown } } | null;
    if (parameter?.in !== "query") return value;
    const allowEmptyValue = parameter.schema?.type === "string" && parameter.schema.minLength === undefined;
    return { ...parameter, allowReserved: true, allowEmptyValue };
  }) as Specification;
}

type Responses = Readonly<Record<string, Schema>> & { readonly default: Schema };

/**
 * Returns the responses without those that have the content of the default one, which the validator takes for all other
 * statuses. It compiles each response by itself.
 */
function withoutRepetitions(responses: Responses): object {
  const content = (response: Schema): string => JSON.stringify(resolve(response)["content"]);
  const usual = content(responses.default);
  return Object.fromEntries(
    Object.entries(responses).filter(([status, response]) => status === "default" || content(response) !== usual),
  );
}

/** Forwards the original bytes to the service; the validator gets a parsed copy, which it may modify. */
async function readRaw(request: Request, _response: Response, next: NextFunction): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks);
  const verdict: Verdict = { raw };
  verdicts.set(request, verdict);
  if (raw.length > 0 && /^text\/csv\b/.test(request.headers["content-type"] ?? "")) request.body = raw.toString("utf8");
  if (raw.length > 0 && /^application\/json\b/.test(request.headers["content-type"] ?? "")) {
    try {
      request.body = JSON.parse(raw.toString("utf8")) as unknown;
    } catch {
      verdict.refused = "broken JSON";
    }
  }
  next();
}

const noteRefusal: ErrorRequestHandler = (error: Error & { errors?: unknown }, request, _response, next) => {
  const verdict = verdictOf(request);
  if (verdict.answer) {
    next(error);
    return;
  }
  verdict.refused ??= `${error.message} ${JSON.stringify(error.errors ?? "")}`;
  next();
};

interface Target {
  readonly target: string;
  readonly disagreements: Disagreement[];
}

async function pass(request: Request, response: Response, { target, disagreements }: Target): Promise<void> {
  const verdict = verdictOf(request);
  const answer = await sendUnchecked(target, {
    method: request.method,
    path: request.originalUrl,
    headers: forwarded(request),
    ...(verdict.raw.length > 0 ? { body: verdict.raw } : {}),
  });
  verdict.answer = answer;
  const kind = compare(verdict, answer);
  if (kind) disagreements.push({ kind, request: describe(request), reason: verdict.refused ?? answer.text });
  copyHead(answer, response);
  // A minimal response contains less than the record in the contract and is marked as such.
  const receipt = answer.headers.get("preference-applied") === "return=minimal";
  if (receipt || verdict.refused !== undefined || answer.json === null || request.method === "HEAD")
    response.end(answer.text);
  else response.json(answer.json);
}

function compare({ refused }: Verdict, answer: Answer): Disagreement["kind"] | undefined {
  if (refused !== undefined && answer.status < 300) return "served what the oracle refuses";
  const code = answer.at("code");
  if (refused === undefined && (code === "validation_failed" || code === "malformed_request")) {
    return "refused what the oracle allows";
  }
  return undefined;
}

function noteBadAnswer(disagreements: Disagreement[]): ErrorRequestHandler {
  return (error: Error & { errors?: unknown }, request, response, _next) => {
    const verdict = verdictOf(request);
    const reason = `${error.message} ${JSON.stringify(error.errors ?? "")}`;
    disagreements.push({ kind: "answered what the oracle refuses", request: describe(request), reason });
    if (!response.headersSent) response.end(verdict.answer?.text);
  };
}

function forwarded(request: Request): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (["host", "connection", "content-length", "transfer-encoding", "accept-encoding"].includes(name)) continue;
    headers[name] = Array.isArray(value) ? value.join(", ") : (value ?? "");
  }
  return headers;
}

function copyHead(answer: Answer, response: Response): void {
  response.status(answer.status);
  for (const [name, value] of answer.headers) {
    if (!["connection", "content-length", "transfer-encoding", "keep-alive"].includes(name))
      response.append(name, value);
  }
}

function describe(request: Request): string {
  return `${request.method} ${request.originalUrl} ${verdictOf(request).raw.toString("utf8").slice(0, 2000)}`;
}

function verdictOf(request: Request): Verdict {
  const verdict = verdicts.get(request);
  if (!verdict) throw new Error("The oracle did not receive this request.");
  return verdict;
}
