import { finished, parsingSteps } from "./html-parser.ts";

const UNSEEN: ReadonlySet<string> = new Set(["head", "title", "style", "script", "template"]);
const PARAGRAPHS: ReadonlySet<string> = new Set([
  "p",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ul",
  "ol",
  "table",
  "blockquote",
  "pre",
  "hr",
]);
const LINES: ReadonlySet<string> = new Set(["br", "div", "li", "tr", "section", "article", "header", "footer"]);

/**
 * Converts HTML to plain text: links are followed by their URL, paragraphs separated by blank lines, styles omitted.
 */
export function htmlToText(html: string): string {
  return finished(textSteps(html));
}

/** Like htmlToText(), in steps of some milliseconds. */
export function* textSteps(html: string): Generator<undefined, string> {
  const pieces: string[] = [];
  const hrefs: string[] = [];
  /** The last numbers of the lists around an item; null: a list without numbers. */
  const numbers: (number | null)[] = [];
  let unseen = 0;
  /** Whether the next text is on a new line anyway; spaces between elements do not matter. */
  let endsLine = true;
  const add = (piece: string): void => {
    if (unseen > 0) return;
    pieces.push(piece);
    if (piece.trim() !== "" || piece.includes("\n")) endsLine = piece.endsWith("\n");
  };
  const around = (name: string): void => {
    if (PARAGRAPHS.has(name)) add("\n\n");
    else if (name === "br" || (LINES.has(name) && !endsLine)) add("\n");
  };
  yield* parsingSteps(html, {
    onopentag(name, { href = "", alt = "", start = "1" }) {
      if (UNSEEN.has(name)) unseen += 1;
      around(name);
      if (name === "ul" || name === "ol") numbers.push(name === "ol" ? (Number.parseInt(start, 10) || 1) - 1 : null);
      if (name === "li") add(marker(numbers));
      if (name === "img") add(alt);
      if (name === "td" || name === "th") add(" ");
      if (name === "a") hrefs.push(href);
    },
    // A no-break space is no white space of HTML.
    ontext: (text) => add(text.replace(/[ \t\r\n\f]+/g, " ")),
    onclosetag(name) {
      if (name === "a") add(reference(hrefs.pop() ?? "", pieces));
      if (name === "ul" || name === "ol") numbers.pop();
      if (name !== "br") around(name);
      if (UNSEEN.has(name)) unseen -= 1;
    },
  });
  return normalizeLines(pieces.join(""));
}

/** Returns the beginning of the next item of the innermost list: `- ` or `1. `. */
function marker(numbers: (number | null)[]): string {
  const last = numbers.at(-1) ?? null;
  if (last === null) return "- ";
  numbers.splice(-1, 1, last + 1);
  return `${last + 1}. `;
}

/** Returns the URL of a link in parentheses; empty if the link's text is the URL. */
function reference(href: string, said: readonly string[]): string {
  const isWorthSaying = /^(https?:|mailto:)/i.test(href) && said.at(-1)?.trim() !== href;
  return isWorthSaying ? ` (${href})` : "";
}

function normalizeLines(text: string): string {
  const lines = text
    .replace(/\n{3,}/g, "\n\n")
    .split("\n")
    .map((line) => line.replace(/[ \t]+/g, " ").trim());
  return `${lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}
