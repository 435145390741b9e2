import { useState } from "react";
import * as api from "../../../../../generated/sdk/pipelines.ts";
import type { Pipeline, StageInput, StageType } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill, useTexts } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField, TextField } from "../../ui/fields.tsx";
import { Form } from "../../ui/form.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { ifMatch } from "../../ui/if-match.ts";
import { KeyedName } from "../keyed-name.tsx";
import { PIPELINES, type Stage } from "./pipelines-data.ts";
import { inOrder } from "./stages.tsx";
import { texts as pageTexts } from "./texts.ts";

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
  const texts = usePageTexts(pageTexts);
  const { forms } = useTexts();
  const [type, setType] = useState(typeOf(stage?.type));
  const index = stage ? pipeline.stages.indexOf(stage) : newPlace(pipeline, type);
  const save = useChange(
    (stages: StageInput[]) =>
      api.update(client, { path: { id: pipeline.id }, body: { stages }, headers: ifMatch(pipeline) }),
    { changes: [PIPELINES], done: forms.saved, onDone: onClose },
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
          {TYPES.map((one) => (
            <option key={one} value={one}>
              {texts.types[one]}
            </option>
          ))}
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
