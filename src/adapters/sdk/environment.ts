import type { CrmOptions, TokenSource } from "./options.ts";

const HTTP_ON_THIS_MACHINE = /^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(\/|$)/;

/** The parts of a runtime that not every runtime has. */
interface Runtime {
  readonly document?: unknown;
  readonly navigator?: { readonly userAgent?: string };
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}

/** The address and the credentials of a client. */
export interface Target {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly token: string | TokenSource | undefined;
}

/** Reads the address and the credentials from the options and the environment; throws if they are unsafe. */
export function targetOf(options: CrmOptions): Target {
  const { token } = options;
  if (token !== undefined && options.apiKey !== undefined)
    throw new TypeError("Pass either apiKey or token, not both.");
  const apiKey = options.apiKey ?? (token === undefined ? variable("CRM_API_KEY") : undefined);
  const baseUrl = (options.baseUrl ?? variable("CRM_BASE_URL"))?.replace(/\/+$/, "");
  if (baseUrl === undefined) throw new TypeError("Pass baseUrl, or set the environment variable CRM_BASE_URL.");
  if (!baseUrl.startsWith("https://") && !HTTP_ON_THIS_MACHINE.test(baseUrl)) {
    throw new TypeError(
      "baseUrl must use https (http is allowed only for this machine): otherwise the key is sent unencrypted.",
    );
  }
  if (apiKey !== undefined && options.dangerouslyAllowBrowser !== true && isBrowser()) {
    throw new TypeError(
      "Do not use a secret key in a browser: every visitor of the page can read it. Send requests through your server.",
    );
  }
  return { baseUrl, apiKey, token };
}

/** Returns whether this code runs in a page or a worker of a browser. */
export function isBrowser(): boolean {
  const { document, navigator } = globalThis as Runtime;
  // Node, Deno, Bun and Cloudflare name themselves; all browsers begin with Mozilla.
  return document !== undefined || navigator?.userAgent?.startsWith("Mozilla/") === true;
}

/** Browsers have no environment, and Deno may forbid it. */
function variable(name: string): string | undefined {
  try {
    return (globalThis as Runtime).process?.env?.[name];
  } catch {
    return undefined;
  }
}
