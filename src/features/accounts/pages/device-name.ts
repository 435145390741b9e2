import type { Locale } from "../../../base/contract/caller.ts";
import { fill } from "../../../base/i18n/sentences.ts";
import { deviceOf } from "../../../base/platform/rules/user-agent.ts";
import { accountTexts } from "../texts/account-texts.ts";

/** Returns the browser and system of a session as shown to people. */
export function deviceName(userAgent: string | null, locale: Locale): string {
  const { account } = accountTexts(locale);
  const { browser, system } = deviceOf(userAgent);
  if (browser === undefined || system === undefined) return browser ?? system ?? account.unknownDevice;
  return fill(account.device, { browser, system });
}
