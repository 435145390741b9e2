import { Readable } from "node:stream";
import type { Context } from "./koa-context.ts";
import { mcpScopes } from "../../base/contract/mcp.ts";
import { knownScopes } from "../../features/accounts/rules/mcp-scopes.ts";
import { issuerOf } from "./discovery.ts";

/** RFC 6749 §4.1.1, RFC 7636 §4.3, RFC 8707 §2; other parameters are ignored (RFC 6749 §3.1). */
const KNOWN_PARAMETERS = new Set([
  "client_id",
  "redirect_uri",
  "response_type",
  "response_mode",
  "scope",
  "state",
  "resource",
  "code_challenge",
  "code_challenge_method",
  "login_hint",
  "ui_locales",
  "prompt",
]);

/** Larger than any legitimate form or registration. */
export const MAX_BYTES = 56 * 1_024;

/** Corrects known deviations of legitimate applications from the standard. */
interface RequestNormalizer {
  readonly authorization: (sent: URLSearchParams) => URLSearchParams;
  readonly token: (sent: URLSearchParams) => URLSearchParams;
  /** Returns whether a form names another resource than the MCP URL. */
  readonly namesOtherResource: (form: URLSearchParams) => boolean;
}

/**
 * Creates the normalization for one MCP URL: unknown scopes are dropped, and aliases of the resource are replaced by
 * it.
 */
export function createRequestNormalizer(mcpUrl: string): RequestNormalizer {
  const aliases = new Set([mcpUrl, `${mcpUrl}/`, issuerOf(mcpUrl)].map(normalizeUri));
  const normalizeResources = (form: URLSearchParams): void => {
    const named = form.getAll("resource").filter((resource) => resource !== "");
    form.delete("resource");
    const resources = named.map((resource) => (aliases.has(normalizeUri(resource)) ? mcpUrl : resource));
    for (const resource of new Set(resources)) form.append("resource", resource);
  };
  return {
    authorization(sent) {
      const form = new URLSearchParams([...sent].filter(([name]) => KNOWN_PARAMETERS.has(name)));
      const scopes = parseScopes(form.get("scope"));
      form.set("scope", (scopes.length > 0 ? scopes : mcpScopes).join(" "));
      // The library's other response modes need a script or expose the code to one.
      if ((form.get("response_mode") ?? "query") !== "query") form.set("response_mode", "unsupported");
      // The user is asked in any case, so `none` is the only value that has an effect.
      if (form.get("prompt") !== "none") form.delete("prompt");
      normalizeResources(form);
      return form;
    },
    token(sent) {
      const form = new URLSearchParams(sent);
      const scopes = parseScopes(form.get("scope"));
      form.delete("scope");
      if (scopes.length > 0) form.set("scope", scopes.join(" "));
      normalizeResources(form);
      return form;
    },
    namesOtherResource: (form) => form.getAll("resource").some((resource) => resource !== mcpUrl),
  };
}

/** Returns the URI with scheme and host in lower case and without the default port (RFC 3986 §6.2.2.1, §6.2.3). */
function normalizeUri(uri: string): string {
  return URL.parse(uri)?.href ?? uri;
}

/** One known client sends a leading space, and others request scopes of other servers. */
function parseScopes(text: string | null): readonly string[] {
  return knownScopes((text ?? "").split(/[\s,]+/));
}

/** Reads a form and replaces the body by the result of `change`; null if the body is not a form. */
export async function readForm(
  context: Context,
  change: (form: URLSearchParams) => URLSearchParams,
): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(context.get("content-type"))) return null;
  const body = await readBody(context);
  // If the form cannot be used, the library finds a body that is shorter than announced and rejects it.
  context.req = Readable.from([], { objectMode: false });
  if (body === null) return null;
  const form = change(new URLSearchParams(body.toString()));
  replaceBody(context, form.toString());
  return form;
}

/** Returns the body of a request; null if it is too long. */
export async function readBody({ req }: Context): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of req.iterator({ destroyOnReturn: false })) {
    parts.push(part as Buffer);
    length += (part as Buffer).length;
    if (length > MAX_BYTES) return null;
  }
  return Buffer.concat(parts);
}

/** Gives the library another body to read. */
export function replaceBody(context: Context, text: string): void {
  const bytes = Buffer.from(text);
  context.req = Readable.from([bytes], { objectMode: false });
  const { headers } = context.request.req;
  headers["content-length"] = String(bytes.length);
  delete headers["transfer-encoding"];
}
