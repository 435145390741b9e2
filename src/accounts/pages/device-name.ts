import type { Locale } from "../../contract/caller.ts";
import { fill } from "../../i18n/sentences.ts";
import { accountTexts } from "../texts/account-texts.ts";

/** The first match counts: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const BROWSERS = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
] as const;

const SYSTEMS = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** Returns the browser and system of a session as shown to people. */
export function deviceName(userAgent: string | null, locale: Locale): string {
  const { account } = accountTexts(locale);
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (kinds) => kinds.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0],
  );
  if (browser === undefined || system === undefined) return browser ?? system ?? account.unknownDevice;
  return fill(account.device, { browser, system });
}
