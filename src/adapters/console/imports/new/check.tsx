import { useLocation } from "wouter";
import * as api from "../../../../../generated/sdk/imports.ts";
import type { Import } from "../../../../../generated/sdk/types.gen.ts";
import { CancelJob } from "../../background/cancel-job.tsx";
import { useNumbers } from "../../background/numbers.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { Counts } from "../counts.tsx";
import { IMPORTS } from "../queries.ts";
import { Problems } from "../problems.tsx";
import { RunningImport } from "../running-import.tsx";
import { texts as newTexts } from "./texts.ts";

/** The results of the trial; then the import starts. */
export function Check({ import: one }: { readonly import: Import }) {
  const texts = usePageTexts(newTexts);
  const number = useNumbers();
  const { change } = useUrlState("step");
  const [, navigate] = useLocation();
  const start = useChange(() => api.start(client, { path: { id: one.id }, body: { dry_run: false } }), {
    changes: [IMPORTS],
    done: texts.started,
    onDone: () => navigate(`/imports/${one.id}`),
  });
  const running = one.status === "running";
  const rows = one.created + one.updated;
  return (
    <>
      <section>
        <h2>{texts.checkTitle}</h2>
        <p>{texts.checkAbout}</p>
        <RunningImport import={one} />
        <Counts import={one} />
      </section>
      <Problems import={one} />
      {start.error && <ErrorNotice error={start.error} />}
      <div className="actions">
        {running && one.job_id !== null ? (
          <CancelJob jobId={one.job_id} changes={[IMPORTS]} />
        ) : (
          <>
            <button type="button" onClick={() => change({ step: "" })}>
              {texts.changeMapping}
            </button>
            <button
              type="button"
              className="primary"
              disabled={start.isPending || one.status !== "completed" || rows === 0}
              onClick={() => start.mutate(undefined)}
            >
              {fill(texts.run, { count: rows, number: number(rows) })}
            </button>
          </>
        )}
      </div>
    </>
  );
}
