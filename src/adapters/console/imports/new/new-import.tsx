import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { Link, Redirect, useLocation } from "wouter";
import * as api from "../../../../../generated/sdk/imports.ts";
import type { Import } from "../../../../../generated/sdk/types.gen.ts";
import { CancelJob, pollWhile, useRecordTypes } from "../../background/jobs.tsx";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { fill } from "../../texts/texts.tsx";
import { useChange, useLoad } from "../../ui/data.ts";
import { CheckField } from "../../ui/form.tsx";
import { Button, ErrorNotice, Loaded, Page, Section } from "../../ui/page.tsx";
import { oneOf, useUrlState } from "../../ui/url-state.ts";
import { useNumbers } from "../../ui/values.tsx";
import { IMPORTS, type ImportType, importTypes, permissionOf } from "../import-types.ts";
import { Counts, Problems, RunningImport } from "../report.tsx";
import { MappingStep } from "./mapping-step.tsx";
import { usePageTexts } from "./texts.ts";
import { UploadStep } from "./upload-step.tsx";

const STEPS = ["kind", "file", "mapping", "check"] as const;
type Step = (typeof STEPS)[number];
/** After the start of an import that is not a trial, nothing is left to do here. */
const ENDED: readonly string[] = ["running", "completed", "failed", "cancelled"];

/** Called when a step is shown; a step that follows another gets the focus. */
type ShowStep = (step: Step, content: HTMLElement | null) => void;
const ShowStepContext = createContext<ShowStep>(() => undefined);

/** The steps from a file to an import: `?kind=…`, then `?import=…`, then `?import=…&step=check`. */
export function NewImport() {
  const texts = usePageTexts();
  const { values } = useUrlState("kind", "import", "step");
  const kind = oneOf(importTypes, values.kind);
  const previous = useRef<Step | null>(null);
  const show = useCallback<ShowStep>((step, content) => {
    if (previous.current !== null && previous.current !== step) content?.focus();
    previous.current = step;
  }, []);
  return (
    <Page title={texts.title} about={texts.about}>
      <p>
        <Link href="/imports">{texts.back}</Link>
      </p>
      <ShowStepContext value={show}>
        {values.import !== "" ? (
          <StartedImport key={values.import} id={values.import} step={values.step} />
        ) : kind === undefined ? (
          <StepFrame step="kind">
            <KindStep />
          </StepFrame>
        ) : (
          <StepFrame step="file">
            <UploadStep kind={kind} />
          </StepFrame>
        )}
      </ShowStepContext>
    </Page>
  );
}

/** The steps of an import that was created. */
function StartedImport({ id, step }: { readonly id: string; readonly step: string }) {
  const one = useLoad([...IMPORTS, id], () => api.get(client, { path: { id } }), {
    refetchInterval: pollWhile(({ status }) => status === "running"),
  });
  return (
    <Loaded query={one}>
      {(loaded) => {
        if (!loaded.dry_run && ENDED.includes(loaded.status)) return <Redirect to={`/imports/${id}`} replace />;
        const current = currentStep(loaded.status, step);
        return (
          <StepFrame step={current}>
            {current === "file" && <UploadStep kind={loaded.entity_type} id={id} />}
            {current === "mapping" && <MappingStep key={loaded.version} import={loaded} />}
            {current === "check" && <Check import={loaded} />}
          </StepFrame>
        );
      }}
    </Loaded>
  );
}

/** The address names a step, but some need a file, or a trial that was started. */
function currentStep(status: string, wanted: string): Step {
  if (status === "waiting_for_file" || (wanted === "file" && status === "ready")) return "file";
  if (status === "ready") return "mapping";
  return status === "running" || wanted === "check" ? "check" : "mapping";
}

/** The list of the steps and the current one. */
function StepFrame({ step, children }: { readonly step: Step; readonly children: ReactNode }) {
  const texts = usePageTexts();
  const content = useRef<HTMLDivElement>(null);
  const show = use(ShowStepContext);
  useEffect(() => show(step, content.current), [step, show]);
  return (
    <>
      <ol className="imports-steps" aria-label={texts.steps}>
        {STEPS.map((one) => (
          <li key={one} aria-current={one === step ? "step" : undefined}>
            {texts.stepNames[one]}
          </li>
        ))}
      </ol>
      <div ref={content} className="imports-step" tabIndex={-1} role="group" aria-label={texts.stepNames[step]}>
        {children}
      </div>
    </>
  );
}

/** Asks which records the file contains. */
function KindStep() {
  const texts = usePageTexts();
  const nameOf = useRecordTypes();
  const { permissions } = useSession();
  const { change } = useUrlState("kind");
  const offered = importTypes.filter((type) => permissions.includes(permissionOf[type]));
  const [kind, setKind] = useState<ImportType | undefined>(offered[0]);
  if (kind === undefined) return <p className="notice">{texts.noPermission}</p>;
  return (
    <section>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          change({ kind });
        }}
      >
        <fieldset>
          <legend>{texts.kindQuestion}</legend>
          {offered.map((type) => (
            <CheckField
              key={type}
              type="radio"
              name="kind"
              label={nameOf(type)}
              help={texts.kinds[type]}
              checked={type === kind}
              onChange={() => setKind(type)}
            />
          ))}
        </fieldset>
        <div className="actions">
          <button className="primary">{texts.next}</button>
        </div>
      </form>
    </section>
  );
}

/** The results of the trial; then the import starts. */
function Check({ import: one }: { readonly import: Import }) {
  const texts = usePageTexts();
  const number = useNumbers();
  const { change } = useUrlState("step");
  const [, navigate] = useLocation();
  const start = useChange(() => api.start(client, { path: { id: one.id }, body: { dry_run: false } }), [IMPORTS], {
    done: texts.started,
    onDone: () => navigate(`/imports/${one.id}`),
  });
  const running = one.status === "running";
  const rows = one.created + one.updated;
  return (
    <>
      <Section title={texts.checkTitle}>
        <p>{texts.checkAbout}</p>
        <RunningImport import={one} />
        <Counts import={one} />
      </Section>
      <Problems import={one} />
      {start.error && <ErrorNotice error={start.error} />}
      <div className="actions">
        {running && one.job_id !== null ? (
          <CancelJob jobId={one.job_id} changes={[IMPORTS]} />
        ) : (
          <>
            <Button onClick={() => change({ step: "" })}>{texts.changeMapping}</Button>
            <Button
              className="primary"
              disabled={start.isPending || one.status !== "completed" || rows === 0}
              onClick={() => start.mutate(undefined)}
            >
              {fill(texts.run, { count: rows, number: number(rows) })}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
