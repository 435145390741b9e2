/** An event as calendars on the web need it. */
export interface CalendarLinkEvent {
  readonly title: string;
  readonly description: string | null;
  readonly location: string | null;
  /** RFC 3339. */
  readonly start_at: string;
  readonly end_at: string;
}

/** The addresses that add an event to a calendar on the web. */
export interface CalendarLinks {
  readonly google: string;
  /** Outlook.com, for private accounts. */
  readonly outlook: string;
  /** Microsoft 365, for accounts of organizations. */
  readonly office365: string;
}

/** Servers reject long addresses; percent encoding triples the length of some texts. */
const MAX_DESCRIPTION = 500;

/** Returns the links that open a calendar with a filled-in entry, which its user saves. */
export function calendarLinks({ title, description, location, start_at, end_at }: CalendarLinkEvent): CalendarLinks {
  const text = Array.from(description ?? "")
    .slice(0, MAX_DESCRIPTION)
    .join("");
  const [start, end] = [start_at, end_at].map((time) => new Date(time).toISOString());
  const google = {
    action: "TEMPLATE",
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    details: text,
    location: location ?? "",
  };
  const outlook = {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt: start ?? "",
    enddt: end ?? "",
    body: text,
    location: location ?? "",
  };
  return {
    google: withQuery("https://calendar.google.com/calendar/render", google),
    outlook: withQuery("https://outlook.live.com/calendar/0/deeplink/compose", outlook),
    office365: withQuery("https://outlook.office.com/calendar/0/deeplink/compose", outlook),
  };
}

/** `2026-03-05T16:00:00.000Z` becomes `20260305T160000Z`. */
const compact = (time = ""): string => time.replace(/[-:]|\.\d+/g, "");

/** Outlook shows the `+` of form encoding, so spaces become `%20`. */
function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const entries = Object.entries(query).filter(([, value]) => value !== "");
  return `${address}?${entries.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join("&")}`;
}
