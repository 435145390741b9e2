import { createClient, createConfig } from "../../generated/sdk/client/index.ts";
import { Crm as Operations } from "../../generated/sdk/sdk.gen.ts";
import { type ResponseWithData, type Call, ListCall } from "./call.ts";
import { type CallSettings, transport, type TransportSettings } from "./transport.ts";

/** Options of a client. */
export interface CrmOptions {
  /** Default: the environment variable CRM_API_KEY. Omit it if requests are authenticated by a session cookie. */
  readonly apiKey?: string;
  /** `https://crm.example.com`; http is allowed only for this machine. */
  readonly baseUrl: string;
  /** Timeout of one attempt (default 30,000). */
  readonly timeoutMs?: number;
  /** The number of retries (default 3, after about 1, 2 and 4 seconds or as set by `Retry-After`). */
  readonly maxRetries?: number;
  /** The language of error messages: en or fr. */
  readonly locale?: "en" | "fr";
  /** A replacement for the global fetch. */
  readonly fetch?: typeof fetch;
  /** Allows an API key in a browser, where every user of the page can read it. */
  readonly dangerouslyAllowBrowser?: boolean;
}

/** Options of a call, in addition to `path`, `query`, `body` and `headers`. */
export interface CallOptions extends CallSettings {
  readonly signal?: AbortSignal;
}

type Generated = (...given: never[]) => Promise<unknown>;
type Part = "path" | "query" | "body" | "headers";
type Input<Given> = Pick<NonNullable<Given>, Part & keyof NonNullable<Given>> & CallOptions;
type Body<Method extends Generated> = NonNullable<Extract<Awaited<ReturnType<Method>>, { data: unknown }>["data"]>;
type Result<B> = B extends { data: readonly (infer Item)[]; meta: { total: number } }
  ? ListCall<Item>
  : B extends { data: unknown; meta: unknown }
    ? Call<B>
    : B extends { data: infer Data }
      ? Call<Data>
      : Call<B>;
type Operation<Method extends Generated> = [FieldName<Parameters<Method>[0]>] extends [never]
  ? Plain<Method>
  : Choosing<Method> & Plain<Method>;
type Plain<Method extends Generated> = undefined extends Parameters<Method>[0]
  ? (input?: Input<Parameters<Method>[0]>) => Result<Body<Method>>
  : (input: Input<Parameters<Method>[0]>) => Result<Body<Method>>;
/** With `fields`, the records have only these fields and those that identify them. */
type Choosing<Method extends Generated> = <Name extends FieldName<Parameters<Method>[0]>>(
  input: Input<Parameters<Method>[0]> & ChosenIn<Parameters<Method>[0], Name>,
) => Result<WithFields<Body<Method>, Name>>;
/** The names for `fields`, in the query of a list or the body of a search. */
type FieldName<Given> = NameIn<NonNullable<Given>, "query"> | NameIn<NonNullable<Given>, "body">;
type NameIn<Given, At extends Part> = Given extends { [Key in At]?: infer Inner }
  ? "fields" extends keyof NonNullable<Inner>
    ? NonNullable<Inner> extends { fields?: (infer Name extends string)[] }
      ? string extends Name
        ? never
        : Name
      : never
    : never
  : never;
type ChosenIn<Given, Name> = [NameIn<NonNullable<Given>, "query">] extends [never]
  ? { body: { fields: Name[] } }
  : { query: { fields: Name[] } };
type WithFields<B, Name> = B extends { data: readonly (infer Item)[]; meta: infer Meta }
  ? { data: Chosen<Item, Name>[]; meta: Meta }
  : B extends { data: infer Item }
    ? { data: Chosen<Item, Name> }
    : B;
type Chosen<Item, Name> = Item extends unknown
  ? Pick<Item, Extract<keyof Item, Name | "id" | "entity_type" | "version" | "related">>
  : never;
type Group<G> = { readonly [Verb in keyof G]: G[Verb] extends Generated ? Operation<G[Verb]> : never };
/** The operations by group, e.g. `crm.entities.list()`. */
type Groups = { readonly [Name in keyof Operations]: Group<Operations[Name]> };

/** The input of any operation. */
interface AnyInput extends CallOptions {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A generated method. */
type AnyMethod = (input: AnyInput & { fetch: typeof fetch; throwOnError: true }) => Promise<{
  readonly data: unknown;
  readonly response: Response;
}>;

const HTTP_PORTS_OF_THIS_MACHINE = /^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(\/|$)/;

class Client {
  readonly #settings: TransportSettings;
  readonly #baseUrl: string;
  readonly #client: ReturnType<typeof createClient>;

