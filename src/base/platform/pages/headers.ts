/** Abilities of a page that restrict its content security policy less. */
export interface PageFreedoms {
  /** The page loads our script, which sends requests to this origin. */
  readonly scripts?: boolean;
  /**
   * "anywhere": a form can end in a redirect to another site. Chromium applies `form-action` to such redirects and would
   * block those to `cursor://…`.
   */
  readonly forms?: "same-origin" | "anywhere";
  /** Origins of websites that may embed the page. */
  readonly embedders?: readonly string[];
  /** For how long browsers and proxies may store the page, which must not depend on the visitor, in seconds. */
  readonly maxAge?: number;
}

/** Returns the headers of a page (OWASP ASVS 3.4). */
export function pageHeaders({
  scripts = false,
  forms = "same-origin",
  embedders = [],
  maxAge,
}: PageFreedoms): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    ...(scripts ? ["script-src 'self'", "connect-src 'self'"] : []),
    "style-src 'self'",
    "img-src 'self' data:",
    ...(forms === "same-origin" ? ["form-action 'self'"] : []),
    "base-uri 'none'",
    `frame-ancestors ${embedders.length === 0 ? "'none'" : embedders.join(" ")}`,
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    ...(embedders.length === 0 && { "X-Frame-Options": "DENY" }),
    "Referrer-Policy": "no-referrer",
    "Cache-Control": maxAge === undefined ? "no-store" : `public, max-age=${String(maxAge)}`,
    "X-Content-Type-Options": "nosniff",
  };
}
