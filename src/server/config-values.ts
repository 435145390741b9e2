import type { KeyObject } from "node:crypto";
import { isIP } from "node:net";
import { z } from "zod";
import { readSigningKey } from "../mail/dkim.ts";

/** A port number. */
export const port = (standard: number) => integer(standard, { from: 0, to: 65_535 });
/** `on` or `off`. */
export const onOff = (standard: "on" | "off") =>
  z.enum(["on", "off"], "must be on or off").default(standard).transform(isOn);
/** A list of items separated by commas. */
export const commaList = (check: (item: string) => boolean, form: string) =>
  z
    .string()
    .default("")
    .transform(splitList)
    .refine((items) => items.every(check), `must be ${form}, separated by commas`);
/** A URL with one of these protocols. */
export const url = (protocols: readonly string[], form: string) =>
  z.string().refine((text) => isUrl(text, protocols), `must be ${form}`);
/** The URL of a PostgreSQL database. */
export const databaseUrl = url(["postgres:", "postgresql:"], "a URL such as postgresql://user:password@host:5432/name");
/** 32 bytes in base64. */
export const secretKey = z
  .string()
  .transform((text) => Buffer.from(text, "base64"))
  .refine((key) => key.length === 32, "must be 32 bytes in base64 (generate one with: openssl rand -base64 32)");

/** A whole number. */
export function integer(standard: number, { from, to }: { from: number; to: number }) {
  const form = `must be a whole number from ${String(from)} to ${String(to)}`;
  const inside = (value: number): boolean => value >= from && value <= to;
  return z
    .string()
    .regex(/^\d{1,9}$/, form)
    .default(String(standard))
    .transform(Number)
    .refine(inside, form);
}

/** The number of processes; `auto`: null, one per core if they can share their limits. */
export const processCount = z
  .string()
  .regex(/^(auto|[1-9]\d?)$/, "must be a whole number from 1 to 99, or auto")
  .default("1")
  .transform((text) => (text === "auto" ? null : Number(text)));

/** An RSA key in PEM. */
export function signingKey(text: string, context: z.RefinementCtx): KeyObject {
  const key = readSigningKey(text);
  if (key !== null) return key;
  const message = "must be an RSA private key of at least 2048 bits in PEM (generate one with: openssl genrsa 2048)";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
}

/** A number of hops, or addresses and subnets. */
export function readProxies(text: string, context: z.RefinementCtx): number | string[] {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const items = splitList(text);
  if (!items.every((item) => isSubnet(item) || ["loopback", "linklocal", "uniquelocal"].includes(item))) {
    context.addIssue({
      code: "custom",
      message: "must be a number of hops, or addresses and subnets, separated by commas",
    });
  }
  return items;
}

function splitList(text: string): string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

function isOn(value: "on" | "off"): boolean {
  return value === "on";
}

/** The URL of a bucket, whose key has variables of its own. */
export const bucketUrl = z
  .string()
  .refine(
    (text) => isUrl(text, ["http:", "https:"]) && new URL(text).href === new URL(text).origin + new URL(text).pathname,
    "must be the URL of a bucket, such as https://s3.eu-west-3.amazonaws.com/crm-files",
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
