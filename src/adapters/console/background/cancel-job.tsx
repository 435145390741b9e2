import type { QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import * as api from "../../../../generated/sdk/jobs.ts";
import { client } from "../session/client.ts";
import { usePageTexts } from "../texts/page-texts.ts";
import { useChange } from "../ui/changes.ts";
import { Confirm } from "../ui/confirm.tsx";
import { texts as backgroundTexts } from "./texts.ts";

interface CancelJobProps {
  readonly jobId: string;
  /** The queries that show the job. */
  readonly changes: readonly QueryKey[];
}

/** Stops a job after a confirmation. Its effects until then remain. */
export function CancelJob({ jobId, changes }: CancelJobProps) {
  const texts = usePageTexts(backgroundTexts);
  const [asking, setAsking] = useState(false);
  const cancel = useChange(() => api.cancel(client, { path: { id: jobId } }), {
    changes,
    done: texts.stopping,
    onDone: () => setAsking(false),
  });
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        {texts.stop}
      </button>
      {asking && (
        <Confirm title={texts.stopTitle} action={texts.stop} mutation={cancel} onClose={() => setAsking(false)}>
          <p>{texts.stopText}</p>
        </Confirm>
      )}
    </>
  );
}
