import { useState } from "react";
import * as api from "../../../../../generated/sdk/pipelines.ts";
import type { Pipeline } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { Badge } from "../../ui/badge.tsx";
import { useChange } from "../../ui/changes.ts";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { ifMatch } from "../../ui/if-match.ts";
import { MoveButtons } from "../../ui/move-buttons.tsx";
import { DeletePipeline } from "./delete-pipeline.tsx";
import { ChangePipeline } from "./pipeline-form.tsx";
import { PIPELINES } from "./pipelines-data.ts";
import { RemoveStage } from "./remove-stage.tsx";
import { StageForm } from "./stage-form.tsx";
import { type StageAction, Stages } from "./stages.tsx";
import { texts as pageTexts } from "./texts.ts";

type Action = StageAction | { readonly kind: "change" } | { readonly kind: "delete" };

interface PipelineSectionProps {
  readonly pipeline: Pipeline;
  readonly counts: ReadonlyMap<string, number>;
  readonly index: number;
  readonly total: number;
  readonly onMove: (to: number) => void;
}

/** A pipeline with its stages and the actions on them. */
export function PipelineSection({ pipeline, counts, index, total, onMove }: PipelineSectionProps) {
  const texts = usePageTexts(pageTexts);
  const mayChange = usePermission("organization:manage");
  const [action, setAction] = useState<Action | null>(null);
  const { id, name, is_default, require_lost_reason } = pipeline;
  const setDefault = useChange(
    () => api.update(client, { path: { id }, body: { is_default: true }, headers: ifMatch(pipeline) }),
    { changes: [PIPELINES], done: fill(texts.isDefault, { name }) },
  );
  return (
    <section aria-label={name}>
      <header className="row">
        <h2>
          {name} {is_default && <Badge tone="good">{texts.default}</Badge>}
        </h2>
        {mayChange && (
          <div className="row-actions">
            <button type="button" onClick={() => setAction({ kind: "change" })}>
              {texts.change}
            </button>
            {!is_default && (
              <>
                <button type="button" disabled={setDefault.isPending} onClick={() => setDefault.mutate(undefined)}>
                  {texts.setDefault}
                </button>
                <button type="button" onClick={() => setAction({ kind: "delete" })}>
                  {texts.delete}
                </button>
              </>
            )}
            {total > 1 && (
              <MoveButtons index={index} total={total} up={texts.up} down={texts.down} onMove={(_, to) => onMove(to)} />
            )}
          </div>
        )}
      </header>
      {setDefault.error && <ErrorNotice error={setDefault.error} />}
      {require_lost_reason && <p className="quiet">{texts.requiresReason}</p>}
      <Stages pipeline={pipeline} counts={counts} onAction={mayChange ? setAction : null} />
      {action && <ActionDialog action={action} pipeline={pipeline} onClose={() => setAction(null)} />}
    </section>
  );
}

interface ActionDialogProps {
  readonly action: Action;
  readonly pipeline: Pipeline;
  readonly onClose: () => void;
}

function ActionDialog({ action, pipeline, onClose }: ActionDialogProps) {
  if (action.kind === "change") return <ChangePipeline pipeline={pipeline} onClose={onClose} />;
  if (action.kind === "delete") return <DeletePipeline pipeline={pipeline} onClose={onClose} />;
  if (action.kind === "addStage") return <StageForm pipeline={pipeline} stage={null} onClose={onClose} />;
  const stage = pipeline.stages.find(({ key }) => key === action.stage);
  if (!stage) return null;
  if (action.kind === "changeStage") return <StageForm pipeline={pipeline} stage={stage} onClose={onClose} />;
  return <RemoveStage pipeline={pipeline} stage={stage} onClose={onClose} />;
}
