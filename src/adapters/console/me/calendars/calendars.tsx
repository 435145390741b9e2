import { usePageTexts } from "../../texts/page-texts.ts";
import { Page } from "../../ui/page.tsx";
import { BusyTimes } from "./busy-times.tsx";
import { Feeds } from "./feeds.tsx";
import { texts as pageTexts } from "./texts.ts";

/** The times in which the user cannot be booked: external calendars, and times entered by hand. */
export function Calendars() {
  const { title, about } = usePageTexts(pageTexts);
  return (
    <Page title={title} about={about}>
      <Feeds />
      <BusyTimes />
    </Page>
  );
}
