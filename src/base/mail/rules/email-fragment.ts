import { escapeAttribute } from "../../platform/rules/html-parts.ts";
import { parseHtml } from "../../platform/rules/html-parser.ts";

/** Elements of the content of an e-mail: text, lists, tables and pictures, without forms, styles and scripts. */
const ELEMENTS: ReadonlySet<string> = new Set([
  "a",
  "abbr",
  "b",
  "bdi",
  "bdo",
  "blockquote",
  "br",
  "caption",
  "center",
  "cite",
  "code",
  "dd",
  "del",
  "div",
  "dl",
  "dt",
  "em",
  "figcaption",
  "figure",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "hr",
  "i",
  "img",
  "ins",
  "kbd",
  "li",
  "mark",
  "ol",
  "p",
  "pre",
  "q",
  "s",
  "samp",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "table",
  "tbody",
  "td",
  "tfoot",
  "th",
  "thead",
  "time",
  "tr",
  "u",
  "ul",
  "var",
  "wbr",
]);
const VOID: ReadonlySet<string> = new Set(["br", "hr", "img", "wbr"]);
/** Their content is no text. */
const OPAQUE: ReadonlySet<string> = new Set([
  "script",
  "style",
  "template",
  "iframe",
  "object",
  "noscript",
  "textarea",
  "select",
  "svg",
  "math",
  "title",
]);

const IN_TABLE = ["table", "tbody", "thead", "tfoot"];
/**
 * The innermost part of a table in which each of these may be; elsewhere, browsers end the parts around it, and at last the
 * table of the layout.
 */
const PARENTS: Readonly<Record<string, readonly (string | undefined)[]>> = {
  table: [undefined, "td", "th", "caption"],
  caption: ["table"],
  tbody: ["table"],
  thead: ["table"],
  tfoot: ["table"],
  tr: IN_TABLE,
  td: [...IN_TABLE, "tr"],
  th: [...IN_TABLE, "tr"],
};

const ATTRIBUTES: ReadonlySet<string> = new Set(["align", "dir", "lang", "role", "title", "valign"]);
const OWN_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  img: ["src", "alt", "width", "height"],
  table: ["border", "cellpadding", "cellspacing", "width"],
  td: ["colspan", "rowspan", "width"],
  th: ["colspan", "rowspan", "scope", "width"],
  ol: ["start", "type"],
};
/** The class of a link that is shown as a button. */
const BUTTON_CLASS = "button";

/**
 * Properties in `style`. Colours are missing: the layout sets them for light and dark programs, and a fixed colour could
 * not be read in one of them. Positions are missing, because content could cover the footer.
 */
const PROPERTY =
  /^(?:text-align|text-decoration|font-weight|font-style|font-size|line-height|vertical-align|direction|list-style-type|(?:max-)?width|(?:padding|margin)(?:-(?:top|right|bottom|left))?)$/;
/** A hyphen only inside a word: negative margins could cover the footer. */
const PROPERTY_VALUE = /^(?:[a-z0-9.%, ]|(?<=[a-z])-(?=[a-z]))+$/i;

