/** The browser and the operating system of a device; undefined where they are unknown. */
export interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

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

/** Returns the device that a User-Agent header names. */
export function deviceOf(userAgent: string | null): Device {
  const nameIn = (kinds: readonly (readonly [string, RegExp])[]) =>
    kinds.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0];
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
