import type { Page } from "playwright-core";
import { violationsOf } from "./page-checks.ts";

/** The folder for screenshots of the pages; without it, none are taken. */
const SHOTS = process.env["SHOTS"];

/**
 * Returns the accessibility violations of a page, and whether it is wider than the window. Takes a screenshot if the
 * variable SHOTS names a folder.
 */
export async function pageFaults(page: Page, name: string): Promise<string[]> {
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
  const violations = await violationsOf(page);
  const { width, wanted } = await page.evaluate<{ width: number; wanted: number }>(
    "({ width: innerWidth, wanted: document.documentElement.scrollWidth })",
  );
  return [
    ...violations.map((violation) => `${name}: ${violation}`),
    ...(wanted > width ? [`${name}: ${wanted} px wide`] : []),
  ];
}
