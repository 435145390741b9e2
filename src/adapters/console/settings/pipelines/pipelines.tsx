import { useState } from "react";
import * as api from "../../../../../generated/sdk/pipelines.ts";
import type { Pipeline } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { fill, useTexts } from "../../texts/texts.tsx";
import { ifMatch, requireSuccess, useChange } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { CheckField, Form, type FormValues, SelectField, TextField } from "../../ui/form.tsx";
import { Button, ChangeButton, ErrorNotice, Loaded, Page } from "../../ui/page.tsx";
import { MoveButtons, moved } from "../../ui/sortable.tsx";
import { Badge } from "../../ui/values.tsx";
import { PIPELINES, useOpportunityCount, usePipelines, useStageCounts } from "./pipelines-data.ts";
import { inOrder, RemoveStage, type StageAction, StageForm, Stages } from "./stages.tsx";
import { usePageTexts } from "./texts.ts";

/** The pipelines of the organization with their stages. */
export function Pipelines() {
  const texts = usePageTexts();
  const mayChange = usePermission("organization:manage");
  const pipelines = usePipelines();
  const [creating, setCreating] = useState(false);
  return (
    <Page
      title={texts.title}
      about={mayChange ? texts.about : `${texts.about} ${texts.readOnly}`}
      actions={
        mayChange && (
          <Button className="primary" onClick={() => setCreating(true)}>
            {texts.create}
          </Button>
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
  const texts = usePageTexts();
  const { forms } = useTexts();
  const counts = useStageCounts();
  const move = useChange((order: readonly Pipeline[]) => saveOrder(order), [PIPELINES], { done: forms.saved });
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

/** Saves the positions of the pipelines that are not at their place, in one request. */
async function saveOrder(pipelines: readonly Pipeline[]): Promise<void> {
  const operations = pipelines.flatMap(({ id, version, position: before }, index) =>
    before === index + 1
      ? []
      : [{ method: "update" as const, id, expected_version: version, changes: { position: index + 1 } }],
  );
  requireSuccess(await api.batch(client, { body: { operations } }));
}

type Action = StageAction | { readonly kind: "change" } | { readonly kind: "delete" };

interface PipelineSectionProps {
  readonly pipeline: Pipeline;
  readonly counts: ReadonlyMap<string, number>;
  readonly index: number;
  readonly total: number;
  readonly onMove: (to: number) => void;
}

/** A pipeline with its stages and the actions on them. */
function PipelineSection({ pipeline, counts, index, total, onMove }: PipelineSectionProps) {
  const texts = usePageTexts();
  const mayChange = usePermission("organization:manage");
  const [action, setAction] = useState<Action | null>(null);
  const { id, name, is_default, require_lost_reason } = pipeline;
  const setDefault = useChange(
    () => api.update(client, { path: { id }, body: { is_default: true }, headers: ifMatch(pipeline) }),
    [PIPELINES],
    { done: fill(texts.isDefault, { name }) },
  );
  return (
    <section aria-label={name}>
      <header className="row">
        <h2>
          {name} {is_default && <Badge tone="good">{texts.default}</Badge>}
        </h2>
        {mayChange && (
          <div className="row-actions">
            <Button onClick={() => setAction({ kind: "change" })}>{texts.change}</Button>
            {!is_default && (
              <>
                <ChangeButton change={setDefault}>{texts.setDefault}</ChangeButton>
                <Button onClick={() => setAction({ kind: "delete" })}>{texts.delete}</Button>
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

interface CreatePipelineProps {
  /** A new pipeline can start with the stages of one of these. */
  readonly pipelines: readonly Pipeline[];
  readonly onClose: () => void;
}

/** Creates a pipeline. */
function CreatePipeline({ pipelines, onClose }: CreatePipelineProps) {
  const texts = usePageTexts();
  const { forms } = useTexts();
  const create = useChange((body: api.PipelinesCreateInput["body"]) => api.create(client, { body }), [PIPELINES], {
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

/** Changes the name and the rules of a pipeline. */
function ChangePipeline({ pipeline, onClose }: { readonly pipeline: Pipeline; readonly onClose: () => void }) {
  const texts = usePageTexts();
  const { forms } = useTexts();
  const { id, name } = pipeline;
  const change = useChange(
    (body: ReturnType<typeof commonOf>) => api.update(client, { path: { id }, body, headers: ifMatch(pipeline) }),
    [PIPELINES],
    { done: forms.saved, onDone: onClose },
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
  const texts = usePageTexts();
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

/** Deletes a pipeline without opportunities; says why another one cannot be deleted. */
function DeletePipeline({ pipeline, onClose }: { readonly pipeline: Pipeline; readonly onClose: () => void }) {
  const texts = usePageTexts();
  const { id, name } = pipeline;
  const count = useOpportunityCount({ pipeline_id: id });
  const remove = useChange(() => api.delete(client, { path: { id }, headers: ifMatch(pipeline) }), [PIPELINES], {
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
