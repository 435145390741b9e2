/** Set while the page is loaded again for a new version, so that this happens once and is announced afterwards. */
const RELOADED = "crm.newVersion";
/** After this time, a further new version may load the page again. */
const PAUSE_MS = 60_000;

const missing = new WeakSet();
let pending = false;

/** Loads the page again if a file of this version no longer exists because the service was updated. */
export function watchForNewVersion(): void {
  window.addEventListener("vite:preloadError", (event) => {
    missing.add(event.payload);
    void reloadIfUpdated();
  });
}

/** Returns whether an error means that a file of the console could not be loaded. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && missing.has(error);
}

async function reloadIfUpdated(): Promise<void> {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (pending || Date.now() - last < PAUSE_MS) return;
  pending = true;
  try {
    if (!(await isUpdated())) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    window.location.reload();
  } catch {
    // Offline: the page shows a notice and a button that loads it again.
  } finally {
    pending = false;
  }
}

/** The page of another version loads another script. */
async function isUpdated(): Promise<boolean> {
  const { src } = document.querySelector<HTMLScriptElement>("script[type=module]") ?? { src: "" };
  const page = await fetch("/", { headers: { Accept: "text/html" }, cache: "no-store" });
  return page.ok && !(await page.text()).includes(new URL(src).pathname);
}

/** Returns true once after the page was loaded again for a new version. */
export function wasUpdated(): boolean {
  const announced = `${RELOADED}.announced`;
  const reloaded = sessionStorage.getItem(RELOADED);
  if (reloaded === null || sessionStorage.getItem(announced) === reloaded) return false;
  sessionStorage.setItem(announced, reloaded);
  return true;
}
