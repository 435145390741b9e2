import { deviceOf } from "../../../../base/platform/rules/user-agent.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { texts as pageTexts } from "./texts.ts";

/** Returns a function that names the device of a User-Agent header, e.g. "Firefox on Windows". */
export function useDeviceName(): (userAgent: string | null) => string {
  const { onSystem, unknown } = usePageTexts(pageTexts).sessions;
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser === undefined || system === undefined) return browser ?? system ?? unknown;
    return fill(onSystem, { browser, system });
  };
}
