import { useEffect, useRef } from "react";
import { useUrlState } from "./url-state.ts";

/** Runs an action of the page once if the command palette or a link asks for it with `?do=<name>`. */
export function usePageAction(name: string, run: () => void): void {
  const { values, change } = useUrlState("do");
  const asked = values.do === name;
  const start = useRef<() => void>(() => undefined);
  useEffect(() => {
    start.current = () => {
      change({ do: "" }, { replace: true });
      run();
    };
  });
  useEffect(() => {
    if (asked) start.current();
  }, [asked]);
}
