import { useState } from "react";
import * as api from "../../../../../generated/sdk/pipelines.ts";
import type { Pipeline } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { ifMatch } from "../../ui/if-match.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { moveOpportunities, PIPELINES, type Stage, useOpportunityCount } from "./pipelines-data.ts";
import { inOrder } from "./stages.tsx";
import { texts as pageTexts } from "./texts.ts";

interface RemoveStageProps {
  readonly pipeline: Pipeline;
  readonly stage: Stage;
  readonly onClose: () => void;
}

/** Removes a stage. Its opportunities move to another stage of the same type, so that their status does not change. */
export function RemoveStage(props: RemoveStageProps) {
  const { pipeline, stage, onClose } = props;
  const texts = usePageTexts(pageTexts);
  const mayMove = usePermission("opportunities:write");
  const count = useOpportunityCount({ pipeline_id: pipeline.id, stage: stage.key });
  const targets = pipeline.stages.filter(({ key, type }) => type === stage.type && key !== stage.key);
  const reason = (total: number): string | null => {
    if (targets.length === 0) return texts.removeLast;
    return total > 0 && !mayMove ? fill(texts.removeUsedOnly, { count: total }) : null;
  };
  const isPossible = count.data !== undefined && reason(count.data) === null;
  if (isPossible) return <ConfirmRemoval {...props} count={count.data} targets={targets} />;
  return (
    <Dialog title={fill(texts.removeTitle, { name: stage.label })} onClose={onClose}>
      <Loaded query={count}>{(total) => <p>{reason(total)}</p>}</Loaded>
    </Dialog>
  );
}

interface ConfirmRemovalProps extends RemoveStageProps {
  readonly count: number;
  readonly targets: readonly Stage[];
}

function ConfirmRemoval({ pipeline, stage, count, targets, onClose }: ConfirmRemovalProps) {
  const texts = usePageTexts(pageTexts);
  const [target, setTarget] = useState(targets[0]?.key ?? "");
  const { id, stages } = pipeline;
  const remove = useChange(
    async () => {
      if (count > 0) await moveOpportunities(id, stage.key, target);
      const body = { stages: inOrder(stages.filter(({ key }) => key !== stage.key)) };
      await api.update(client, { path: { id }, body, headers: ifMatch(pipeline) });
    },
    { changes: [PIPELINES], done: texts.removed, onDone: onClose },
  );
  return (
    <Confirm
      title={fill(texts.removeTitle, { name: stage.label })}
      action={count > 0 ? texts.moveAndRemove : texts.remove}
      mutation={remove}
      onClose={onClose}
    >
      <p>{count > 0 ? fill(texts.removeUsed, { count }) : texts.removeText}</p>
      {count > 0 && (
        <Field label={texts.moveTo}>
          {(control) => (
            <select {...control} value={target} onChange={(event) => setTarget(event.target.value)}>
              {targets.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </Confirm>
  );
}
