import * as api from "../../../../../generated/sdk/pipelines.ts";
import type { Pipeline, StageInput } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { nameIn } from "../../ui/name-in.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill, useTexts } from "../../texts/texts.tsx";
import { Badge } from "../../ui/badge.tsx";
import { useChange } from "../../ui/changes.ts";
import { ifMatch } from "../../ui/if-match.ts";
import { useOrder } from "../../ui/order.ts";
import { OrderNotice } from "../../ui/order-notice.tsx";
import { Sortable } from "../../ui/sortable.tsx";
import { PIPELINES, type Stage, stageName } from "./pipelines-data.ts";
import { texts as pageTexts } from "./texts.ts";

/** An action on the stages of a pipeline. */
export type StageAction =
  { readonly kind: "addStage" } | { readonly kind: "changeStage" | "removeStage"; readonly stage: string };

interface StagesProps {
  readonly pipeline: Pipeline;
  readonly counts: ReadonlyMap<string, number>;
  /** Null if the user may not change pipelines. */
  readonly onAction: ((action: StageAction) => void) | null;
}

/** The stages of a pipeline in their order. */
export function Stages({ pipeline, counts, onAction }: StagesProps) {
  const texts = usePageTexts(pageTexts);
  const { forms } = useTexts();
  const { id, name, stages } = pipeline;
  const order = useOrder(stages, ({ key }) => key);
  const save = useChange(
    () => api.update(client, { path: { id }, body: { stages: inOrder(order.items) }, headers: ifMatch(pipeline) }),
    { changes: [PIPELINES], done: forms.saved },
  );
  return (
    <>
      <Sortable
        label={fill(texts.stages, { name })}
        items={order.items}
        itemKey={({ key }) => key}
        itemName={({ label }) => label}
        onMove={onAction && order.move}
      >
        {({ key, label, type, probability }) => (
          <>
            <div>
              <strong>{label}</strong> <Badge>{nameIn(texts.types, type)}</Badge>
              <span className="help">
                {fill(texts.percent, { count: probability })} ·{" "}
                {fill(texts.opportunities, { count: counts.get(stageName(id, key)) ?? 0 })}
              </span>
            </div>
            {onAction && (
              <div className="row-actions">
                <button type="button" onClick={() => onAction({ kind: "changeStage", stage: key })}>
                  {texts.change}
                </button>
                <button type="button" onClick={() => onAction({ kind: "removeStage", stage: key })}>
                  {texts.remove}
                </button>
              </div>
            )}
          </>
        )}
      </Sortable>
      <OrderNotice order={order} save={save} />
      {onAction && (
        <p>
          <button type="button" onClick={() => onAction({ kind: "addStage" })}>
            {texts.addStage}
          </button>
        </p>
      )}
    </>
  );
}

/** Returns stages for a request, with the positions of their order. */
export function inOrder(stages: readonly Omit<Stage, "position">[]): StageInput[] {
  // The types were read from the service.
  return stages.map((stage, index) => ({ ...stage, position: index + 1 }) as StageInput);
}
