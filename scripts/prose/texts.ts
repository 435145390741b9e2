import { createScanner, LanguageVariant, ScriptTarget, SyntaxKind } from "typescript";

/** A piece of prose in a file. */
export interface ProseText {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

const FENCE = /^\s*(?:```|~~~)/;
const YAML_PROSE = /^\s*(?:- )?(?:description|summary|title|details|remedy):\s*(.*)$/;

/** The prose of a file: comments and sentences of a program, descriptions of a specification, text of a document. */
export function proseOf(path: string, content: string): readonly ProseText[] {
  if (/\.(?:ts|mjs|cjs|js)$/.test(path)) return programTexts(content);
  if (/\.md$/.test(path)) return documentTexts(content);
  return content.split("\n").flatMap((text, index) => specificationText(text, index + 1));
}

/** Comments, and literals that contain at least three words. */
function programTexts(content: string): ProseText[] {
  const found: ProseText[] = [];
  const scanner = createScanner(ScriptTarget.Latest, false, LanguageVariant.Standard, content);
  let line = 1;
  let position = 0;
  for (let kind = scanner.scan(); kind !== SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const start = scanner.getTokenStart();
    line += countLines(content.slice(position, start));
    position = start;
    for (const [offset, text] of textsOf(kind, scanner.getTokenText()).entries())
      found.push({ line: line + offset, text });
  }
  return found;
}

function textsOf(kind: SyntaxKind, token: string): readonly string[] {
  switch (kind) {
    case SyntaxKind.SingleLineCommentTrivia:
      return [token.replace(/^\/\/\s*/, "")];
    case SyntaxKind.MultiLineCommentTrivia:
      return token.split("\n").map((text) => text.replace(/^\s*\/?\*+\/?\s?|\s*\*\/$/g, ""));
    case SyntaxKind.StringLiteral:
    case SyntaxKind.NoSubstitutionTemplateLiteral:
    case SyntaxKind.TemplateHead:
    case SyntaxKind.TemplateMiddle:
    case SyntaxKind.TemplateTail:
      return token.slice(1, -1).trim().split(/\s+/).length < 3 ? [] : token.slice(1, -1).split("\n");
    default:
      return [];
  }
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
function specificationText(text: string, line: number): readonly ProseText[] {
  const comment = /^\s*#\s?(.*)$/.exec(text) ?? /\s#\s(.*)$/.exec(text);
  const prose = comment?.[1] ?? YAML_PROSE.exec(text)?.[1] ?? (/^\s*[A-Z][^:{}]*\s[^:{}]*\s/.test(text) ? text : "");
  return prose.trim() === "" ? [] : [{ line, text: prose.trim().replace(/^["']|["']$/g, "") }];
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}
