import type { Caller } from "../caller.ts";
import { verifyDomain } from "./single-sign-on.ts";
import { createOrganization, signIn, type Organization } from "../accounts/people.ts";
import type { Service } from "../service.ts";
import { type Answer, sendUnchecked } from "../wire.ts";

/** Sends requests to /scim/v2 with one token. */
export interface ScimClient {
  send(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
  put(path: string, body: unknown): Promise<Answer>;
  patch(path: string, ...operations: object[]): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Returns the user names or group names that a list with this filter contains. */
  names(type: "Users" | "Groups", filter: string): Promise<unknown[]>;
}

/** An organization with a provider. */
interface Provisioned {
  readonly organization: Organization;
  readonly owner: Caller;
  readonly scim: ScimClient;
  readonly token: string;
  /** Its verified e-mail domain: SCIM gives members no other addresses. */
  readonly domain: string;
  /** Returns a user name of the domain that nobody has. */
  readonly newUserName: () => string;
}

let organizations = 0;
let users = 0;

/** Creates an organization with a verified e-mail domain, its SCIM token, and a client with the token. */
export async function createProvisioned(service: Service): Promise<Provisioned> {
  const organization = await createOrganization(service);
  const owner = await signIn(service.url, organization.owner);
  const domain = `scim-${String(++organizations)}.example`;
  await verifyDomain(service, owner, domain);
  const token = (await owner.post("/v1/scim-token")).string("data.secret");
  return {
    organization,
    owner,
    token,
    domain,
    scim: scimClient(service.url, token),
    newUserName: () => `scim.${String(++users)}@${domain}`,
  };
}

/** Creates a client; without a token it sends no credentials. */
export function scimClient(url: string, token: string | null): ScimClient {
  const authorization: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  const send: ScimClient["send"] = (method, path, body, headers = {}) =>
    sendUnchecked(url, {
      method,
      path: `/scim/v2${path}`,
      headers: {
        ...authorization,
        ...(body === undefined ? {} : { "Content-Type": "application/scim+json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
  return {
    send,
    post: (path, body) => send("POST", path, body),
    put: (path, body) => send("PUT", path, body),
    patch: (path, ...operations) => send("PATCH", path, patchOf(...operations)),
    delete: (path) => send("DELETE", path),
    get: (path, headers = {}) => send("GET", path, undefined, headers),
    async names(type, filter) {
      const answer = await send("GET", `/${type}?filter=${encodeURIComponent(filter)}`);
      const name = type === "Users" ? "userName" : "displayName";
      return answer.list("Resources").map((resource) => resource[name]);
    },
  };
}

/** Returns the body of a PATCH request. */
export function patchOf(...Operations: object[]): object {
  return { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations };
}
