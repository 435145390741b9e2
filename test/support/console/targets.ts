import type { Page } from "playwright-core";

/**
 * Returns the targets that are smaller than 24 × 24 px and too close to others (WCAG 2.5.8): a circle of 24 px around
 * the center of a small target must not meet another target or the circle of another small one. Links in sentences are
 * exempt.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return await page.evaluate<readonly string[]>(SMALL_TARGETS);
}

/** Returns whether any part of the focused element can be seen (WCAG 2.4.11), and a description of it. */
export async function focusedElement(page: Page): Promise<{ readonly name: string; readonly visible: boolean }> {
  return await page.evaluate<{ name: string; visible: boolean }>(FOCUSED);
}

/** Scripts are strings: the types of the tests do not contain those of a browser. */
const SMALL_TARGETS = `(() => {
  const all = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=option]")];
  const targets = all
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"))
    .map((element) => ({ element, box: boxOf(element) }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  function boxOf(element) {
    const label = element.matches("input") ? element.closest("label") : null;
    return (label ?? element).getBoundingClientRect();
  }
  const inSentence = (element) =>
    element.matches("a, button.link") &&
    [...element.parentElement.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== "");
  const small = targets.filter(
    ({ element, box }) => (box.width < 24 || box.height < 24) && !inSentence(element) && !element.disabled,
  );
  const center = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const distance = ([x, y], box) =>
    Math.hypot(x - Math.min(Math.max(x, box.left), box.right), y - Math.min(Math.max(y, box.top), box.bottom));
  const meets = (one, other) => {
    const [x, y] = center(one.box);
    if (!small.includes(other)) return distance([x, y], other.box) < 12;
    const [a, b] = center(other.box);
    return Math.hypot(x - a, y - b) < 24;
  };
  return small
    .filter((one) => targets.some((other) => other !== one && !other.element.contains(one.element) && meets(one, other)))
    .map(({ element, box }) => Math.round(box.width) + " x " + Math.round(box.height) + ": " + element.outerHTML);
})()`;

const FOCUSED = `(() => {
  const element = document.activeElement;
  const box = element.getBoundingClientRect();
  const points = [];
  for (const across of [0.1, 0.5, 0.9])
    for (const down of [0.1, 0.5, 0.9]) points.push([box.left + box.width * across, box.top + box.height * down]);
  const visible = points.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.closest("label")?.contains(element) === true);
  });
  return { name: element.outerHTML.slice(0, 200), visible: element === document.body || visible };
})()`;
