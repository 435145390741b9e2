import * as api from "../../../../../generated/sdk/pipelines.ts";
import type { Pipeline } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ifMatch } from "../../ui/if-match.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { PIPELINES, useOpportunityCount } from "./pipelines-data.ts";
import { texts as pageTexts } from "./texts.ts";

interface DeletePipelineProps {
  readonly pipeline: Pipeline;
  readonly onClose: () => void;
}

/** Deletes a pipeline without opportunities; says why another one cannot be deleted. */
export function DeletePipeline({ pipeline, onClose }: DeletePipelineProps) {
  const texts = usePageTexts(pageTexts);
  const { id, name } = pipeline;
  const count = useOpportunityCount({ pipeline_id: id });
  const remove = useChange(() => api.delete(client, { path: { id }, headers: ifMatch(pipeline) }), {
    changes: [PIPELINES],
    done: texts.deleted,
    onDone: onClose,
  });
  const title = fill(texts.deleteTitle, { name });
  if (count.data === 0)
    return (
      <Confirm title={title} action={texts.delete} mutation={remove} onClose={onClose}>
        <p>{texts.deleteText}</p>
      </Confirm>
    );
  return (
    <Dialog title={title} onClose={onClose}>
      <Loaded query={count}>{(total) => <p>{fill(texts.deleteUsed, { count: total })}</p>}</Loaded>
    </Dialog>
  );
}
