import { Readable } from "node:stream";
import type { RequestHandler } from "express";
import type { Context } from "./koa-context.ts";
import { clientMetadata, RegistrationError } from "./client-metadata.ts";

/** Larger than any legitimate registration. */
const MAX_BYTES = 56 * 1_024;

/** Allows registration from pages of any origin, as browser-based applications need; cookies are not used. */
export const openRegistration: RequestHandler = (request, response, next) => {
  response.set({
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "Retry-After, X-Request-Id",
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  if (request.method === "OPTIONS" && request.headers["access-control-request-method"] !== undefined) {
    response.set({
      "Access-Control-Allow-Methods": "POST",
      "Access-Control-Allow-Headers": "Accept, Authorization, Content-Type, MCP-Protocol-Version",
      "Access-Control-Max-Age": "600",
    });
  }
  next();
};

/**
 * Replaces the body by the metadata to register. Returns false if it was rejected; the error response is then set (RFC
 * 7591 §3.2.2).
 */
export async function normalizeRegistration(context: Context): Promise<boolean> {
  try {
    const bytes = Buffer.from(JSON.stringify(clientMetadata(await readJson(context))));
    context.req = Readable.from([bytes], { objectMode: false });
    Object.assign(context.request.req.headers, { "content-length": String(bytes.length) });
    delete context.request.req.headers["transfer-encoding"];
    return true;
  } catch (error) {
    if (!(error instanceof RegistrationError)) throw error;
    context.status = 400;
    context.set("Cache-Control", "no-store");
    context.body = { error: error.error, error_description: error.message };
    return false;
  }
}

async function readJson({ req }: Context): Promise<unknown> {
  const unreadable = (description: string) => new RegistrationError("invalid_client_metadata", description);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length > MAX_BYTES) throw unreadable(`The body is longer than ${MAX_BYTES} bytes.`);
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw unreadable("The body is not valid JSON.");
  }
}
