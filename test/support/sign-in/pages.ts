import { createHmac } from "node:crypto";
import { browserAt, type Browser } from "../oauth/oauth.ts";
import type { Person } from "../accounts/people.ts";

type Fields = Readonly<Record<string, string>>;

/** A page as received by a browser without scripts. */
export interface ReceivedPage {
  readonly status: number;
  readonly headers: Headers;
  /** The redirect target; null without one. */
  readonly location: string | null;
  readonly text: string;
  readonly title: string;
  /** The texts with `role="alert"` or `role="status"`. */
  readonly messages: readonly string[];
  /** The hidden fields of each form by its action. */
  readonly forms: ReadonlyMap<string, Fields>;
}

/** A browser without scripts that opens account pages and submits their forms. */
export interface PageVisitor {
  readonly browser: Browser;
  open(path: string, headers?: Fields): Promise<ReceivedPage>;
  /** Opens a page and submits its form with this action, the page's path by default. */
  fill(path: string, fields: Fields, action?: string): Promise<ReceivedPage>;
  /** Submits fields to an address. */
  send(path: string, fields: Fields, headers?: Fields): Promise<ReceivedPage>;
}

/** Creates a browser for account pages. */
export function pageVisitor(url: string, language = "en"): PageVisitor {
  const browser = browserAt(url);
  const common = { "Accept-Language": language, Accept: "text/html" };
  const open = async (path: string, headers: Fields = {}): Promise<ReceivedPage> =>
    await received(await browser.open(path, { headers: { ...common, ...headers } }));
  const send = async (path: string, fields: Fields, headers: Fields = {}): Promise<ReceivedPage> => {
    const body = new URLSearchParams(fields);
    return await received(await browser.open(path, { method: "POST", body, headers: { ...common, ...headers } }));
  };
  return {
    browser,
    open,
    send,
    async fill(path, fields, action = path) {
      const { forms, status } = await open(path);
      const hidden = forms.get(action);
      if (!hidden) throw new Error(`${path} (${status}) has no form ${action}, only ${[...forms.keys()].join(", ")}`);
      return await send(action, { ...hidden, ...fields });
    },
  };
}

/** Signs in on the page; returns the answer. */
export async function signInOnPage(
  visitor: PageVisitor,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<ReceivedPage> {
  return await visitor.fill("/sign-in", { email, password });
}

/** Returns the code of an authenticator app (RFC 6238, SHA-1, 30 seconds, six digits). */
export function codeOfApp(secret: string, time = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

function fromBase32(text: string): Buffer {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = Array.from(text, (character) => alphabet.indexOf(character).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

async function received(answer: Response): Promise<ReceivedPage> {
  // E-mail is written with a hyphen at which lines do not break, and addresses with a place at which they do.
  const text = (await answer.text()).replaceAll("\u2011", "-").replaceAll("</bdi><wbr /><bdi>", "");
  const forms = [...text.matchAll(/<form\b[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/gs)];
  const messages = text.matchAll(/role="(?:alert|status)"(?![^>]*hidden)[^>]*>([^<]*)/g);
  return {
    status: answer.status,
    headers: answer.headers,
    location: answer.headers.get("location"),
    text,
    title: /<h1>(.*?)<\/h1>/s.exec(text)?.[1] ?? "",
    messages: [...messages].map(([, message = ""]) => message.trim()).filter((message) => message !== ""),
    forms: new Map(forms.map(([, action = "", content = ""]) => [plain(action), hiddenIn(content)])),
  };
}

function hiddenIn(form: string): Fields {
  const inputs = form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, plain(value)]));
}

function plain(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
