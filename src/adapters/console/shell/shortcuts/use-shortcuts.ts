import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useVisibleRoutes } from "../../route.ts";
import { usePreference } from "../../session/session.tsx";
import type { Texts } from "../../texts/en.ts";

/** The second key of a sequence follows within this time. */
const SEQUENCE_MS = 1_500;
const EDITABLE = "input, textarea, select, [contenteditable]";

interface ShortcutActions {
  readonly onSearch: () => void;
  readonly onOverview: () => void;
}

/** Reacts to the keyboard shortcuts, except while the user types in a field or a dialog is open. */
export function useShortcuts(actions: ShortcutActions): void {
  const [on] = usePreference(SHORTCUTS, true);
  const [, navigate] = useLocation();
  const pages = useVisibleRoutes();
  const prefixAt = useRef(-Infinity);
  const goTo = (key: string): void => {
    const page = pages.find(({ name }) => pageKeys[name] === key);
    if (page) navigate(page.path);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      actions.onSearch();
    } else if (on && !hasModifier(event) && !isTyping(event)) {
      const afterPrefix = event.timeStamp - prefixAt.current < SEQUENCE_MS;
      prefixAt.current = event.key === "g" ? event.timeStamp : -Infinity;
      if (afterPrefix) goTo(event.key);
      else if (event.key === "?") actions.onOverview();
      else if (event.key === "/") {
        event.preventDefault();
        actions.onSearch();
      }
    }
  };
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => latest.current(event);
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Shift is needed for `?` and, on French keyboards, for `/`. */
const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(EDITABLE) !== null;

/** The second key after `g`, by the name of the page. `c` and `t` are kept for contacts and tasks. */
export const pageKeys: Readonly<Partial<Record<keyof Texts["navigation"], string>>> = {
  home: "h",
  imports: "i",
  me: "p",
  security: "s",
  organization: "o",
  members: "m",
  roles: "r",
  apiKeys: "k",
  ai: "a",
  activity: "l",
  webhooks: "w",
  customFields: "f",
  exports: "e",
  jobs: "j",
};

/** The name of the preference; shortcuts of single characters can be turned off (WCAG 2.1.4). */
export const SHORTCUTS = "shortcuts";
