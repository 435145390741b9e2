import { hostName } from "../../../base/platform/rules/email-address.ts";

/** Permissions of AI applications in an organization. */
export interface AiPolicy extends ApplicationLists {
  readonly enabled: boolean;
  readonly allowed_scopes: readonly string[];
  readonly allow_api_keys: boolean;
  readonly allow_dynamic_registration: boolean;
  /** Whether the identity provider can connect applications. */
  readonly enterprise_managed: boolean;
  /** Null: the limit of the service. */
  readonly connection_calls_per_minute: number | null;
  readonly organization_calls_per_minute: number | null;
}

/** The fields that later versions added: a stored policy of an earlier one lacks them. */
const ADDED = {
  applications: "all",
  allowed_applications: [],
  denied_applications: [],
  enterprise_managed: false,
  connection_calls_per_minute: null,
  organization_calls_per_minute: null,
} as const satisfies Partial<AiPolicy>;

/** The fields that the first version had. */
type FirstFields = Omit<AiPolicy, keyof typeof ADDED>;

/** Returns a stored policy with all fields. */
export function completePolicy(stored: FirstFields & Partial<AiPolicy>): AiPolicy {
  return { ...ADDED, ...stored };
}

/** The policy of a new organization. */
export const FIRST_POLICY: AiPolicy = completePolicy({
  enabled: true,
  allowed_scopes: ["crm:read", "crm:write", "booking:read", "booking:write"],
  allow_api_keys: true,
  allow_dynamic_registration: true,
});

/** Names applications by a fact that they cannot choose freely. */
export interface ApplicationRule {
  readonly type: "host" | "client_id";
  /** A host, `localhost`, a scheme such as `cursor:`, or the id of a client. */
  readonly value: string;
  /** A name for administrators. */
  readonly name?: string | null;
}

/** The part of the AI policy that lists applications. */
export interface ApplicationLists {
  readonly applications: "all" | "allowed";
  readonly allowed_applications: readonly ApplicationRule[];
  readonly denied_applications: readonly ApplicationRule[];
}

/** An application as the lists name it. */
interface ListedApplication {
  readonly id: string;
  /** Null for a connection of an earlier version whose host is unknown. */
  readonly host: string | null;
}

/** Returns whether the lists allow an application. A denied application is never allowed. */
export function allowsApplication(lists: ApplicationLists, application: ListedApplication): boolean {
  const named = ({ type, value }: ApplicationRule): boolean =>
    type === "host" ? value === application.host : value === application.id;
  if (lists.denied_applications.some(named)) return false;
  return lists.applications === "all" || lists.allowed_applications.some(named);
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const SCHEME = /^[a-z][a-z0-9+.-]*:$/;

/**
 * Returns the host by which lists name an application: the host of its metadata document, or where its authorization
 * codes are sent.
 */
export function hostOfApplication(client: {
  readonly id: string;
  readonly kind: "registered" | "document";
  readonly redirectUri: string;
}): string {
  const { protocol, hostname } = new URL(client.kind === "document" ? client.id : client.redirectUri);
  if (!["http:", "https:"].includes(protocol)) return protocol;
  return client.kind === "registered" && LOOPBACK.has(hostname) ? "localhost" : hostname.replace(/\.$/, "");
}

/** Returns a rule in the form in which it is compared; null if its value is not a host. */
export function normalizeRule({ type, value: sent, name = null }: ApplicationRule): ApplicationRule | null {
  const text = sent.trim();
  if (type === "client_id") return { type, value: text, name };
  const lower = text.toLowerCase();
  const value = LOOPBACK.has(lower) ? "localhost" : SCHEME.test(lower) ? lower : hostName(text);
  return value === null ? null : { type, value, name };
}
