import { lazy, type ReactNode, Suspense, useEffect, useState, useRef, useCallback } from "react";
import { useSession, usePreference, ME } from "../session/session.tsx";
import { useTexts, fill, useLanguage } from "../texts/texts.tsx";
import { Announcements } from "../ui/announcements.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/page.tsx";
import { ConnectionNotices } from "./connection-notices.tsx";
import { FailureBoundary } from "./failure.tsx";
import { Icon, type IconName } from "./icons.tsx";
import { wasUpdated } from "./new-version.ts";
import { useShortcuts } from "./shortcuts/use-shortcuts.ts";
import { AccountMenu, UserMenu } from "./user-menu.tsx";
import { Link, useLocation } from "wouter";
import { type ConsoleRoute, currentRoute, useVisibleRoutes, type VisibleRoute } from "../route.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { Me } from "../../../../generated/sdk/types.gen.ts";
import { SESSION_IDLE_HOURS } from "../../../base/contract/caller.ts";
import { lastRequest } from "../session/connection.ts";
import { signInAddress } from "../session/ended-session.ts";

const loadPalette = async () => ({ default: (await import("./palette/palette.tsx")).Palette });
const Palette = lazy(loadPalette);
const ShortcutOverview = lazy(async () => ({
  default: (await import("./shortcuts/shortcut-overview.tsx")).ShortcutOverview,
}));

/** The page itself is loaded first. */
const PRELOAD_AFTER_MS = 1_000;

type Overlay = "palette" | "shortcuts" | "more";

/** The frame of all pages: navigation, notices, the user's menu, the palette and the keyboard shortcuts. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { navigation, shell, failure } = useTexts();
  const { user, organization } = useSession();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const openPalette = () => setOverlay("palette");
  const openShortcuts = () => setOverlay("shortcuts");
  useTheme(user.theme);
  useEffect(() => {
    // The palette opens at once, so that it receives what is typed after its shortcut.
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useShortcuts({ onSearch: openPalette, onOverview: openShortcuts });
  return (
    <Announcements>
      <div className="shell">
        <a className="skip" href="#content">
          {navigation.skip}
        </a>
        <aside>
          <p className="organization">{organization.name}</p>
          <Button className="search-button" aria-haspopup="dialog" onClick={openPalette}>
            <Icon name="search" /> {shell.search} <kbd aria-hidden="true">{COMMAND} K</kbd>
          </Button>
          <Navigation />
          <UserMenu onShortcuts={openShortcuts} />
        </aside>
        <main id="content" tabIndex={-1}>
          <NewVersionNotice />
          <ConnectionNotices />
          <SessionNotices />
          {children}
        </main>
        <MobileBar onSearch={openPalette} onMore={() => setOverlay("more")} />
        <FailureBoundary
          resetKey={overlay ?? ""}
          show={(message) => (
            <Dialog title={failure.title} onClose={() => setOverlay(null)}>
              {message}
            </Dialog>
          )}
        >
          <Suspense>
            <Overlays overlay={overlay} onChange={setOverlay} />
          </Suspense>
        </FailureBoundary>
      </div>
    </Announcements>
  );
}

/** Says that the page was loaded again for a new version. */
function NewVersionNotice() {
  const { updated } = useTexts().failure;
  const [shown] = useState(wasUpdated);
  return <div role="status">{shown && <p className="notice">{updated}</p>}</div>;
}

interface OverlaysProps {
  readonly overlay: Overlay | null;
  readonly onChange: (overlay: Overlay | null) => void;
}

/** The dialogs of the frame, of which at most one is open. */
function Overlays({ overlay, onChange }: OverlaysProps) {
  const { shell } = useTexts();
  const close = () => onChange(null);
  const openShortcuts = () => onChange("shortcuts");
  if (overlay === "palette") return <Palette onClose={close} onShortcuts={openShortcuts} />;
  if (overlay === "shortcuts") return <ShortcutOverview onClose={close} />;
  if (overlay === "more")
    return (
      <Dialog title={shell.more} onClose={close}>
        <Navigation onFollow={close} />
        <AccountMenu onFollow={close} onShortcuts={openShortcuts} />
      </Dialog>
    );
  return null;
}

/** The key that opens the command palette together with K. */
const COMMAND = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";

/** Applies the user's choice of light or dark; `system` follows the operating system. */
function useTheme(theme: string): void {
  useEffect(() => {
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }, [theme]);
}

type GroupName = ConsoleRoute["group"];

const collapsible: readonly Exclude<GroupName, "work">[] = ["profile", "settings"];

