import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import * as meApi from "../../../../generated/sdk/me.ts";
import type { Me, Permission } from "../../../../generated/sdk/types.gen.ts";
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

/** Loads the user of the session. If it is another one than before, the page begins anew. */
export async function loadMe(): Promise<Me> {
  const me = await meApi.get(client);
  const { id, locale } = me.user;
  if (credentials.userId !== null && credentials.userId !== id) window.location.reload();
  Object.assign(credentials, { csrfToken: me.csrf_token ?? null, locale: supported(locale), userId: id });
  return me;
}

const supported = (locale: string): "en" | "fr" => (locale === "fr" ? "fr" : "en");

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
