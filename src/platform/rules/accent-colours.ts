/** An accent colour on one background. */
export interface Accent {
  /** For links, lines and filled areas: its contrast with the background is at least 4.5:1. */
  readonly accent: string;
  /** For text on an area in the accent colour: its contrast with it is at least 4.5:1. */
  readonly onAccent: string;
}

/** The variants of a colour for light and dark pages. */
export interface AccentColours {
  readonly light: Accent;
  readonly dark: Accent;
}

/** The accent of organizations that have not chosen one, and of the service itself. */
export const DEFAULT_ACCENT = "#1d4ed8";

/** The least favorable background of each scheme: the page in the light one, the card in the dark one. */
const LIGHT_BACKGROUND = "#f3f4f6";
const DARK_BACKGROUND = "#1a202b";
const LIGHT_TEXT = "#ffffff";
const DARK_TEXT = "#0d1524";

/** Contrast of normal text (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;

/**
 * Returns the variants of a colour (`#rrggbb`) that can be read: it is darkened for light pages and lightened for dark
 * ones, as far as necessary.
 */
export function accentColours(colour: string): AccentColours {
  return {
    light: { accent: readable(colour, LIGHT_BACKGROUND, "#000000"), onAccent: LIGHT_TEXT },
    dark: { accent: readable(colour, DARK_BACKGROUND, "#ffffff"), onAccent: DARK_TEXT },
  };
}

/** Returns the contrast of two colours (`#rrggbb`), from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes in as little as possible of `extreme`, in steps of one percent. */
function readable(colour: string, background: string, extreme: string): string {
  for (let share = 0; share < 100; share += 1) {
    const mixed = mix(colour, extreme, share / 100);
    if (contrast(mixed, background) >= MIN_CONTRAST) return mixed;
  }
  return extreme;
}

function mix(colour: string, other: string, share: number): string {
  const added = channels(other);
  const mixed = channels(colour).map((value, index) => Math.round(value * (1 - share) + (added[index] ?? 0) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