/** The links to all pages that the user may open. */
function Navigation({ onFollow }: { readonly onFollow?: () => void }) {
  const { navigation } = useTexts();
  const visible = useVisibleRoutes();
  const current = currentRoute(visible, useLocation()[0]);
  const element = useRef<HTMLElement>(null);
  // With many pages, the links scroll by themselves.
  useEffect(() => {
    element.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [current?.path]);
  const linksOf = (group: GroupName) => (
    <Links routes={visible.filter((route) => route.group === group)} current={current} onFollow={onFollow} />
  );
  return (
    <nav ref={element} className="rail" aria-label={navigation.label}>
      {linksOf("work")}
      {collapsible
        .filter((group) => visible.some((route) => route.group === group))
        .map((group) => (
          <Group key={group} name={group} holdsCurrent={current?.group === group}>
            {linksOf(group)}
          </Group>
        ))}
    </nav>
  );
}

interface GroupProps {
  readonly name: Exclude<GroupName, "work">;
  readonly holdsCurrent: boolean;
  readonly children: React.ReactNode;
}

/** Stays open or closed as the user leaves it; the group of the current page is open. */
function Group({ name, holdsCurrent, children }: GroupProps) {
  const { navigation } = useTexts();
  const [open, setOpen] = usePreference(`navigation.${name}`, true);
  return (
    <details
      open={open || holdsCurrent}
      onToggle={({ currentTarget }) => !holdsCurrent && currentTarget.open !== open && setOpen(currentTarget.open)}
    >
      <summary>{navigation[name]}</summary>
      {children}
    </details>
  );
}

interface LinksProps {
  readonly routes: readonly VisibleRoute[];
  readonly current: VisibleRoute | undefined;
  readonly onFollow: (() => void) | undefined;
}

function Links({ routes, current, onFollow }: LinksProps) {
  const { navigation } = useTexts();
  return (
    <ul>
      {routes.map(({ path, name }) => (
        <li key={path}>
          <Link href={path} aria-current={path === current?.path ? "page" : undefined} onClick={onFollow}>
            {navigation[name]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The links beside the search and "More": at most four items in total. */
const MOST_LINKS = 3;

/** The bar at the bottom of narrow windows: the first pages, the search, and "More" with everything else. */
function MobileBar({ onSearch, onMore }: { readonly onSearch: () => void; readonly onMore: () => void }) {
  const { navigation, shell } = useTexts();
  const visible = useVisibleRoutes();
  const current = currentRoute(visible, useLocation()[0]);
  const links = visible.filter(({ group }) => group === "work").slice(0, MOST_LINKS);
  return (
    <nav className="mobile-bar" aria-label={navigation.label}>
      {links.map(({ path, name }) => (
        <Link key={path} href={path} aria-current={path === current?.path ? "page" : undefined}>
          <Icon name={path === "/" ? "home" : "page"} />
          <span>{navigation[name]}</span>
        </Link>
      ))}
      <BarButton icon="search" label={shell.search} onClick={onSearch} />
      <BarButton icon="more" label={shell.more} onClick={onMore} />
    </nav>
  );
}

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

function BarButton({ icon, label, onClick }: BarButtonProps) {
  return (
    <Button aria-haspopup="dialog" onClick={onClick}>
      <Icon name={icon} />
      <span>{label}</span>
    </Button>
  );
}

const NOTICE_MS = 5 * 60_000;
const CHECK_MS = 30_000;
const IDLE_MS = SESSION_IDLE_HOURS * 3_600_000;

/** Notices about the session: that it belongs to the operator's support, or that it ends soon. */
function SessionNotices() {
  const { session, organization } = useSession();
  const { texts } = useLanguage();
  const { now, update } = useNow();
  if (!session) return null;
  return (
    <>
      {session.support && <p className="notice">{fill(texts.support, { organization: organization.name })}</p>}
      <div role="status">
        <ExpiryNotice session={session} now={now} onExtended={update} />
      </div>
    </>
  );
}

interface ExpiryNoticeProps {
  readonly session: NonNullable<Me["session"]>;
  readonly now: number;
  readonly onExtended: () => void;
}

/** A session has a latest time at which it ends; without requests, it ends earlier, which a request prevents. */
function ExpiryNotice({ session, now, onExtended }: ExpiryNoticeProps) {
  const { user } = useSession();
  const { texts, locale } = useLanguage();
  const queries = useQueryClient();
  const latest = Date.parse(session.expires_at);
  const idle = lastRequest() === 0 ? latest : lastRequest() + IDLE_MS;
  const ends = Math.min(latest, idle);
  const shown = ends - now < NOTICE_MS;
  const reload = async (): Promise<void> => {
    await queries.refetchQueries({ queryKey: ME });
    onExtended();
  };
  useEffect(() => {
    if (!shown) return undefined;
    // The user may have signed in again in another tab.
    const update = (): void => void queries.refetchQueries({ queryKey: ME });
    window.addEventListener("visibilitychange", update);
    return () => window.removeEventListener("visibilitychange", update);
  }, [shown, queries]);
  if (!shown) return null;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: user.timezone }).format(ends);
  return (
    <p className="notice">
      {fill(idle < latest ? texts.expiry.idle : texts.expiry.soon, { time })}{" "}
      {idle < latest && (
        <Button className="link" onClick={() => void reload()}>
          {texts.expiry.stay}
        </Button>
      )}
      {idle >= latest && !session.support && (
        // In a new tab, so that a form on this page keeps what was entered.
        <a href={signInAddress("/")} target="_blank" rel="noopener">
          {texts.expiry.signIn}
        </a>
      )}
    </p>
  );
}

/** The current time, as often as the notices need it. */
function useNow(): { readonly now: number; readonly update: () => void } {
  const [now, setNow] = useState(() => Date.now());
  const update = useCallback(() => setNow(Date.now()), []);
  useEffect(() => {
    const timer = setInterval(update, CHECK_MS);
    window.addEventListener("storage", update);
    return () => {
      clearInterval(timer);
      window.removeEventListener("storage", update);
    };
  }, [update]);
  return { now, update };
}
