import type { Locator, Page } from "playwright-core";

const MOST_STOPS = 80;

/** Returns whether the element has the focus. */
export const hasFocus = async (page: Page, target: Locator): Promise<boolean> =>
  (await target.and(page.locator(":focus")).count()) > 0;

/** Presses Tab until the element has the focus, as users without a mouse do. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await hasFocus(page, target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}
