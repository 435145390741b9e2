import { Readable } from "node:stream";
import type { Context } from "./koa-context.ts";
import { mcpScopes } from "../contract/mcp.ts";
import { knownScopes } from "../accounts/rules/mcp-scopes.ts";
import { issuerOf } from "./discovery.ts";

/** RFC 6749 §4.1.1, RFC 7636 §4.3, RFC 8707 §2; what else is sent is not understood here, and ignored (RFC 6749 §3.1). */
const asked = new Set([
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

/** No form of ours is longer. */
const MAX_BYTES = 56 * 1_024;

/** Puts right what honest applications are known to send otherwise than the standard has it. */
export interface Tidying {
  readonly authorization: (sent: URLSearchParams) => URLSearchParams;
  readonly token: (sent: URLSearchParams) => URLSearchParams;
  /** Whether a form names another resource than ours. */
  readonly namesOther: (form: URLSearchParams) => boolean;
}

/** Tidies requests for one MCP URL: scopes are those we know, and its aliases are the resource itself. */
export function requestTidying(mcpUrl: string): Tidying {
  const aliases = new Set([mcpUrl, `${mcpUrl}/`, issuerOf(mcpUrl)].map(plainUri));
  const tidyResources = (form: URLSearchParams): void => {
    const named = form.getAll("resource").filter((resource) => resource !== "");
    form.delete("resource");
    const resources = named.map((resource) => (aliases.has(plainUri(resource)) ? mcpUrl : resource));
    for (const resource of new Set(resources)) form.append("resource", resource);
  };
  return {
    authorization(sent) {
      const form = new URLSearchParams([...sent].filter(([name]) => asked.has(name)));
      const scopes = scopesIn(form.get("scope"));
      form.set("scope", (scopes.length > 0 ? scopes : mcpScopes).join(" "));
      // The library's other ways to answer need a script, or show the code to one.
      if ((form.get("response_mode") ?? "query") !== "query") form.set("response_mode", "unsupported");
      // A person is asked in any case, so the only word that means something is the one that forbids it.
      if (form.get("prompt") !== "none") form.delete("prompt");
      tidyResources(form);
      return form;
    },
    token(sent) {
      const form = new URLSearchParams(sent);
      const scopes = scopesIn(form.get("scope"));
      form.delete("scope");
      if (scopes.length > 0) form.set("scope", scopes.join(" "));
      tidyResources(form);
      return form;
    },
    namesOther: (form) => form.getAll("resource").some((resource) => resource !== mcpUrl),
  };
}

/** With scheme and host in lower case, and without the port that goes without saying (RFC 3986 §6.2.2.1, §6.2.3). */
function plainUri(uri: string): string {
  return URL.parse(uri)?.href ?? uri;
}

/** One known client begins with a blank, and others ask for what they were told elsewhere. */
function scopesIn(text: string | null): readonly string[] {
  return knownScopes((text ?? "").split(/[\s,]+/));
}

/** Reads a form, and lets it be read once more as `change` leaves it; null where the body is none. */
export async function readForm(
  context: Context,
  change: (form: URLSearchParams) => URLSearchParams,
): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(context.get("content-type"))) return null;
  const text = await textOf(context.req);
  // The library finds a body that is shorter than announced, and refuses it.
  context.req = Readable.from([], { objectMode: false });
  if (text === null) return null;
  const form = change(new URLSearchParams(text));
  const bytes = Buffer.from(form.toString());
  context.req = Readable.from([bytes], { objectMode: false });
  context.request.req.headers["content-length"] = String(bytes.length);
  return form;
}

/** Null where it is too long. */
async function textOf(body: Readable): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body.iterator({ destroyOnReturn: false })) {
    const bytes = part as Buffer;
    length += bytes.length;
    if (length > MAX_BYTES) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString();
}
