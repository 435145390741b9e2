/** The accent of the service, as in style.css, and of organizations that have chosen none. */
export const DEFAULT_ACCENT = "#1d4ed8";

/** The fonts of the device. */
export const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
/** The colours in light programs. */
export const LIGHT = {
  page: "#f3f4f6",
  card: "#ffffff",
  text: "#1b2330",
  quiet: "#55606f",
  line: "#d5dae1",
  onAccent: "#ffffff",
};
const DARK = {
  page: "#10141b",
  card: "#1a202b",
  text: "#e8ecf2",
  quiet: "#a9b4c3",
  line: "#323c4b",
  onAccent: "#0d1524",
};

/** The background of the page. */
export const PAGE = `background-color:${LIGHT.page}`;

/** Long words and links do not widen the page. */
export const WRAP = "overflow-wrap:anywhere;word-break:break-word";

/** The styles of the content by element. */
export type ContentStyles = Readonly<ReturnType<typeof inlineStyles>>;

/** Returns the styles of the content by element. */
export function inlineStyles(accent: string) {
  const heading = "margin:0 0 12px;line-height:1.3;font-weight:600";
  return {
    a: `color:${accent}`,
    button: `display:inline-block;padding:12px 24px;background-color:${accent};color:${LIGHT.onAccent};border-radius:6px;font-weight:600;text-align:center;text-decoration:none`,
    h1: `${heading};font-size:22px`,
    h2: `${heading};font-size:18px`,
    h3: `${heading};font-size:16px`,
    p: "margin:0 0 16px",
    ul: "margin:0 0 16px;padding-left:24px",
    ol: "margin:0 0 16px;padding-left:24px",
    img: "max-width:100%;height:auto;border:0",
    hr: `border:0;border-top:1px solid ${LIGHT.line};margin:24px 0`,
    blockquote: `margin:0 0 16px;padding-left:16px;border-left:4px solid ${LIGHT.line}`,
    table: "max-width:100%;margin:0 0 16px",
    th: "vertical-align:top",
    td: "vertical-align:top",
  };
}

/** The place of the accent in the style sheet. */
const ACCENT = "{accent}";

/** The styles of dark programs by selector. */
const DARK_STYLES: readonly (readonly [selectors: string, style: string])[] = [
  [".crm-page", `background-color:${DARK.page}!important`],
  [".crm-card", `background-color:${DARK.card}!important;border-color:${ACCENT}!important`],
  [".crm-content,.crm-name", `color:${DARK.text}!important`],
  [".crm-content a", `color:${ACCENT}!important`],
  [".crm-content a.button", `background-color:${ACCENT}!important;color:${DARK.onAccent}!important`],
  [".crm-content hr,.crm-content blockquote", `border-color:${DARK.line}!important`],
  [".crm-foot,.crm-foot div,.crm-foot a", `color:${DARK.quiet}!important;border-color:${DARK.line}!important`],
];

/** Returns the same selectors in the dark mode of Outlook on the web and on telephones. */
const outlookSelectors = (selectors: string): string =>
  selectors
    .split(",")
    .flatMap((selector) => [`[data-ogsc] ${selector}`, `[data-ogsb] ${selector}`])
    .join(",");

const STYLE_SHEET = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  ".crm-content>:last-child{margin-bottom:0!important}",
  ".crm-foot div{margin-top:0!important;padding-top:0!important;border-top:0!important}",
  "@media (max-width:480px){.crm-outer{padding:12px 0!important}.crm-pad{padding-left:20px!important;padding-right:20px!important}}",
  `@media (prefers-color-scheme:dark){${DARK_STYLES.map(([selectors, style]) => `${selectors}{${style}}`).join("")}}`,
  DARK_STYLES.map(([selectors, style]) => `${outlookSelectors(selectors)}{${style}}`).join(""),
].join("\n");

/** Returns the styles of narrow windows and of dark programs. */
export const styleSheet = (accent: string): string => STYLE_SHEET.replaceAll(ACCENT, accent);
