import { useState } from "react";
import { usePreference } from "../session/preference.ts";
import { useSession } from "../session/session.tsx";
import { usePageTexts } from "../texts/page-texts.ts";
import { fill } from "../texts/texts.tsx";
import { Page } from "../ui/page.tsx";
import { RecentChanges } from "./changes.tsx";
import { Checklist } from "./checklist.tsx";
import { useFirstSteps } from "./first-steps.ts";
import { texts as pageTexts } from "./texts.ts";
import { Today } from "./today.tsx";
import "./home.css";

/** The start page: the first steps, the user's day and recent changes. */
export function Home() {
  const texts = usePageTexts(pageTexts);
  const { user } = useSession();
  const name = user.first_name ?? user.email;
  const steps = useFirstSteps();
  const [wanted, setWanted] = usePreference("firstSteps", true);
  const [again, setAgain] = useState(false);
  const shown = wanted && (again || steps?.some(({ done }) => !done) === true);
  const show = (): void => {
    setWanted(true);
    setAgain(true);
  };
  return (
    <Page
      title={fill(texts.hello, { name })}
      actions={
        steps !== null &&
        !shown && (
          <button type="button" onClick={show}>
            {texts.show}
          </button>
        )
      }
    >
      {steps !== null && shown && <Checklist steps={steps} onHide={() => setWanted(false)} />}
      <div className="home-lists">
        <Today />
        <RecentChanges />
      </div>
    </Page>
  );
}
