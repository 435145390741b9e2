import { useSession } from "../session/session.tsx";
import { useLanguage } from "../texts/texts.tsx";

/** A time in the language and the time zone of the user. */
export function Time({ at }: { readonly at: string }) {
  const { locale } = useLanguage();
  const { timezone } = useSession().user;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: timezone });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
