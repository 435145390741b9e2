import { dateFormat } from "../../../base/i18n/dates.ts";
import { useSession } from "../session/session.tsx";
import { useLanguage } from "../texts/texts.tsx";

interface TimeProps {
  readonly at: string;
  /** Whether seconds are shown, for times that are compared with other logs. */
  readonly seconds?: boolean;
}

/** A time in the language and the time zone of the user. */
export function Time({ at, seconds = false }: TimeProps) {
  const format = useTimeFormat(seconds ? "medium" : "short");
  return <time dateTime={at}>{format(at)}</time>;
}

/** Returns a function that writes a time in the language and the time zone of the user. */
export function useTimeFormat(timeStyle: "short" | "medium" = "short"): (at: string) => string {
  return useDateFormat({ dateStyle: "medium", timeStyle });
}

/** Like useTimeFormat, with the options of Intl.DateTimeFormat. */
export function useDateFormat(options: Intl.DateTimeFormatOptions): (at: string) => string {
  const { locale } = useLanguage();
  const { timezone: timeZone } = useSession().user;
  const format = dateFormat(locale, { timeZone, ...options });
  return (at) => format.format(new Date(at));
}
