import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";

/** Returns the name and the text of the file that an action downloads. */
export async function downloadedBy(page: Page, action: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), action()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}
