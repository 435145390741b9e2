/** If the focused element disappeared with its record, the focus moves to the heading instead of being lost. */
export function keepFocus(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
}
