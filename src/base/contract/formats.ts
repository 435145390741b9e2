import { countries, currencies } from "./code-lists.ts";
import { normalized } from "./unicode.ts";

/**
 * The string formats of the contract. The checks are strict: a valid value can be stored and forwarded unchanged. The
 * generated validators import the formats by name.
 */

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
const hostname = new RegExp(`^${label}(?:\\.${label})*$`);
const calendarDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const clock = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.\d{1,9})?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/i;
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
// Characters that are not allowed in single-line texts.
const control = /[\u0000-\u001f\u007f-\u009f]/;
// As above, but multi-line texts may contain newline, carriage return and tab.
const controlInLines = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

function isDate(value: string): boolean {
  const match = calendarDate.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= (days[month - 1] ?? 0);
}

/** Also accepts RFC 3339 without an offset; the format `zoned` then reports the missing offset. */
const isDateTime = (value: string): boolean => instantOf(value) !== null || lacksOffset(value);

/** Accepts text that could be a phone number. Whether it is valid depends on the country, which is unknown here. */
function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, "").length;
  return /^(?:tel:)?[+(0-9][0-9+()\p{Zs}.\-/\u2010-\u2015]*$/iu.test(value) && digits >= 4 && digits <= 20;
}

function isHostname(value: string): boolean {
  return value.length <= 253 && hostname.test(value);
}

/** Accepts addresses that are used in practice: a dot-atom and a domain of at least two labels. */
function isEmail(value: string): boolean {
  const at = value.lastIndexOf("@");
  const domain = value.slice(at + 1);
  if (at < 1 || at > 64 || value.length > 254 || !localPart.test(value.slice(0, at))) return false;
  return domain.includes(".") && isHostname(domain) && /[A-Za-z]/.test(domain.slice(domain.lastIndexOf(".") + 1));
}

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value) || !isText(value)) return false;
  const url = URL.parse(value);
  return url !== null && url.hostname !== "" && url.username === "" && url.password === "";
}

const timezones = new Map<string, boolean>();
// Names that ICU accepts although they are ambiguous abbreviations (IST). Temporal rejects them.
const abbreviation = /^(?:AC|AE|AG|AR|AS|BE|BS|CA|CN|CS|CT|EA|EC|IE|IS|JS|MI|NE|NS|PL|PN|PR|PS|SS|VS)T$/i;

/**
 * Accepts IANA names only. Intl also accepts offsets such as `+02:00` and abbreviations such as `PST`; these are
 * rejected.
 */
function isTimezone(value: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/.test(value) || value.length > 100) return false;
  if (abbreviation.test(value)) return false;
  const known = timezones.get(value);
  if (known !== undefined) return known;
  const valid = isIntlTimezone(value);
  if (valid) timezones.set(value, valid);
  return valid;
}

function isIntlTimezone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}

function isIpv6(value: string): boolean {
  return /^[0-9a-f:.]+$/i.test(value) && value.includes(":") && URL.canParse(`http://[${value}]/`);
}

function isIp(value: string): boolean {
  return ipv4.test(value) || isIpv6(value);
}

function isCidr(value: string): boolean {
  const [address = "", bits, ...rest] = value.split("/");
  const width = ipv4.test(address) ? 32 : isIpv6(address) ? 128 : -1;
  if (width < 0 || rest.length > 0) return false;
  return bits !== undefined && /^(?:0|[1-9]\d{0,2})$/.test(bits) && Number(bits) <= width;
}

function isText(value: string): boolean {
  return !control.test(value) && value.isWellFormed();
}

function isMultiline(value: string): boolean {
  return !controlInLines.test(value) && value.isWellFormed();
}

const anyNumber = (): boolean => true;

/** All formats by their name in the contract. */
export const formats = {
  uuid: (value: string) => uuid.test(value),
  email: isEmail,
  date: isDate,
  "date-time": isDateTime,
  zoned: (value: string) => !lacksOffset(value),
  time: (value: string) => clock.test(value),
  phone: isPhone,
  uri: isWebAddress,
  timezone: isTimezone,
  currency: (value: string) => currencies.has(value),
  country: (value: string) => countries.has(value),
  hostname: isHostname,
  ip: isIp,
  ipv4: (value: string) => ipv4.test(value),
  ipv6: isIpv6,
  cidr: isCidr,
  "ip-range": (value: string) => isIp(value) || isCidr(value),
  text: isText,
  multiline: isMultiline,
  password: isText,
  /** A file: bytes, to which no text check applies. */
  binary: () => true,
  int32: { type: "number", validate: (value: number) => Number.isInteger(value) && Math.abs(value) <= 2 ** 31 },
  int64: { type: "number", validate: Number.isInteger },
  float: { type: "number", validate: anyNumber },
  double: { type: "number", validate: anyNumber },
} as const;

