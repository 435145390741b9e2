import { createSourceFile, forEachChild, isStringLiteralLike, isTemplateExpression, ScriptTarget } from "typescript";
import type { Node, SourceFile } from "typescript";

/** A line of prose in a file. */
export interface ProseText {
  /** Starts at 1. */
  readonly line: number;
  readonly text: string;
}

const FENCE = /^\s*(?:```|~~~)/;
const YAML_PROSE = /^\s*(?:- )?(?:description|summary|title|details|remedy):\s*(.*)$/;
/** A description in a flow map: `{ description: Text., type: string }`. */
const FLOW_PROSE = /[{,]\s*(?:description|summary):\s*(?:"([^"]*)"|([^",}][^,}]*))/g;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
/** Literals in these files are SQL or data. */
const WITHOUT_TEXTS = /\/sql\/|\/migrations\/|\/common-passwords\.ts$/;

/** The prose of a file: comments and sentences of a program, descriptions of a specification, text of a document. */
export function proseOf(path: string, content: string): readonly ProseText[] {
  if (/\.(?:ts|mjs|cjs|js)$/.test(path)) return programTexts(path, content);
  if (/\.md$/.test(path)) return documentTexts(content);
  return content.split("\n").flatMap((text, index) => specificationTexts(text, index + 1));
}

/** Comments, and literals of at least three words. */
function programTexts(path: string, content: string): ProseText[] {
  const source = createSourceFile(path, content, ScriptTarget.Latest, true);
  const literals = [...literalsIn(source)];
  const texts = WITHOUT_TEXTS.test(path) ? [] : literals.flatMap(({ start, text }) => linesAt(source, start, text));
  let withoutLiterals = content;
  for (const { start, text } of literals) {
    const blank = text.replace(/[^\n]/g, " ");
    withoutLiterals = withoutLiterals.slice(0, start) + blank + withoutLiterals.slice(start + text.length);
  }
  const comments = [...withoutLiterals.matchAll(COMMENT)].flatMap(({ index, 0: text }) =>
    linesAt(source, index, text).map(({ line, text: one }) => ({ line, text: one.replace(/^[\s/*]+|[\s*/]+$/g, "") })),
  );
  return [...texts.filter(({ text }) => text.trim().split(/\s+/).length >= 3), ...comments];
}

/** Strings and the texts of templates, with their positions in the file. */
function* literalsIn(node: Node): Generator<{ start: number; text: string }> {
  if (isStringLiteralLike(node)) yield { start: node.getStart() + 1, text: node.getText().slice(1, -1) };
  if (isTemplateExpression(node)) {
    for (const piece of [node.head, ...node.templateSpans.map(({ literal }) => literal)]) {
      yield {
        start: piece.getStart() + 1,
        text: piece
          .getText()
          .slice(1)
          .replace(/(?:`|\$\{)$/, ""),
      };
    }
  }
  const inner: Node[] = [];
  forEachChild(node, (child) => void inner.push(child));
  for (const child of inner) yield* literalsIn(child);
}

function linesAt(source: SourceFile, start: number, text: string): ProseText[] {
  const { line } = source.getLineAndCharacterOfPosition(start);
  return text.split("\n").map((one, index) => ({ line: line + index + 1, text: one }));
}

/** Everything outside of fenced blocks and inline code. */
function documentTexts(content: string): ProseText[] {
  let fenced = false;
  return content.split("\n").flatMap((text, index) => {
    if (FENCE.test(text)) fenced = !fenced;
    return fenced ? [] : [{ line: index + 1, text: text.replace(/`[^`]*`/g, "`code`") }];
  });
}

/** Descriptions, comments, and the continuation lines of folded texts, which contain no key. */
function specificationTexts(text: string, line: number): readonly ProseText[] {
  const flow = [...text.matchAll(FLOW_PROSE)].map(([, quoted, plain]) => quoted ?? plain ?? "");
  const comment = /^\s*#\s?(.*)$/.exec(text) ?? /\s#\s(.*)$/.exec(text);
  const prose = comment?.[1] ?? YAML_PROSE.exec(text)?.[1] ?? (/^\s*[A-Z][^:{}]*\s[^:{}]*\s/.test(text) ? text : "");
  return [...flow, prose.trim().replace(/^["']|["']$/g, "")].filter(Boolean).map((one) => ({ line, text: one }));
}
