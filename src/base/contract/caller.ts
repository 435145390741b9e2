export type Locale = "en" | "fr";

/** The sender of a request before authentication. Public operations receive nothing else. */
export interface Visitor {
  /** The client's address as reported by the trusted proxies; IPv4-mapped IPv6 is reduced to IPv4. */
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
  /** The country of phone numbers without a country code (ISO 3166-1 alpha-2). */
  readonly default_country: string | null;
  readonly data_region: string;
}

/** The user responsible for the call: the signed-in user, or the user who created the API key. */
export interface CallerUser {
  readonly id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  /** The user's locale, or the organization's if the user has none. Used for requests without Accept-Language. */
  readonly locale: Locale;
  readonly role: string;
}

/** A browser session. */
export interface SessionCredential {
  readonly kind: "session";
  readonly id: string;
  readonly csrfToken: string;
  /** Whether this is a support session of the operator. */
  readonly support: boolean;
  /** Whether the user proved their identity within the last ten minutes. */
  readonly confirmed: boolean;
  /** "second_factor_enrollment": the session may do nothing but set up a second factor. */
  readonly limitedTo: "second_factor_enrollment" | null;
  /** The user's choice of colors; "system" follows the device. */
  readonly theme: "system" | "light" | "dark";
}

export type Credential =
  | SessionCredential
  /** `deniedByScopes`: permissions that the user has but the scopes exclude. */
  | { readonly kind: "api_key"; readonly id: string; readonly deniedByScopes: ReadonlySet<string> }
  /** An application that the user authorized: `id` is the id of the connection. */
  | { readonly kind: "oauth"; readonly id: string; readonly deniedByScopes: ReadonlySet<string> }
  | { readonly kind: "system" };

/** The caller of a service. `permissions` is role ∩ scopes ∩ policy, computed when the request arrived. */
export interface Caller extends Visitor {
  readonly organization: CallerOrganization;
  readonly user: CallerUser;
  readonly actor: Actor;
  readonly credential: Credential;
  readonly channel: "rest" | "console" | "mcp" | "system";
  readonly permissions: ReadonlySet<string>;
  /** The only fields of listed records that the response contains; undefined for all. A service may omit the others. */
  readonly shownFields?: readonly string[] | undefined;
  /**
   * Whether tools may name the active members of the organization: the role, and the scopes of a key, include
   * members:read. Scopes of MCP tokens do not limit this.
   */
  readonly namesMembers?: boolean;
  /**
   * False for the built-in role `member`: `…:delete` then covers only records that this user created, or that were
   * assigned to this user by another user with the right to delete them.
   */
  readonly deletesOthers: boolean;
}

/** The author of a change, as stored and shown: a snapshot, so that a later rename does not alter history. */
export interface Actor {
  readonly id: string | null;
  readonly name: string;
  readonly type: "user" | "api_key" | "mcp" | "scim" | "invitee" | "visitor" | "import" | "system" | "operator";
  /** The client application, e.g. the MCP client's name. */
  readonly application: string | null;
}

/** The service itself: jobs, schedules and bounce reports from mail servers. */
export const SYSTEM_ACTOR: Actor = { id: null, name: "system", type: "system", application: null };

declare const rights: unique symbol;

/**
 * A caller whose rights were checked: operations and tools that write accept nothing else, so that a forgotten check
 * does not compile. `authorize` of src/base/platform/rights.ts makes one, and the adapters, which check what the operation
 * or tool requires. Without `Right`, the permission depends on the input, or none is needed.
 */
export type Authorized<Value, Right extends string = never> = Value & {
  readonly [rights]: { readonly [Name in Right]: true };
};

/** A session ends after this time without a request, in hours. */
export const SESSION_IDLE_HOURS = 12;
