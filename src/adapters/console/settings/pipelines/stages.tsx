import { useState } from "react";
import * as api from "../../../../../generated/sdk/pipelines.ts";
import type { Pipeline, StageInput, StageType } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { fill, useTexts } from "../../texts/texts.tsx";
import { ifMatch, useChange } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { Field, Form, type FormValues, Options, SelectField, TextField } from "../../ui/form.tsx";
import { Button, Loaded } from "../../ui/page.tsx";
import { OrderNotice, Sortable, useOrder } from "../../ui/sortable.tsx";
import { Badge, nameIn } from "../../ui/values.tsx";
import { KeyedName } from "../keyed-name.tsx";
import { moveOpportunities, PIPELINES, type Stage, stageName, useOpportunityCount } from "./pipelines-data.ts";
import { usePageTexts } from "./texts.ts";

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
  const texts = usePageTexts();
  const { forms } = useTexts();
  const { id, name, stages } = pipeline;
  const order = useOrder(stages, ({ key }) => key);
  const save = useChange(
    () => api.update(client, { path: { id }, body: { stages: inOrder(order.items) }, headers: ifMatch(pipeline) }),
    [PIPELINES],
    { done: forms.saved },
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
                <Button onClick={() => onAction({ kind: "changeStage", stage: key })}>{texts.change}</Button>
                <Button onClick={() => onAction({ kind: "removeStage", stage: key })}>{texts.remove}</Button>
              </div>
            )}
          </>
        )}
      </Sortable>
      <OrderNotice order={order} save={save} />
      {onAction && (
        <p>
          <Button onClick={() => onAction({ kind: "addStage" })}>{texts.addStage}</Button>
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

const TYPES = ["open", "won", "lost"] as const;
/** Won stages have the probability 100, lost ones 0. */
const FIXED = { open: null, won: 100, lost: 0 } as const;
const typeOf = (name: string | undefined): StageType => TYPES.find((type) => type === name) ?? "open";

interface StageFormProps {
  readonly pipeline: Pipeline;
  /** Null for a new stage. */
  readonly stage: Stage | null;
  readonly onClose: () => void;
}

/** Adds a stage to a pipeline, or changes one. */
export function StageForm({ pipeline, stage, onClose }: StageFormProps) {
  const texts = usePageTexts();
  const { forms } = useTexts();
  const [type, setType] = useState(typeOf(stage?.type));
  const index = stage ? pipeline.stages.indexOf(stage) : newPlace(pipeline, type);
  const save = useChange(
    (stages: StageInput[]) =>
      api.update(client, { path: { id: pipeline.id }, body: { stages }, headers: ifMatch(pipeline) }),
    [PIPELINES],
    { done: forms.saved, onDone: onClose },
  );
  const read = (values: FormValues): StageInput[] => {
    const probability = FIXED[type] ?? values.numberOrNull("probability") ?? 0;
    const entered = { key: stage?.key ?? values.text("key"), label: values.text("label"), type, probability };
    return inOrder(pipeline.stages.toSpliced(index, stage ? 1 : 0, { ...entered, position: index + 1 }));
  };
  const path = `/stages/${index}`;
  return (
    <Dialog
      title={fill(stage ? texts.changeTitle : texts.addStageTitle, { name: stage?.label ?? pipeline.name })}
      onClose={onClose}
    >
      <Form mutation={save} read={read} onCancel={onClose} {...(!stage && { submit: texts.addStage })}>
        {stage ? (
          <TextField
            label={texts.stage}
            name="label"
            path={`${path}/label`}
            maxLength={100}
            autoComplete="off"
            defaultValue={stage.label}
          />
        ) : (
          <KeyedName label={texts.stage} keyLabel={texts.key} keyHelp={texts.keyHelp} maxKey={40} path={path} />
        )}
        <SelectField
          label={texts.type}
          name="type"
          path={`${path}/type`}
          help={texts.typeHelp}
          value={type}
          onChange={({ target }) => setType(typeOf(target.value))}
        >
          <Options names={texts.types} />
        </SelectField>
        {type === "open" && (
          <TextField
            label={texts.probability}
            name="probability"
            path={`${path}/probability`}
            help={texts.probabilityHelp}
            type="number"
            min={0}
            max={100}
            step={1}
            defaultValue={stage?.probability ?? 50}
          />
        )}
      </Form>
    </Dialog>
  );
}

/** A new stage is added after the last one of its type. */
function newPlace({ stages }: Pipeline, type: StageType): number {
  return stages.findLastIndex((stage) => stage.type === type) + 1;
}

interface RemoveStageProps {
  readonly pipeline: Pipeline;
  readonly stage: Stage;
  readonly onClose: () => void;
}

/** Removes a stage. Its opportunities move to another stage of the same type, so that their status does not change. */
export function RemoveStage(props: RemoveStageProps) {
  const { pipeline, stage, onClose } = props;
  const texts = usePageTexts();
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
  const texts = usePageTexts();
  const [target, setTarget] = useState(targets[0]?.key ?? "");
  const { id, stages } = pipeline;
  const remove = useChange(
    async () => {
      if (count > 0) await moveOpportunities(id, stage.key, target);
      const body = { stages: inOrder(stages.filter(({ key }) => key !== stage.key)) };
      await api.update(client, { path: { id }, body, headers: ifMatch(pipeline) });
    },
    [PIPELINES],
    { done: texts.removed, onDone: onClose },
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
