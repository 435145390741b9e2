import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import * as meApi from "../../../generated/sdk/me.ts";
import { client } from "../session/client.ts";
import { ME, useSession } from "../session/session.tsx";
import { useLanguage, useTexts } from "../texts/texts.tsx";
import { Announcements } from "../ui/announcements.tsx";
import { useChange } from "../ui/changes.ts";
import { Navigation } from "./navigation.tsx";
import { SessionNotices } from "./session-notices.tsx";

/** The frame of all pages: navigation, notices and the user's menu. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { navigation } = useTexts();
  const { user, organization } = useSession();
  const main = useRef<HTMLElement>(null);
  useTheme(user.theme);
  useFocusOnNavigation(main);
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {navigation.skip}
      </a>
      <aside>
        <p className="organization">{organization.name}</p>
        <details className="menu">
          <summary>{navigation.menu}</summary>
          <Navigation />
        </details>
        <div className="rail">
          <Navigation />
        </div>
        <ul className="user">
          <li>
            <a href="/docs">{navigation.documentation}</a>
          </li>
          <li>
            <Link href="/me">{navigation.account}</Link>
          </li>
          <li>
            <a href="/sign-out">{navigation.signOut}</a>
          </li>
          <li>
            <LanguageButton />
          </li>
        </ul>
      </aside>
      <main id="content" ref={main}>
        <SessionNotices />
        <Announcements>{children}</Announcements>
      </main>
    </div>
  );
}

function useTheme(theme: string): void {
  useEffect(() => {
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }, [theme]);
}

/** Stores the other language for the user, which also applies to e-mails and account pages. */
function LanguageButton() {
  const { locale } = useLanguage();
  const other = locale === "en" ? "fr" : "en";
  const change = useChange(() => meApi.update(client, { body: { locale: other } }), { changes: [ME] });
  return (
    <button
      type="button"
      className="link"
      lang={other}
      disabled={change.isPending}
      onClick={() => change.mutate(undefined)}
    >
      {other === "fr" ? "Français" : "English"}
    </button>
  );
}

/** Moves the focus to the heading of a page that is opened, so that screen readers announce it. */
function useFocusOnNavigation(main: { readonly current: HTMLElement | null }): void {
  const [path] = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else main.current?.querySelector<HTMLElement>("h1")?.focus();
  }, [path, main]);
}