/** Returns the validation code for a value that does not match the format. */
export function formatCode(format: string): "invalid_character" | "timezone_required" | "format" {
  if (format === "zoned") return "timezone_required";
  return format === "text" || format === "multiline" || format === "password" ? "invalid_character" : "format";
}

const ASCII = /^[ -~]*$/;
/** Letters, marks and digits of any script: no invisible characters, no other dots, no hyphens around a label. */
const DOMAIN = /^(?!-)(?!.*(?:\.-|-\.|\.\.))[\p{L}\p{M}\p{N}.-]+(?<![-.])$/u;

/**
 * Returns a host name in ASCII (IDNA, UTS #46): `münchen.example` becomes `xn--mnchen-3ya.example`. Null if it has none,
 * or if it contains full-width or other characters that only look like those of a name.
 */
export function asciiHost(host: string): string | null {
  if (ASCII.test(host)) return host;
  if (!DOMAIN.test(host) || normalized(host, "NFKC") !== normalized(host, "NFC")) return null;
  return URL.parse(`http://${host}/`)?.hostname ?? null;
}

/**
 * Returns an e-mail address, or a part of one, with its domain in ASCII: the only form that is stored and compared. A text
 * whose domain has none stays unchanged, and so does the part before the @.
 */
export function withAsciiDomain(address: string): string {
  if (ASCII.test(address)) return address;
  const start = address.lastIndexOf("@") + 1;
  const host = asciiHost(address.slice(start));
  return host === null ? address : address.slice(0, start) + host;
}

/** RFC 3339 §5.6, with or without an offset. */
const DATE_TIME =
  /^(?<date>\d{4}-\d{2}-\d{2})[Tt](?<minute>(?:[01]\d|2[0-3]):[0-5]\d):(?<second>[0-5]\d|60)(?:\.(?<fraction>\d+))?(?<offset>[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/;
const MINUTE = 60_000;
/** The last minute of a UTC day, the only one that can contain a leap second. */
const LAST_MINUTE = "T23:59:";

/**
 * Returns the instant in UTC with milliseconds: `2026-03-01T09:30:00+01:00` becomes `2026-03-01T08:30:00.000Z`. Accepts
 * every form of RFC 3339. Digits after the third are cut off, and a leap second becomes the second before it, because
 * neither JavaScript nor PostgreSQL can represent it. Returns null for all other texts, for a time without an offset,
 * and for an instant outside the years 1 to 9999 in UTC.
 */
export function instantOf(text: string): string | null {
  const parts = DATE_TIME.exec(text)?.groups;
  if (!parts?.["offset"]) return null;
  const { date = "", minute = "", second = "", fraction = "", offset = "" } = parts;
  const isLeap = second === "60";
  const local = `${date}T${minute}:${isLeap ? "59" : second}.${fraction.slice(0, 3).padEnd(3, "0")}Z`;
  const instant = new Date(Date.parse(local) - minutesOf(offset) * MINUTE);
  // JavaScript parses 2026-02-30 as a day in March.
  if (Number.isNaN(instant.getTime()) || !new Date(local).toISOString().startsWith(date)) return null;
  const shown = instant.toISOString();
  if (!/^(?!0000)\d{4}-/.test(shown)) return null;
  return isLeap && !shown.includes(LAST_MINUTE) ? null : shown;
}

/** Returns whether the text is a valid time except for its missing offset. */
export function lacksOffset(text: string): boolean {
  const offset = DATE_TIME.exec(text)?.groups?.["offset"];
  return offset === undefined && instantOf(`${text}Z`) !== null;
}

function minutesOf(offset: string): number {
  if (/^z$/i.test(offset)) return 0;
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  return (hours * 60 + minutes) * (offset.startsWith("-") ? -1 : 1);
}

/**
 * Options of ajv for validators that check few values, so that compiling them takes longer than using them. Smaller code
 * compiles in two thirds of the time.
 */
export const quickly = { inlineRefs: false, code: { optimize: false } } as const;
