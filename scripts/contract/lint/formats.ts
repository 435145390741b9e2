import { isIP } from "node:net";

/**
 * The formats of src/base/contract/formats.ts for examples and defaults. The scripts import nothing from src/, so a test
 * compares both.
 */
const EMAIL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@/;
const LABEL = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)?$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)?$/;
const PHONE = /^(tel:)?[+(0-9][0-9+()\p{Zs}.\-/\u2010-\u2015]*$/iu;
const TIMEZONE = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;
const ZONES = new Set(Intl.supportedValuesOf("timeZone"));

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith("0000")) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function isHostname(value: string): boolean {
  return value.length <= 253 && value.split(".").every((label) => LABEL.test(label));
}

function isEmail(value: string): boolean {
  const domain = value.slice(value.lastIndexOf("@") + 1);
  if (!EMAIL.test(value) || value.length > 254 || value.length - domain.length > 65) return false;
  return isHostname(domain) && /\.[^.]*[A-Za-z][^.]*$/.test(domain);
}

function isWebAddress(value: string): boolean {
  const url = /^https?:\/\/[^\s\\]+$/i.test(value) ? URL.parse(value) : null;
  return url !== null && url.username === "" && url.password === "";
}

/** Names such as EST and UTC are not in the list of Intl. */
function isTimezone(value: string): boolean {
  return (
    ZONES.has(value) ||
    (TIMEZONE.test(value) && (value.includes("/") || /^(UTC|GMT|EST|MST|HST)$/.test(value)) && isAccepted(value))
  );
}

function isAccepted(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}

function isCidr(value: string): boolean {
  const [address = "", bits = "", ...rest] = value.split("/");
  const width = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^(0|[1-9]\d{0,2})$/.test(bits) && Number(bits) <= width;
}

const hasCode = (type: "currency" | "region") => {
  const names = new Intl.DisplayNames("en", { type, fallback: "none" });
  // Intl also names codes for no currency, for unions of countries and for no country.
  const shape = type === "currency" ? /^(?!XXX|XTS)[A-Z]{3}$/ : /^(?!EU|EZ|UK|UN|XA|XB|ZZ)[A-Z]{2}$/;
  return (value: string): boolean => shape.test(value) && (names.of(value) ?? null) !== null;
};

const isAddress = (value: string): boolean => isIP(value) !== 0 && !value.includes("%");
const isText = (value: string): boolean => !/[\u0000-\u001f\u007f-\u009f]/.test(value) && value.isWellFormed();
const number = { type: "number", validate: (): boolean => true } as const;

/** All formats by name. */
export const formats = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  email: isEmail,
  date: isDate,
  "date-time": (value: string) => isDate(DATE_TIME.exec(value)?.[1] ?? ""),
  zoned: (value: string) => !/^\d{4}-\d{2}-\d{2}T[\d:.]+$/i.test(value),
  time: TIME,
  phone: (value: string) => {
    const digits = value.replace(/\D/g, "").length;
    return PHONE.test(value) && digits >= 4 && digits <= 20;
  },
  uri: isWebAddress,
  timezone: isTimezone,
  currency: hasCode("currency"),
  country: hasCode("region"),
  hostname: isHostname,
  ip: isAddress,
  ipv4: (value: string) => isIP(value) === 4,
  ipv6: (value: string) => isIP(value) === 6 && isAddress(value),
  cidr: isCidr,
  "ip-range": (value: string) => isAddress(value) || isCidr(value),
  text: isText,
  multiline: (value: string) => isText(value.replace(/[\t\n\r]/g, "")),
  password: isText,
  binary: (): boolean => true,
  int32: { type: "number", validate: (value: number) => Number.isInteger(value) && Math.abs(value) <= 2 ** 31 },
  int64: { type: "number", validate: Number.isInteger },
  float: number,
  double: number,
} as const;
