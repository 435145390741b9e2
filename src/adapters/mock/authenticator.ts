import { createHash } from "node:crypto";
import { permissions } from "../../../generated/vocabulary.js";
import { isApiKey } from "../../features/accounts/secrets.ts";
import type { Authenticator } from "../../features/sign-in/authenticator.ts";
import type { Caller, CallerOrganization, CallerUser, Credential, Visitor } from "../../base/contract/caller.ts";
import { Problem, unauthenticated } from "../../base/platform/rules/errors.ts";
import type { Contract } from "./contract.ts";

interface SignedIn {
  readonly csrf_token: string;
  readonly user: Pick<CallerUser, "id" | "email" | "first_name" | "last_name" | "locale">;
  readonly organization: Omit<CallerOrganization, "default_country">;
}

/**
 * Accepts every API key with a valid checksum and every session cookie; each is the user of the contract's examples with all permissions.
 * Throws unauthenticated without such a credential, and permission_denied for a change in a session without its CSRF token.
 */
export function createMockAuthenticator(contract: Contract): Authenticator {
  const { data } = contract.operation("session.create").examples[0] as { readonly data: SignedIn };
  return {
    async authenticate({ visitor, apiKey, sessionToken, csrfToken, method }) {
      const given = apiKey ?? sessionToken;
      if (given === undefined || given === "") throw unauthenticated();
      if (apiKey !== undefined && !isApiKey(apiKey)) throw unauthenticated();
      const id = createHash("sha256").update(given).digest("hex");
      if (apiKey !== undefined)
        return callerOf(data, visitor, { kind: "api_key", id, deniedByScopes: new Set<string>() });
      const reads = ["GET", "HEAD", "OPTIONS"].includes(method.toUpperCase());
      if (!reads && csrfToken !== data.csrf_token)
        throw new Problem("permission_denied", [{ path: "X-CSRF-Token", code: "required" }]);
      return callerOf(data, visitor, {
        kind: "session",
        id,
        csrfToken: data.csrf_token,
        support: false,
        confirmed: true,
        limitedTo: null,
        theme: "system",
      });
    },
  };
}

function callerOf({ user, organization }: SignedIn, visitor: Visitor, credential: Credential): Caller {
  const name = `${user.first_name ?? ""} ${user.last_name ?? ""}`.trim();
  return {
    ...visitor,
    organization: { ...organization, default_country: null },
    // Without Accept-Language, messages are in English, as for a new organization.
    user: { ...user, role: "owner", locale: "en" },
    actor: { id: user.id, name, type: "user", application: null },
    credential,
    channel: credential.kind === "session" ? "console" : "rest",
    permissions: new Set(permissions),
    deletesOthers: true,
  };
}