  constructor(options: CrmOptions) {
    const apiKey = options.apiKey ?? keyOfEnvironment();
    rejectUnsafeOptions(options, apiKey);
    this.#baseUrl = options.baseUrl.replace(/\/+$/, "");
    this.#settings = {
      fetch: options.fetch ?? ((input, init) => fetch(input, init)),
      apiKey,
      locale: options.locale,
      timeoutMs: options.timeoutMs ?? 30_000,
      maxRetries: options.maxRetries ?? 3,
    };
    this.#client = createClient(createConfig({ baseUrl: this.#baseUrl }));
    const operations = new Operations({ client: this.#client });
    for (const name of namesOf(Operations.prototype)) {
      Object.defineProperty(this, name, { value: this.#group(operations[name as keyof Operations]), enumerable: true });
    }
  }

  /** Calls any path, for operations that this version of the SDK does not know. */
  request(method: "GET" | "POST" | "PUT" | "DELETE", path: string, input: AnyInput = {}): ListCall<unknown> {
    return this.#call((given) => this.#client.request({ ...given, method, url: path }), input);
  }

  /** Omits the API key, so that it is not logged. */
  toJSON(): object {
    return { baseUrl: this.#baseUrl };
  }

  #group(group: object): object {
    const methods = group as Readonly<Record<string, AnyMethod>>;
    const verbs = namesOf(Object.getPrototypeOf(group) as object);
    return Object.fromEntries(
      verbs.map((verb) => [
        verb,
        (input: AnyInput = {}) => this.#call(async (given) => await (methods[verb] as AnyMethod)(given), input),
      ]),
    );
  }

  #call(method: AnyMethod, { timeoutMs, maxRetries, idempotencyKey, ...input }: AnyInput): ListCall<unknown> {
    const call: CallSettings = {
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(maxRetries === undefined ? {} : { maxRetries }),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    };
    return new ListCall(async (cursor) => {
      const given = {
        ...withCursor(input, cursor),
        fetch: transport(this.#settings, call),
        throwOnError: true as const,
      };
      const { data, response } = await method(given);
      return {
        data: unwrapped(data),
        response,
        requestId: response.headers.get("X-Request-Id"),
      } as ResponseWithData<never>;
    });
  }
}

/** The client, with a property for each group of operations and a method for each operation. */
export type Crm = Client & Groups;
/** The client, with a property for each group of operations and a method for each operation. */
export const Crm = Client as new (options: CrmOptions) => Crm;

/** Adds the cursor to the body of a search, otherwise to the query. */
function withCursor(input: AnyInput, cursor: string | undefined): AnyInput {
  if (cursor === undefined) return input;
  if (typeof input.body === "object") return { ...input, body: { ...input.body, cursor } };
  return { ...input, query: { ...input.query, cursor } };
}

/** Returns a record without its envelope; responses with `meta` are returned unchanged. */
function unwrapped(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("data" in body)) return body;
  return "meta" in body && !isOptional(body) ? body : body.data;
}

/** The meta of a single record only names the related records that the caller may not read. */
function isOptional({ data, meta }: { readonly data?: unknown; readonly meta?: unknown }): boolean {
  return !Array.isArray(data) && Object.keys(meta ?? {}).join() === "omitted";
}

function namesOf(prototype: object): string[] {
  return Object.getOwnPropertyNames(prototype).filter((name) => name !== "constructor");
}

/** Browsers and some other runtimes have no `process`. */
function keyOfEnvironment(): string | undefined {
  const { process } = globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } };
  return process?.env?.["CRM_API_KEY"];
}

function rejectUnsafeOptions({ baseUrl, dangerouslyAllowBrowser }: CrmOptions, apiKey: string | undefined): void {
  if (!baseUrl.startsWith("https://") && !HTTP_PORTS_OF_THIS_MACHINE.test(baseUrl)) {
    throw new TypeError(
      "baseUrl must use https (http is allowed only for this machine): otherwise the key is sent unencrypted.",
    );
  }
  if (apiKey !== undefined && dangerouslyAllowBrowser !== true && "document" in globalThis) {
    throw new TypeError("Do not use a secret key in a browser: every visitor of the page can read it.");
  }
}
