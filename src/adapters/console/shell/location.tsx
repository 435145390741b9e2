import { useEffect, useSyncExternalStore } from "react";
import { type NavigateOptions, type RouterOptions, useLocation } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { useTexts } from "../texts/texts.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/page.tsx";
import { hasUnsavedWork, mayLeave, useLeaveQuestion } from "../ui/unsaved.ts";

/** The address whose page is shown. While a question is asked, the address of the browser can differ from it. */
let shown = { path: window.location.pathname, search: window.location.search };
/** The position of the shown page in the history of this window. */
let position = positionOf(window.history.state);
const listeners = new Set<() => void>();

function positionOf(state: unknown): number {
  const at = typeof state === "object" && state !== null && "at" in state ? state.at : 0;
  return typeof at === "number" ? at : 0;
}

function show(): void {
  const { pathname: path, search } = window.location;
  if (path === shown.path && search === shown.search) return;
  shown = { path, search };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const usePath = () => [useSyncExternalStore(subscribe, () => shown.path), navigate] satisfies [string, typeof navigate];

const useSearch = (): string => useSyncExternalStore(subscribe, () => shown.search);

/** Opens an address. A change of the query keeps the page, and so its entries. */
async function open(go: (to: string, options?: NavigateOptions) => void, to: string, options: NavigateOptions = {}) {
  const isOther = new URL(to, window.location.href).pathname !== shown.path;
  if (isOther && hasUnsavedWork() && !(await mayLeave())) return;
  if (options.replace !== true) position += 1;
  go(to, { ...options, state: { at: position } });
  show();
}

/** The options of the router: it shows another page only when nothing is lost by that, or when the user agrees. */
export const router: Pick<RouterOptions, "hook" | "searchHook" | "aroundNav"> = {
  hook: usePath,
  searchHook: useSearch,
  aroundNav: (go, to, options) => void open(go, to, options),
};

/** Asks before unsaved work is lost by a link, by Back and Forward, or by closing the window. */
export function watchLeaving(): void {
  document.addEventListener("click", (event) => void followLink(event), { capture: true });
  window.addEventListener("popstate", (event) => void followHistory(event.state));
  window.addEventListener("beforeunload", (event) => {
    if (hasUnsavedWork()) event.preventDefault();
  });
}

async function followLink(event: MouseEvent): Promise<void> {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !leavesPage(link, event) || !hasUnsavedWork()) return;
  event.preventDefault();
  event.stopPropagation();
  if (await mayLeave()) link.click();
}

/** Whether a click opens another page in this window; a link to a part of the same page does not. */
function leavesPage(link: HTMLAnchorElement, { button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false;
  if (link.href === "" || link.hasAttribute("download") || !["", "_self"].includes(link.target)) return false;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isSame = origin === window.location.origin && pathname === shown.path && search === shown.search;
  return !(isSame && hash !== "");
}

async function followHistory(state: unknown): Promise<void> {
  const { pathname, search } = window.location;
  if (pathname === shown.path && search === shown.search) return;
  const to = positionOf(state);
  if (hasUnsavedWork()) {
    const back = position - to;
    // The address belongs to the page that is still shown.
    if (back === 0) return;
    window.history.go(back);
    if (await mayLeave()) window.history.go(-back);
    return;
  }
  position = to;
  show();
}

/** Asks before unsaved entries are lost. Escape keeps them. */
export function LeaveQuestion() {
  const { leaving } = useTexts();
  const answer = useLeaveQuestion();
  if (!answer) return null;
  return (
    <Dialog title={leaving.title} onClose={() => answer(false)}>
      <p>{leaving.about}</p>
      <div className="actions">
        <Button className="danger" onClick={() => answer(true)}>
          {leaving.leave}
        </Button>
        <Button className="primary" onClick={() => answer(false)}>
          {leaving.stay}
        </Button>
      </div>
    </Dialog>
  );
}

let focusedPath: string | null = null;

/** Moves the focus to the heading of a page that is opened, so that screen readers announce it. Belongs after the page. */
export function FocusOnNavigation() {
  const [path] = useLocation();
  useEffect(() => {
    // The browser announces the first page itself.
    if (focusedPath !== null && focusedPath !== path) document.querySelector<HTMLElement>("main h1")?.focus();
    focusedPath = path;
  }, [path]);
  return null;
}
