import { Parser } from "htmlparser2";

const UNSEEN: ReadonlySet<string> = new Set(["head", "title", "style", "script", "template"]);
const PARAGRAPHS: ReadonlySet<string> = new Set([
  ...["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table", "blockquote", "pre", "hr"],
]);
const LINES: ReadonlySet<string> = new Set(["br", "div", "li", "tr", "section", "article", "header", "footer"]);

/**
 * Converts HTML to plain text: links are followed by their URL, paragraphs separated by blank lines, styles omitted.
 */
export function htmlToText(html: string): string {
  const pieces: string[] = [];
  const hrefs: string[] = [];
  let unseen = 0;
  const add = (piece: string): void => {
    if (unseen === 0) pieces.push(piece);
  };
  const around = (name: string): void => {
    if (PARAGRAPHS.has(name)) add("\n\n");
    else if (LINES.has(name)) add("\n");
  };
  const parser = new Parser({
    onopentag(name, { href = "" }) {
      if (UNSEEN.has(name)) unseen += 1;
      around(name);
      if (name === "li") add("- ");
      if (name === "a") hrefs.push(href);
    },
    ontext: (text) => add(text.replace(/\s+/g, " ")),
    onclosetag(name) {
      if (name === "a") add(reference(hrefs.pop() ?? "", pieces));
      if (name !== "br") around(name);
      if (UNSEEN.has(name)) unseen -= 1;
    },
  });
  parser.end(html);
  return normalizeLines(pieces.join(""));
}

/** Returns the URL of a link in parentheses; empty if the link's text is the URL. */
function reference(href: string, said: readonly string[]): string {
  const isWorthSaying = /^(https?:|mailto:)/i.test(href) && said.at(-1)?.trim() !== href;
  return isWorthSaying ? ` (${href})` : "";
}

function normalizeLines(text: string): string {
  const lines = text.split("\n").map((line) => line.replace(/[ \t]+/g, " ").trim());
  return `${lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}
