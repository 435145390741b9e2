import { html, Html, type Piece } from "../../base/platform/rules/html.ts";

/** A Markdown document as a page. */
export interface Article {
  /** The heading of the first level, which the body does not repeat. */
  readonly title: string;
  readonly body: Html;
  /** The headings of the second level. */
  readonly sections: readonly Section[];
}

/** A heading with its anchor. */
export interface Section {
  readonly id: string;
  readonly title: string;
}

type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: "table"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "paragraph"; readonly text: string };

/**
 * Renders the Markdown that our own texts use: headings, paragraphs, lists, tables, code blocks, bold, inline code
 * and links. HTML in it is escaped.
 */
export function renderMarkdown(text: string): Article {
  const blocks = blocksOf(text);
  const sections = blocks.flatMap((block) =>
    block.kind === "heading" && block.level === 2 ? [{ id: anchor(block.text), title: plain(block.text) }] : [],
  );
  const title = blocks.find((block) => block.kind === "heading" && block.level === 1);
  const rest = blocks.filter((block) => block !== title);
  return { title: title?.kind === "heading" ? plain(title.text) : "", body: html`${rest.map(render)}`, sections };
}

/** Renders code. Long lines are wrapped, so that nothing is cut off and no block needs to be scrolled. */
export function codeBlock(text: string): Html {
  return html`<pre><code lang="en">${text}</code></pre>`;
}

/** Returns the anchor of a heading: lower-case words with hyphens. */
function anchor(heading: string): string {
  const words = plain(heading).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return words.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split("\n");
  while (lines.length > 0) {
    const line = lines.shift() ?? "";
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    if (line.trim() === "") continue;
    if (line.startsWith("```")) blocks.push({ kind: "code", text: takeUntil(lines, (one) => one === "```") });
    else if (heading) blocks.push({ kind: "heading", level: (heading[1] ?? "").length, text: heading[2] ?? "" });
    else blocks.push(textBlock([line, ...takeUntil(lines, endsText).split("\n")]));
  }
  return blocks;
}

/** Removes and returns the lines up to the first one that fulfils `ends`, which is removed too if it is a delimiter. */
function takeUntil(lines: string[], ends: (line: string) => boolean): string {
  const at = lines.findIndex(ends);
  const taken = lines.splice(0, at === -1 ? lines.length : at);
  if (lines[0] === "" || lines[0] === "```") lines.shift();
  return taken.join("\n");
}

const endsText = (line: string): boolean => line === "" || line.startsWith("```") || line.startsWith("#");

function textBlock(lines: readonly string[]): Block {
  const first = lines[0] ?? "";
  if (first.startsWith("| ")) return tableBlock(lines);
  const ordered = /^\d+\. /.test(first);
  if (!ordered && !first.startsWith("- ")) return { kind: "paragraph", text: lines.join(" ").trim() };
  const items: string[] = [];
  for (const line of lines) {
    const [, item] = /^(?:- |\d+\. )(.*)$/.exec(line) ?? [];
    if (item !== undefined) items.push(item);
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { kind: "list", ordered, items };
}

/** The second line separates the head from the rows. No cell contains a vertical bar. */
function tableBlock([head = "", , ...rows]: readonly string[]): Block {
  const cells = (line: string): string[] =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
  return { kind: "table", head: cells(head), rows: rows.filter((line) => line !== "").map(cells) };
}

function render(block: Block): Html {
  switch (block.kind) {
    case "heading":
      return heading(block);
    case "code":
      return codeBlock(block.text);
    case "list": {
      const items = block.items.map((item) => html`<li>${renderInline(item)}</li>`);
      return block.ordered
        ? html`<ol>
            ${items}
          </ol>`
        : html`<ul>
            ${items}
          </ul>`;
    }
    case "table":
      return table(block);
    case "paragraph":
      return html`<p>${renderInline(block.text)}</p>`;
  }
}

/** In narrow windows, each cell of a row is a line of its own, which begins with the name of its column. */
function table({ head, rows }: Extract<Block, { kind: "table" }>): Html {
  const [first = "", ...others] = head;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${renderInline(first)}</th>
        ${others.map((cell) => html`<th scope="col">${renderInline(cell)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name = "", ...cells]) =>
          html`<tr>
            <th scope="row">${renderInline(name)}</th>
            ${cells.map((cell, at) => html`<td data-label="${plain(others[at] ?? "")}">${renderInline(cell)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function heading({ level, text }: { readonly level: number; readonly text: string }): Html {
  const name = new Html(`h${level}`);
  return html`<${name} id="${anchor(text)}">${renderInline(text)}</${name}>`;
}

const INLINE = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/;

/** Renders one paragraph of Markdown without its element. */
export function renderInline(text: string): Html {
  const pieces: Piece[] = text.split(INLINE).map((part) => {
    if (part.startsWith("`") && part.length > 1) return html`<code lang="en">${part.slice(1, -1)}</code>`;
    if (part.startsWith("**") && part.length > 4) return html`<strong>${part.slice(2, -2)}</strong>`;
    const [, shown, target] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
    return target === undefined ? part : html`<a href="${target}">${renderInline(shown ?? "")}</a>`;
  });
  return html`${pieces}`;
}

function plain(text: string): string {
  return text.replace(/[`*]/g, "");
}
