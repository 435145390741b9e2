/** A colour of a brand, adapted to light and dark pages. */
export interface AccentColours {
  readonly light: string;
  readonly dark: string;
}

/** The backgrounds of cards and pages in style.css; the accent must be readable on both. */
const BACKGROUNDS = { light: ["#ffffff", "#f3f4f6"], dark: ["#1a202b", "#10141b"] } as const;
const TARGETS = { light: 0, dark: 255 } as const;

/** Contrast of text (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;
const STEPS = 50;

/**
 * Returns the variants of a colour `#rrggbb` that have enough contrast as text: darker on light pages, lighter on dark
 * pages. White text is readable on the light variant, and `#0d1524` on the dark one.
 */
export function accentColours(colour: string): AccentColours {
  const known = computed.get(colour);
  if (known) return known;
  const colours = { light: readable(colour, "light"), dark: readable(colour, "dark") };
  if (computed.size < MAX_COMPUTED) computed.set(colour, colours);
  return colours;
}

/** Each e-mail needs the colours of its brand, whose computation takes as long as the rest of the layout. */
const computed = new Map<string, AccentColours>();
const MAX_COMPUTED = 1_000;

function readable(colour: string, scheme: "light" | "dark"): string {
  for (let step = 0; step <= STEPS; step += 1) {
    const candidate = mix(colour, TARGETS[scheme], step / STEPS);
    if (BACKGROUNDS[scheme].every((background) => contrast(candidate, background) >= MIN_CONTRAST)) return candidate;
  }
  return colour;
}

function mix(colour: string, target: number, share: number): string {
  const mixed = channelsOf(colour).map((channel) => Math.round(channel + (target - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the contrast ratio of two colours (WCAG 2.2), from 1 to 21. */
export function contrast(left: string, right: string): number {
  const [darker = 0, lighter = 0] = [luminance(left), luminance(right)].toSorted((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
