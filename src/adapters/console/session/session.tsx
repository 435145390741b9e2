import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from "react";
import * as meApi from "../../../../generated/sdk/me.ts";
import type { Me, Permission } from "../../../../generated/sdk/types.gen.ts";
import { ConnectionNotices } from "../shell/connection-notices.tsx";
import { useLanguage } from "../texts/texts.tsx";
import { useLoad } from "../ui/data.ts";
import { ErrorNotice, Loading } from "../ui/page.tsx";
import { client, credentials, ME } from "./client.ts";

export { ME };

const SessionContext = createContext<Me | null>(null);

/** Loads the signed-in user; without a session, the browser goes to the sign-in page and comes back. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const { data, error, refetch } = useLoad(ME, loadMe);
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

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Whether a choice of the user in this browser is on; the contract does not store it. */
export function usePreference(name: string, initial: boolean): readonly [on: boolean, set: (on: boolean) => void] {
  const key = `crm.${useSession().user.id}.${name}`;
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
  return [
    stored === null ? initial : stored === "on",
    (on) => {
      localStorage.setItem(key, on ? "on" : "off");
      for (const listener of listeners) listener();
    },
  ];
}

interface Person {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string;
}

/** Returns the first and the last name, or the e-mail address without a name. */
export function personName({ first_name, last_name, email }: Person): string {
  return [first_name, last_name].filter(Boolean).join(" ") || email;
}
