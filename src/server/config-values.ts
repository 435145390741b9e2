import type { KeyObject } from "node:crypto";
import { isIP } from "node:net";
import { readSigningKey } from "../base/mail/dkim.ts";

/** Converts the text of a variable to its value. Throws WrongValue. */
export type Read<Value> = (text: string) => Value;
/** Reads a variable, which may be unset. */
type Variable<Value> = (text: string | undefined) => Value;
/** The values of variables. */
export type ValuesOf<Variables> = {
  readonly [Name in keyof Variables]: Variables[Name] extends Variable<infer Value> ? Value : never;
};

/** The value of a variable is invalid; the message says what it must be. */
export class WrongValue extends Error {
  override readonly name = "WrongValue";
}

/** A variable without a default. */
export const optional =
  <Value>(read: Read<Value>): Variable<Value | undefined> =>
  (text) =>
    text === undefined ? undefined : read(text);
/** A variable with a default. */
export const withDefault =
  <Value>(standard: string, read: Read<Value>): Variable<Value> =>
  (text) =>
    read(text ?? standard);

/** Any text. */
export const anyText: Read<string> = (text) => text;

/** A text that `check` accepts. */
export function checked(check: (text: string) => boolean, form: string): Read<string> {
  return (text) => {
    if (!check(text)) throw new WrongValue(`must be ${form}`);
    return text;
  };
}

/** A text that matches a pattern. */
export const matching = (pattern: RegExp, form: string): Read<string> => checked((text) => pattern.test(text), form);

/** One of these words. */
export function oneOf<Word extends string>(words: readonly Word[]): Read<Word> {
  const form = words.join(", ").replace(/, ([^,]+)$/, " or $1");
  return (text) => {
    const found = words.find((word) => word === text);
    if (found === undefined) throw new WrongValue(`must be ${form}`);
    return found;
  };
}

/** A port number. */
export const port = (standard: number) => integer(standard, { from: 0, to: 65_535 });

/** `on` or `off`. */
export function onOff(standard: "on" | "off"): Variable<boolean> {
  const read = oneOf(["on", "off"]);
  return withDefault(standard, (text) => read(text) === "on");
}

/** A list of items separated by commas. */
export function commaList(check: (item: string) => boolean, form: string): Variable<string[]> {
  return withDefault("", (text) => {
    const items = splitList(text);
    if (!items.every(check)) throw new WrongValue(`must be ${form}, separated by commas`);
    return items;
  });
}

/** A URL with one of these protocols. */
export const url = (protocols: readonly string[], form: string): Read<string> =>
  checked((text) => isUrl(text, protocols), form);
/** The URL of a PostgreSQL database. */
export const databaseUrl = url(["postgres:", "postgresql:"], "a URL such as postgresql://user:password@host:5432/name");

/** 32 bytes in base64. */
export const secretKey: Read<Buffer> = (text) => {
  const key = Buffer.from(text, "base64");
  if (key.length === 32) return key;
  throw new WrongValue("must be 32 bytes in base64 (generate one with: openssl rand -base64 32)");
};

/** A number that matches a pattern. */
export function number(standard: number, pattern: RegExp, form: string): Variable<number> {
  const read = matching(pattern, form);
  return withDefault(String(standard), (text) => Number(read(text)));
}

/** A whole number. */
export function integer(standard: number, { from, to }: { from: number; to: number }): Variable<number> {
  const isInside = (text: string): boolean => /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to;
  const read = checked(isInside, `a whole number from ${String(from)} to ${String(to)}`);
  return withDefault(String(standard), (text) => Number(read(text)));
}

/** The number of processes; `auto`: null, one per core if they can share their limits. */
export const processCount: Variable<number | null> = withDefault("1", (text) => {
  const read = matching(/^(auto|[1-9]\d?)$/, "a whole number from 1 to 99, or auto");
  return read(text) === "auto" ? null : Number(text);
});

/** An RSA key in PEM. */
export const signingKey: Read<KeyObject> = (text) => {
  const key = readSigningKey(text);
  if (key !== null) return key;
  throw new WrongValue(
    "must be an RSA private key of at least 2048 bits in PEM (generate one with: openssl genrsa 2048)",
  );
};

/** A number of hops, or addresses and subnets. */
export const proxies: Read<number | string[]> = (text) => {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const items = splitList(text);
  if (items.every((item) => isSubnet(item) || ["loopback", "linklocal", "uniquelocal"].includes(item))) return items;
  throw new WrongValue("must be a number of hops, or addresses and subnets, separated by commas");
};

function splitList(text: string): string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/** The URL of a bucket, whose key has variables of its own. */
export const bucketUrl = checked(
  (text) => isUrl(text, ["http:", "https:"]) && new URL(text).href === new URL(text).origin + new URL(text).pathname,
  "the URL of a bucket, such as https://s3.eu-west-3.amazonaws.com/crm-files",
);

function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

/** Returns whether a text is the origin of a website. */
export function isOrigin(text: string): boolean {
  return isUrl(text, ["http:", "https:"]) && new URL(text).origin === text;
}

/** Returns whether a text is an IP address or a subnet. */
export function isSubnet(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || address.includes("%") || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Removes slashes at the end. */
export function trimSlash(text: string): string {
  return text.replace(/\/+$/, "");
}
