import type { Import } from "../../../../generated/sdk/types.gen.ts";
import { Progress } from "../background/progress.tsx";
import { usePageTexts } from "../texts/page-texts.ts";
import { texts as importTexts } from "./texts.ts";

/** The progress of an import, how it ended, and why it ended early. */
export function RunningImport({ import: one }: { readonly import: Import }) {
  const texts = usePageTexts(importTexts);
  const { status, processed_rows: done, rows: total, seconds_left: secondsLeft, failure } = one;
  return (
    <>
      {status === "running" && (
        <Progress label={texts.progress} done={done} total={total} secondsLeft={secondsLeft} announced />
      )}
      <p role="status">{status === "completed" && (one.dry_run ? texts.trialDone : texts.done)}</p>
      {status === "cancelled" && <p className="notice">{texts.cancelled}</p>}
      {failure !== null && (
        <p className="notice fault" role="alert">
          {failure.message}
        </p>
      )}
    </>
  );
}
