import * as api from "../../../../../generated/sdk/pipelines.ts";
import type { Pipeline } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill, useTexts } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CheckField, SelectField, TextField } from "../../ui/fields.tsx";
import { Form } from "../../ui/form.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { ifMatch } from "../../ui/if-match.ts";
import { PIPELINES } from "./pipelines-data.ts";
import { inOrder } from "./stages.tsx";
import { texts as pageTexts } from "./texts.ts";

interface CreatePipelineProps {
  /** A new pipeline can start with the stages of one of these. */
  readonly pipelines: readonly Pipeline[];
  readonly onClose: () => void;
}

/** Creates a pipeline. */
export function CreatePipeline({ pipelines, onClose }: CreatePipelineProps) {
  const texts = usePageTexts(pageTexts);
  const { forms } = useTexts();
  const create = useChange((body: api.PipelinesCreateInput["body"]) => api.create(client, { body }), {
    changes: [PIPELINES],
    done: forms.saved,
    onDone: onClose,
  });
  const read = (values: FormValues) => ({
    ...commonOf(values),
    is_default: values.checked("is_default"),
    stages: inOrder(pipelines.find(({ id }) => id === values.text("template"))?.stages ?? simpleStages(texts.simple)),
  });
  return (
    <Dialog title={texts.create} onClose={onClose}>
      <Form mutation={create} read={read} submit={texts.create} onCancel={onClose}>
        <CommonFields />
        <SelectField label={texts.template} name="template" path="/stages">
          <option value="simple">{texts.templateSimple}</option>
          {pipelines.map(({ id, name }) => (
            <option key={id} value={id}>
              {fill(texts.templateLike, { name })}
            </option>
          ))}
        </SelectField>
        <CheckField label={texts.makeDefault} name="is_default" />
      </Form>
    </Dialog>
  );
}

interface ChangePipelineProps {
  readonly pipeline: Pipeline;
  readonly onClose: () => void;
}

/** Changes the name and the rules of a pipeline. */
export function ChangePipeline({ pipeline, onClose }: ChangePipelineProps) {
  const texts = usePageTexts(pageTexts);
  const { forms } = useTexts();
  const { id, name } = pipeline;
  const change = useChange(
    (body: ReturnType<typeof commonOf>) => api.update(client, { path: { id }, body, headers: ifMatch(pipeline) }),
    { changes: [PIPELINES], done: forms.saved, onDone: onClose },
  );
  return (
    <Dialog title={fill(texts.changeTitle, { name })} onClose={onClose}>
      <Form mutation={change} read={commonOf} onCancel={onClose}>
        <CommonFields pipeline={pipeline} />
      </Form>
    </Dialog>
  );
}

function CommonFields({ pipeline }: { readonly pipeline?: Pipeline }) {
  const texts = usePageTexts(pageTexts);
  return (
    <>
      <TextField
        label={texts.name}
        name="name"
        help={texts.nameHelp}
        maxLength={100}
        autoComplete="off"
        defaultValue={pipeline?.name}
      />
      <CheckField
        label={texts.requireReason}
        name="require_lost_reason"
        defaultChecked={pipeline?.require_lost_reason ?? false}
      />
    </>
  );
}

const commonOf = (values: FormValues) => ({
  name: values.text("name"),
  require_lost_reason: values.checked("require_lost_reason"),
});

function simpleStages(labels: { readonly first: string; readonly won: string; readonly lost: string }) {
  return [
    { key: "first_contact", label: labels.first, type: "open", probability: 10 },
    { key: "won", label: labels.won, type: "won", probability: 100 },
    { key: "lost", label: labels.lost, type: "lost", probability: 0 },
  ] as const;
}
