/** A second implementation of the contract's formats, so that the server's own is not used to verify itself. */
export const formats: Readonly<Record<string, (value: string) => boolean>> = {
  uuid: (value) => /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(value),
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value),
  // Format of responses: always UTC with milliseconds.
  "date-time": (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) && isInstant(value),
  email: (value) => /^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/.test(value),
  // Format of responses: E.164.
  phone: (value) => /^\+[1-9]\d{6,14}$/.test(value),
  uri: (value) => URL.canParse(value),
  hostname: (value) => /^(?=.{1,253}$)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/i.test(value),
  timezone: isTimezone,
  currency: (value) => /^[A-Z]{3}$/.test(value),
  country: (value) => /^[A-Z]{2}$/.test(value),
  ip: (value) => /^[0-9a-f.:]+$/i.test(value),
  "ip-range": (value) => /^[0-9a-f.:]+(\/\d{1,3})?$/i.test(value),
};

function isDay(value: string): boolean {
  return new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);
}

function isInstant(value: string): boolean {
  return !Number.isNaN(Date.parse(value));
}

function isTimezone(value: string): boolean {
  const known = timezones.get(value) ?? hasFormat(value);
  timezones.set(value, known);
  return known;
}

/** Creating a format is slow, and most responses contain a time zone. */
const timezones = new Map<string, boolean>();

function hasFormat(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
