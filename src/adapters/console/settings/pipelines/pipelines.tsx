import { useState } from "react";
import * as api from "../../../../../generated/sdk/pipelines.ts";
import type { Pipeline } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { useTexts } from "../../texts/texts.tsx";
import { requireSuccess } from "../../ui/batch.ts";
import { useChange } from "../../ui/changes.ts";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Page } from "../../ui/page.tsx";
import { CreatePipeline } from "./pipeline-form.tsx";
import { PipelineSection } from "./pipeline-section.tsx";
import { PIPELINES, usePipelines, useStageCounts } from "./pipelines-data.ts";
import { texts as pageTexts } from "./texts.ts";

/** The pipelines of the organization with their stages. */
export function Pipelines() {
  const texts = usePageTexts(pageTexts);
  const mayChange = usePermission("organization:manage");
  const pipelines = usePipelines();
  const [creating, setCreating] = useState(false);
  return (
    <Page
      title={texts.title}
      about={mayChange ? texts.about : `${texts.about} ${texts.readOnly}`}
      actions={
        mayChange && (
          <button type="button" className="primary" onClick={() => setCreating(true)}>
            {texts.create}
          </button>
        )
      }
    >
      <Loaded query={pipelines}>
        {(loaded) => (
          <>
            <PipelineList pipelines={loaded} />
            {creating && <CreatePipeline pipelines={loaded} onClose={() => setCreating(false)} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function PipelineList({ pipelines }: { readonly pipelines: readonly Pipeline[] }) {
  const texts = usePageTexts(pageTexts);
  const { forms } = useTexts();
  const counts = useStageCounts();
  const move = useChange((order: readonly Pipeline[]) => saveOrder(order), {
    changes: [PIPELINES],
    done: forms.saved,
  });
  if (pipelines.length === 0)
    return (
      <div className="empty">
        <p>{texts.empty}</p>
      </div>
    );
  return (
    <>
      {move.error && <ErrorNotice error={move.error} />}
      {pipelines.map((pipeline, index) => (
        <PipelineSection
          key={pipeline.id}
          pipeline={pipeline}
          counts={counts.data ?? new Map()}
          onMove={(to) => {
            if (!move.isPending) move.mutate(moved(pipelines, index, to));
          }}
          index={index}
          total={pipelines.length}
        />
      ))}
    </>
  );
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** Saves the positions of the pipelines that are not at their place, in one request. */
async function saveOrder(pipelines: readonly Pipeline[]): Promise<void> {
  const operations = pipelines.flatMap(({ id, version, position: before }, index) =>
    before === index + 1
      ? []
      : [{ method: "update" as const, id, expected_version: version, changes: { position: index + 1 } }],
  );
  requireSuccess(await api.batch(client, { body: { operations } }));
}