const LINK = /^(?:https?:\/\/|mailto:|tel:)/i;
const PICTURE = /^https:\/\//i;
/** In a template: the value of a variable comes later. */
const VARIABLE = /^\{\{/;

/** Markup that is left out of a message: an element, attribute or property, or the target of a link. */
interface LeftOut {
  readonly kind: "markup" | "link";
  readonly text: string;
}

/** Inline styles by element, because some programs ignore style sheets; `button` is the link with that class. */
type InlineStyles = Readonly<Record<string, string | undefined>>;

/** A fragment with balanced, permitted markup, and everything that it lost. */
interface EmailFragment {
  readonly html: string;
  readonly leftOut: readonly LeftOut[];
}

/**
 * Returns a fragment for the body of an e-mail: only permitted elements and attributes, and every element closed, so
 * that the content cannot change the layout around it. Texts of other elements remain.
 */
export function emailFragment(html: string, styles: InlineStyles = {}): EmailFragment {
  const pieces: string[] = [];
  const open: string[] = [];
  const found = new Map<string, LeftOut>();
  const leaveOut = (kind: LeftOut["kind"], text: string): void =>
    void found.set(`${kind} ${text}`, { kind, text: text.slice(0, 60) });
  let opaque = 0;
  /** The attributes of elements that have none of their own. */
  const usual = new Map<string, string>();
  const shownAttributes = (name: string, attributes: Readonly<Record<string, string>>): string => {
    const output = { styles, leaveOut };
    for (const _ in attributes) return attributesOf(name, attributes, output);
    const known = usual.get(name) ?? attributesOf(name, attributes, output);
    usual.set(name, known);
    return known;
  };
  parseHtml(html, {
    onopentag(name, attributes) {
      if (OPAQUE.has(name)) opaque += 1;
      if (!ELEMENTS.has(name)) leaveOut("markup", `<${name}>`);
      else if (opaque === 0 && !isInPlace(name, open)) leaveOut("markup", `<${name}>`);
      else if (opaque === 0) {
        pieces.push(`<${name}${shownAttributes(name, attributes)}>`);
        if (!VOID.has(name)) open.push(name);
      }
    },
    ontext(text) {
      if (opaque === 0) pieces.push(escapeAttribute(text));
    },
    onclosetag(name) {
      if (OPAQUE.has(name)) opaque -= 1;
      else if (opaque === 0 && open.at(-1) === name) {
        open.pop();
        pieces.push(`</${name}>`);
      }
    },
  });
  return { html: pieces.join(""), leftOut: [...found.values()] };
}

/** Whether an element may be here; only parts of tables have a place. */
function isInPlace(name: string, open: readonly string[]): boolean {
  const parents = PARENTS[name];
  return parents === undefined || parents.includes(open.findLast((outer) => Object.hasOwn(PARENTS, outer)));
}

interface Output {
  readonly styles: InlineStyles;
  readonly leaveOut: (kind: LeftOut["kind"], text: string) => void;
}

function attributesOf(tag: string, attributes: Readonly<Record<string, string>>, { styles, leaveOut }: Output): string {
  const isButton = tag === "a" && attributes["class"]?.trim() === BUTTON_CLASS;
  const kept = Object.entries(attributes).flatMap(([name, value]): string[] => {
    const text = value.trim();
    if (name === "style" || (name === "class" && isButton)) return [];
    if (!ATTRIBUTES.has(name) && !(OWN_ATTRIBUTES[tag] ?? []).includes(name)) leaveOut("markup", name);
    else if (!isSafe(name, text)) leaveOut("link", text);
    else return [attribute(name, text)];
    return [];
  });
  const style = [styles[isButton ? BUTTON_CLASS : tag] ?? [], declarations(attributes["style"] ?? "", leaveOut)].flat();
  return [
    ...kept,
    ...(tag === "img" && !("alt" in attributes) ? [attribute("alt", "")] : []),
    ...(isButton ? [attribute("class", BUTTON_CLASS)] : []),
    ...(style.length === 0 ? [] : [attribute("style", style.join(";"))]),
  ].join("");
}

const attribute = (name: string, value: string): string => ` ${name}="${escapeAttribute(value)}"`;

function isSafe(name: string, value: string): boolean {
  if (name === "href") return LINK.test(value) || VARIABLE.test(value);
  return name !== "src" || PICTURE.test(value);
}

function declarations(style: string, leaveOut: Output["leaveOut"]): string[] {
  const given = style.split(";").map((declaration) => declaration.trim());
  return given.filter((declaration) => {
    if (declaration === "") return false;
    const [property = "", value = ""] = declaration.split(/:(.*)/s).map((part) => part.trim());
    const isPermitted = PROPERTY.test(property.toLowerCase()) && PROPERTY_VALUE.test(value);
    if (!isPermitted) leaveOut("markup", property);
    return isPermitted;
  });
}
