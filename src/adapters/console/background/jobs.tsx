import type { QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import * as api from "../../../../generated/sdk/jobs.ts";
import { client } from "../session/client.ts";
import { fill } from "../texts/texts.tsx";
import { useChange } from "../ui/data.ts";
import { Confirm } from "../ui/dialog.tsx";
import { Button } from "../ui/page.tsx";
import { Badge, nameIn, useNumbers } from "../ui/values.tsx";
import { useBackgroundTexts } from "./texts.ts";
import "./background.css";

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
  const texts = useBackgroundTexts();
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

function timeLeft(seconds: number, texts: ReturnType<typeof useBackgroundTexts>): string {
  if (seconds < 90) return fill(texts.secondsLeft, { count: seconds });
  return fill(texts.minutesLeft, { count: Math.ceil(seconds / 60) });
}

/** The status of a job, an export or an import. */
export function StatusBadge({ status }: { readonly status: string }) {
  const { statuses } = useBackgroundTexts();
  const tone = status === "completed" ? "good" : status === "failed" ? "fault" : "neutral";
  return <Badge tone={tone}>{nameIn(statuses, status)}</Badge>;
}

const POLL_MS = 1_500;

/** The option of a query that loads its data again while work is running. Hidden windows do not ask. */
export function pollWhile<Data>(isRunning: (data: Data) => boolean) {
  return ({ state: { data } }: { readonly state: { readonly data: Data | undefined } }): number | false =>
    data !== undefined && isRunning(data) ? POLL_MS : false;
}

/** Returns whether a job with this status continues. */
export const isUnfinished = (status: string): boolean => status === "queued" || status === "running";

interface CancelJobProps {
  readonly jobId: string;
  /** The queries that show the job. */
  readonly changes: readonly QueryKey[];
}

/** Stops a job after a confirmation. Its effects until then remain. */
export function CancelJob({ jobId, changes }: CancelJobProps) {
  const texts = useBackgroundTexts();
  const [asking, setAsking] = useState(false);
  const cancel = useChange(() => api.cancel(client, { path: { id: jobId } }), changes, {
    done: texts.stopping,
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.stop}</Button>
      {asking && (
        <Confirm title={texts.stopTitle} action={texts.stop} mutation={cancel} onClose={() => setAsking(false)}>
          <p>{texts.stopText}</p>
        </Confirm>
      )}
    </>
  );
}

/** Returns a function that names the records of a type, e.g. "Contacts". A type without a text is shown by its name. */
export function useRecordTypes(): (type: string) => string {
  const { recordTypes } = useBackgroundTexts();
  const names: Readonly<Record<string, string>> = recordTypes;
  return (type) => names[type] ?? type.charAt(0).toUpperCase() + type.slice(1).replaceAll("_", " ");
}
