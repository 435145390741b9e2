import { countries, currencies } from "./code-lists.ts";
import { instantOf, lacksOffset } from "./instant.ts";

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
