/** Abilities of a page that restrict its content security policy less. */
export interface PageFreedoms {
  /** The page loads our script, which sends requests to this origin. */
  readonly scripts?: boolean;
  /**
   * "anywhere": a form can end in a redirect to another site. Chromium applies `form-action` to such redirects and would
   * block those to `cursor://…`.
   */
  readonly forms?: "same-origin" | "anywhere";
}

/** Returns the headers of a page (OWASP ASVS 3.4). */
export function pageHeaders({
  scripts = false,
  forms = "same-origin",
}: PageFreedoms): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    ...(scripts ? ["script-src 'self'", "connect-src 'self'"] : []),
    "style-src 'self'",
    "img-src 'self' data:",
    ...(forms === "same-origin" ? ["form-action 'self'"] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  };
}
