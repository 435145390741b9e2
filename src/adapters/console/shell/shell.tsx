import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useSession } from "../session/session.tsx";
import { useTexts } from "../texts/texts.tsx";
import { Announcements } from "../ui/announcements.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/page.tsx";
import { ConnectionNotices } from "./connection-notices.tsx";
import { FailureBoundary } from "./failure.tsx";
import { Icon } from "./icons.tsx";
import { MobileBar, Navigation } from "./navigation.tsx";
import { wasUpdated } from "./new-version.ts";
import { SessionNotices } from "./session-notices.tsx";
import { useShortcuts } from "./shortcuts/use-shortcuts.ts";
import { AccountMenu, UserMenu } from "./user-menu.tsx";

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
