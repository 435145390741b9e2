import { usePageTexts } from "../../texts/page-texts.ts";
import { fill, useLanguage } from "../../texts/texts.tsx";
import { useAnnounce } from "../../ui/announcements.tsx";
import { copyToWorkingDays, type Draft, type Weekday, weekOf, WEEKDAYS } from "./draft.ts";
import { Intervals } from "./intervals.tsx";
import { texts as pageTexts } from "./texts.ts";

interface WeekProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The hours of the week, in the order of the language. */
export function Week({ draft, onChange }: WeekProps) {
  const texts = usePageTexts(pageTexts);
  const { locale } = useLanguage();
  const announce = useAnnounce();
  const copy = (day: Weekday): void => {
    onChange(copyToWorkingDays(draft, day));
    announce(fill(texts.copied, { day: texts.days[day] }));
  };
  return (
    <fieldset>
      <legend>{texts.week}</legend>
      <p className="help">{texts.weekHelp}</p>
      {weekOf(locale).map((day) => (
        <fieldset key={day} className="hours-day">
          <legend>{texts.days[day]}</legend>
          <Intervals
            day={texts.days[day]}
            path={`/weekly_hours/${WEEKDAYS.indexOf(day)}`}
            intervals={draft.week[day]}
            onChange={(intervals) => onChange({ ...draft, week: { ...draft.week, [day]: intervals } })}
          />
          {draft.week[day].length > 0 && (
            <button type="button" className="link" onClick={() => copy(day)}>
              {texts.copy}
            </button>
          )}
        </fieldset>
      ))}
    </fieldset>
  );
}
