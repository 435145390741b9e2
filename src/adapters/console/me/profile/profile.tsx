import { usePageTexts } from "../../texts/page-texts.ts";
import { Page } from "../../ui/page.tsx";
import { BookingName } from "./booking-name.tsx";
import { Personal } from "./personal.tsx";
import { texts as pageTexts } from "./texts.ts";

/** The user's name, preferences and booking page. */
export function Profile() {
  const texts = usePageTexts(pageTexts);
  return (
    <Page title={texts.title} about={texts.about}>
      <Personal />
      <BookingName />
    </Page>
  );
}
