import type { ApplicationLists } from "./application-rules.ts";

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
