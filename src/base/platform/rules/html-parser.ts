import { createRequire } from "node:module";
import type * as Html from "htmlparser2";
import { onUse } from "../../contract/on-use.ts";

const require: (name: "htmlparser2") => typeof Html = createRequire(import.meta.url);

/** Returns the library that parses HTML: with its packages 24 modules, which most requests do not need. */
export const htmlParser = onUse(() => require("htmlparser2"));

/** No message is nested so deeply. The library moves all open elements for each one that it opens. */
const MAX_DEPTH = 256;

/** Characters that are parsed in one step; a step takes some milliseconds. */
const STEP = 65_536;

/**
 * Calls the handler for each part of an HTML text, in linear time. An element in 256 others is opened and closed at once; its
 * content follows.
 */
export function parseHtml(html: string, handler: Partial<Html.Handler>): void {
  finished(parsingSteps(html, handler));
}

/** Like parseHtml(), in steps. A text between two tags is in one step unless it is longer than one. */
export function* parsingSteps(html: string, handler: Partial<Html.Handler>): Generator<undefined, void> {
  const { Parser } = htmlParser();
  /** The open elements of each name that are not counted, because they are too deep. */
  const tooDeep = new Map<string, number>();
  let depth = 0;
  let hasOpened = false;
  let isClosing = false;
  /** Treats elements that are too deep like `<br>`, which has no content and no closing tag. */
  class BoundedParser extends Parser {
    protected override isVoidElement(name: string): boolean {
      const ends = hasOpened;
      hasOpened = false;
      if (super.isVoidElement(name)) return true;
      if (ends) return depth > MAX_DEPTH;
      const ignored = tooDeep.get(name) ?? 0;
      if (isClosing ? ignored === 0 : depth < MAX_DEPTH) return false;
      tooDeep.set(name, ignored + (isClosing ? -1 : 1));
      return true;
    }
    override onclosetag(start: number, endIndex: number): void {
      isClosing = true;
      super.onclosetag(start, endIndex);
      isClosing = false;
    }
  }
  const parser = new BoundedParser({
    ...handler,
    onopentag(name, attributes, isImplied) {
      depth += 1;
      hasOpened = true;
      handler.onopentag?.(name, attributes, isImplied);
    },
    onclosetag(name, isImplied) {
      depth -= 1;
      handler.onclosetag?.(name, isImplied);
    },
  });
  for (let at = 0; at < html.length;) {
    const tag = html.lastIndexOf("<", at + STEP);
    const end = tag > at ? tag : at + STEP;
    parser.write(html.slice(at, end));
    at = end;
    if (at < html.length) yield;
  }
  parser.end();
}

/** Runs all steps of work at once; returns its result. */
export function finished<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
