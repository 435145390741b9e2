import type { Actor } from "./actor.ts";

export type Locale = "en" | "fr";

/** Whoever sends a request, before anyone is known: all that a public operation is told. */
export interface Visitor {
  /** The client's address as the trusted proxies report it, IPv4-mapped IPv6 reduced to IPv4. */
  readonly address: string;
  readonly userAgent: string | null;
  readonly requestId: string;
  readonly locale: Locale;
}

export interface CallerOrganization {
  readonly id: string;
  readonly name: string;
  readonly plan: "free" | "professional" | "enterprise";
  readonly default_locale: Locale;
  readonly timezone: string;
  readonly currency: string;
  /** Of phone numbers without a country code (ISO 3166-1 alpha-2). */
  readonly default_country: string | null;
  readonly data_region: string;
}

/** The person who is responsible for the call: who signed in, or who created the key. */
export interface CallerUser {
  readonly id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  /** Their own, or else their organization's: the language of whoever does not ask for one. */
  readonly locale: Locale;
  readonly role: string;
}

export type Credential =
  | { readonly kind: "session"; readonly id: string; readonly csrfToken: string; readonly support: boolean }
  /** `deniedByScopes` is what the person could, and the scopes leave out. */
  | { readonly kind: "api_key"; readonly id: string; readonly deniedByScopes: ReadonlySet<string> }
  /** An application that a person let in: the id is the connection's. */
  | { readonly kind: "oauth"; readonly id: string; readonly deniedByScopes: ReadonlySet<string> }
  | { readonly kind: "system" };

/** Who calls a service, and what this call may do: role ∩ scopes ∩ policy, worked out when the call came in. */
export interface Caller extends Visitor {
  readonly organization: CallerOrganization;
  readonly user: CallerUser;
  readonly actor: Actor;
  readonly credential: Credential;
  readonly channel: "rest" | "console" | "mcp" | "system";
  readonly permissions: ReadonlySet<string>;
  /** False for the built-in role `member`: `…:delete` then reaches only records that this user created or owns. */
  readonly deletesOthers: boolean;
}
