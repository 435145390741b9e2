import type { Readable } from "node:stream";
import type { KoaContextWithOIDC } from "oidc-provider";

type Used =
  "body" | "get" | "path" | "querystring" | "remove" | "request" | "res" | "response" | "set" | "status" | "type";

/**
 * The members of a Koa context that are used here. Koa's own type also has an index signature of `any`, which would
 * accept any misspelled name.
 */
export type Context = Pick<KoaContextWithOIDC, Used> & {
  /** The source of the request body: Koa declares an IncomingMessage, but the library reads any stream. */
  req: Readable;
  /** Missing until the library has matched the path. */
  readonly oidc?: KoaContextWithOIDC["oidc"];
};
