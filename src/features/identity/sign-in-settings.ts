import type { SignInSettingsService } from "../../../generated/services.js";
import { shownProvider } from "./identity-provider.ts";
import { inFieldOrder } from "../../base/records/rules/field-order.ts";
import type { Store } from "../../base/store/store.ts";

interface SettingsDeps {
  readonly store: Store;
  /** The public URL of this service, without a trailing slash. */
  readonly baseUrl: string;
}

/** Implements `signInSettings.get`: what is not set up is null instead of an error. */
export function signInSettingsService({ store, baseUrl }: SettingsDeps): SignInSettingsService {
  return {
    async get({ organization: { id } }) {
      const [provider, token] = await Promise.all([store.identityProviders.current(id), store.scimTokens.get(id)]);
      return {
        identity_provider: provider && shownProvider(provider, baseUrl),
        scim: token && inFieldOrder("ScimToken", token),
      };
    },
  };
}
