import { useEffect } from "react";

/** Applies the user's choice of light or dark; `system` follows the operating system. */
export function useTheme(theme: string): void {
  useEffect(() => {
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }, [theme]);
}
