import { useEffect } from "react";
import { useLocation } from "wouter";

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
