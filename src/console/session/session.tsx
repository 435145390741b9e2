import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import * as meApi from "../../../generated/sdk/me.ts";
import type { Me, Permission } from "../../../generated/sdk/types.gen.ts";
import { AuthenticationError } from "../../sdk/errors.ts";
import { useLanguage } from "../texts/texts.tsx";
import { ConnectionNotices } from "../shell/connection-notices.tsx";
import { ErrorNotice } from "../ui/error-notice.tsx";
import { Loading } from "../ui/loading.tsx";
import { client, credentials } from "./client.ts";
import { ME } from "./me-key.ts";

export { ME };

const SessionContext = createContext<Me | null>(null);

/** Loads the signed-in user; without a session, the browser goes to the sign-in page and comes back. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const { data, error, refetch } = useQuery({ queryKey: ME, queryFn: loadMe });
  const { choose } = useLanguage();
  const locale = data?.user.locale;
  useEffect(() => {
    if (locale !== undefined) choose(supported(locale));
  }, [locale, choose]);
  if (!data) return error ? <StartFailure error={error} onRetry={() => void refetch()} /> : <Loading />;
  return <SessionContext value={data}>{children}</SessionContext>;
}

/** Shown instead of the console if the user cannot be loaded. */
function StartFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <main className="start">
      <ConnectionNotices />
      <ErrorNotice error={error} onRetry={onRetry} />
    </main>
  );
}

async function loadMe(): Promise<Me> {
  try {
    const me = await meApi.get(client);
    Object.assign(credentials, { csrfToken: me.csrf_token ?? null, locale: supported(me.user.locale) });
    return me;
  } catch (error) {
    if (error instanceof AuthenticationError) signIn();
    throw error;
  }
}

const supported = (locale: string): "en" | "fr" => (locale === "fr" ? "fr" : "en");

/** Whether the sign-in page is being opened. */
let opening = false;
// The browser can show this page again as it was when it was left.
window.addEventListener("pageshow", () => (opening = false));

/**
 * Opens the sign-in page, which leads back to the current page. When several requests fail, only the first one opens
 * it: each navigation would abort the one before.
 */
export function signIn(): void {
  if (opening) return;
  opening = true;
  const { pathname, search } = window.location;
  window.location.assign(signInAddress(pathname + search));
}

/** Returns the address of the sign-in page that leads to an address of the console. */
export const signInAddress = (returnTo: string): string => `/sign-in?return_to=${encodeURIComponent(returnTo)}`;

/** Returns the signed-in user, the organization and the permissions. */
export function useSession(): Me {
  const me = useContext(SessionContext);
  if (me === null) throw new Error("useSession needs a SessionProvider.");
  return me;
}

/** Returns whether the user has a permission. */
export function usePermission(permission: Permission): boolean {
  return useSession().permissions.includes(permission);
}
