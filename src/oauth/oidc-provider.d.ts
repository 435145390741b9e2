/** The part of the library's interface that is used here; the library has no types of its own. */
declare module "oidc-provider" {
  import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
  import type { Readable } from "node:stream";

  type Awaitable<Value> = Value | Promise<Value>;

  /** The stored form of a model. */
  export type AdapterPayload = Record<string, unknown>;

  export interface Adapter {
    upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void>;
    find(id: string): Promise<AdapterPayload | undefined>;
    findByUid(uid: string): Promise<AdapterPayload | undefined>;
    findByUserCode(code: string): Promise<AdapterPayload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface Client {
    readonly clientId: string;
    readonly clientName?: string;
    readonly clientUri?: string;
    readonly redirectUris: readonly string[];
    /** True if the client came from a client id metadata document. */
    readonly clientIdMetadataDocument?: boolean;
    grantTypeAllowed(type: string): boolean;
  }

  export interface Grant {
    readonly jti: string;
    readonly accountId: string;
    addResourceScope(resource: string, scope: string): void;
    rejectResourceScope(resource: string, scope: string): void;
    save(): Promise<string>;
    destroy(): Promise<void>;
  }

  export interface Interaction {
    readonly uid: string;
    readonly params: Readonly<Record<string, unknown>>;
    readonly returnTo: string;
  }

  /** The result of an interaction. */
  export interface InteractionResult {
    readonly login?: { readonly accountId: string; readonly remember: boolean };
    readonly consent?: { readonly grantId: string };
    readonly error?: string;
    readonly error_description?: string;
  }

  export interface OidcContext {
    readonly provider: Provider;
    readonly route: string;
    readonly client?: Client;
    readonly result?: InteractionResult;
  }

  /** A Koa context. */
  export interface Context {
    readonly method: string;
    readonly path: string;
    querystring: string;
    /** The stream from which the body is read. */
    req: Readable;
    readonly request: { readonly req: { headers: IncomingHttpHeaders }; readonly length?: number };
    readonly res: ServerResponse;
    readonly response: { readonly headers: Readonly<Record<string, string | string[] | number>> };
    readonly oidc?: OidcContext;
    status: number;
    type: string;
    body: unknown;
    get(header: string): string;
    set(header: string, value: string | string[]): void;
    remove(header: string): void;
  }

  export interface ErrorOut {
    readonly error: string;
    readonly error_description?: string;
  }

  interface OwnContext extends Context {
    readonly oidc: OidcContext;
  }

  export interface Configuration {
    readonly adapter: (model: string) => Adapter;
    readonly [setting: string]: unknown;
    readonly findAccount: (
      context: OwnContext,
      accountId: string,
    ) => Promise<{ accountId: string; claims(): { sub: string } } | undefined>;
    readonly loadExistingGrant: (context: OwnContext) => Promise<Grant | undefined>;
    readonly renderError: (context: OwnContext, out: ErrorOut, error: Error) => Awaitable<void>;
    readonly interactions: {
      readonly policy: interactionPolicy.Prompt[];
      readonly url: (context: OwnContext, interaction: Interaction) => Awaitable<string>;
    };
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly issuer: string;
    /** Whether X-Forwarded-* headers are trusted. */
    proxy: boolean;
    keys: readonly Buffer[];
    readonly Client: { find(id: string): Promise<Client | undefined> };
    readonly Grant: {
      new (grant: { readonly accountId: string; readonly clientId: string }): Grant;
      find(id: string): Promise<Grant | undefined>;
    };
    use(step: (context: Context, next: () => Promise<void>) => Promise<void>): this;
    on(event: "server_error", listener: (context: Context, error: unknown) => void): this;
    on(event: "error", listener: (error: unknown) => void): this;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: InteractionResult,
      options?: { readonly mergeWithLastSubmission?: boolean },
    ): Promise<void>;
    /** The context of the current request; undefined outside of one. */
    static readonly ctx: OwnContext | undefined;
  }

  export namespace interactionPolicy {
    interface Check {
      readonly reason: string;
    }
    interface Prompt {
      readonly name: string;
    }
    const Check: new (
      reason: string,
      description: string,
      error: string,
      check: (context: OwnContext) => boolean,
    ) => Check;
    const Prompt: new (options: { readonly name: string }, ...checks: Check[]) => Prompt;
  }

  /** Each has its own error code of the standard. */
  export namespace errors {
    class OIDCProviderError extends Error {
      readonly error: string;
    }
    class CustomOIDCProviderError extends OIDCProviderError {
      constructor(code: string, description: string);
    }
    class InvalidGrant extends OIDCProviderError {
      constructor(detail: string);
    }
    class InvalidTarget extends OIDCProviderError {}
    class SessionNotFound extends OIDCProviderError {}
  }
}
