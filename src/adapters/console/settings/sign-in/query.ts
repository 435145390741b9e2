import { useQuery } from "@tanstack/react-query";
import * as domainsApi from "../../../../../generated/sdk/email-domains.ts";
import * as membersApi from "../../../../../generated/sdk/members.ts";
import * as settingsApi from "../../../../../generated/sdk/sign-in-settings.ts";
import type { IdentityProvider, SignInSettings } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { useLoad } from "../../ui/data.ts";

/** The key of the identity provider and the SCIM token: one request, in which null means that there is none. */
export const SETTINGS = ["signInSettings"] as const;

/** The key of the e-mail domains. */
export const DOMAINS = ["emailDomains"] as const;

/** An identity provider that a part of the page shows. */
export interface ProviderProps {
  readonly provider: IdentityProvider;
}

/** Loads the identity provider; null without one. */
export function useProvider({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useQuery({ ...settings, select: providerOf, enabled });
}

/** Loads the SCIM token; null without one. */
export const useScimToken = () => useQuery({ ...settings, select: tokenOf });

const settings = { queryKey: SETTINGS, queryFn: () => settingsApi.get(client) };
const providerOf = ({ identity_provider: provider }: SignInSettings) => provider;
const tokenOf = ({ scim: token }: SignInSettings) => token;

/** Loads all e-mail domains, the newest first. */
export function useDomains() {
  return useLoad(DOMAINS, () => domainsApi.list(client, { query: { page_size: 100 } }).toArray({ limit: 100 }));
}

/** Returns the number of active members, and of the owners among them; undefined while this is unknown. */
export function useActiveMembers(): { readonly members: number; readonly owners: number } | undefined {
  const count = async (role: { role?: string }): Promise<number> =>
    (await membersApi.list(client, { query: { ...role, status: "active", page_size: 1 } })).meta.total;
  return useLoad(["members", "active count"], async () => {
    const [members, owners] = await Promise.all([count({}), count({ role: "owner" })]);
    return { members, owners };
  }).data;
}
