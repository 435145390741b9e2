import { usePageTexts } from "../texts/page-texts.ts";
import { fill } from "../texts/texts.tsx";
import "./background.css";
import { useNumbers } from "./numbers.ts";
import { texts as backgroundTexts } from "./texts.ts";

interface ProgressProps {
  /** Names the work for screen readers. */
  readonly label: string;
  readonly done: number;
  /** Null while it is unknown. */
  readonly total: number | null;
  readonly secondsLeft?: number | null;
  /** Announces each quarter to screen readers; for the subject of a page, not for rows of a table. */
  readonly announced?: boolean;
}

/** The progress of work that continues in the background. */
export function Progress({ label, done, total, secondsLeft = null, announced = false }: ProgressProps) {
  const texts = usePageTexts(backgroundTexts);
  const number = useNumbers();
  const known = total !== null && total > 0;
  const values = { done: number(done), total: number(total ?? 0) };
  return (
    <div className="background-progress">
      <progress aria-label={label} {...(known && { value: Math.min(done, total), max: total })} />
      <span>
        {known ? fill(texts.progress, values) : done > 0 ? fill(texts.progressWithoutTotal, values) : texts.waiting}
        {secondsLeft !== null && secondsLeft > 0 && ` · ${timeLeft(secondsLeft, texts)}`}
      </span>
      {announced && (
        <span className="unseen" role="status">
          {known && fill(texts.percent, { label, percent: Math.floor((done * 4) / total) * 25 })}
        </span>
      )}
    </div>
  );
}

function timeLeft(seconds: number, texts: (typeof backgroundTexts)["en"]): string {
  if (seconds < 90) return fill(texts.secondsLeft, { count: seconds });
  return fill(texts.minutesLeft, { count: Math.ceil(seconds / 60) });
}
