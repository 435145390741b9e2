import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState, type DragEvent } from "react";
import { Link, Redirect, useLocation } from "wouter";
import type { Import } from "../../../../../generated/sdk/types.gen.ts";
import { CancelJob, pollWhile, useRecordTypes } from "../../background/jobs.tsx";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { fill, useLanguage } from "../../texts/texts.tsx";
import { useChange, useLoad } from "../../ui/data.ts";
import { CheckField, Field } from "../../ui/form.tsx";
import { Button, ErrorNotice, Loaded, Page, Section } from "../../ui/page.tsx";
import { oneOf, useUrlState } from "../../ui/url-state.ts";
import { useNumbers } from "../../ui/values.tsx";
import { IMPORTS, type ImportType, importTypes, permissionOf } from "../import-types.ts";
import { Counts, Problems, RunningImport } from "../report.tsx";
import { MappingStep } from "./mapping-step.tsx";
import { usePageTexts } from "./texts.ts";
import { useQueryClient } from "@tanstack/react-query";
import * as api from "../../../../../generated/sdk/imports.ts";
import { saveFile } from "../../background/download.tsx";

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

interface UploadStepProps {
  readonly kind: string;
  /** The import, if it was created before. */
  readonly id?: string;
}

/** Uploads the file: chosen in a dialog, or dropped. */
function UploadStep({ kind, id }: UploadStepProps) {
  const texts = usePageTexts();
  const nameOf = useRecordTypes();
  const upload = useUpload(kind, id);
  const [over, setOver] = useState(false);
  const send = (file: File | undefined | null): void => {
    if (file && !upload.isPending) upload.mutate(file);
  };
  const drag = (event: DragEvent, isOver: boolean): void => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <Section title={fill(texts.fileTitle, { records: nameOf(kind) })}>
      <p>{texts.fileHelp}</p>
      <SampleButton kind={kind} />
      <div
        className={over ? "imports-drop over" : "imports-drop"}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          send(event.dataTransfer.files[0]);
        }}
      >
        <p>{texts.drop}</p>
        <Field label={texts.file} help={texts.fileLimit}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              disabled={upload.isPending}
              // So that the same file can be chosen again after it was corrected.
              onClick={({ currentTarget }) => {
                currentTarget.value = "";
              }}
              onChange={({ target }) => send(target.files?.[0])}
            />
          )}
        </Field>
      </div>
      <div role="status">{upload.isPending && <UploadProgress />}</div>
      {upload.error && (
        <>
          <ErrorNotice error={upload.error} />
          <FileAdvice />
        </>
      )}
    </Section>
  );
}

/** Creates the import at the first file, so that another file replaces the first one. */
function useUpload(kind: string, id: string | undefined) {
  const queries = useQueryClient();
  const { change } = useUrlState("import", "kind", "step");
  const [created, setCreated] = useState(id);
  return useChange(
    async (file: File): Promise<Import> => {
      const entity_type = oneOf(importTypes, kind);
      const importId = created ?? (entity_type && (await api.create(client, { body: { entity_type } })).id);
      if (importId === undefined) throw new TypeError(`The console does not import ${kind}.`);
      setCreated(importId);
      return await api.upload(client, { path: { id: importId }, body: file });
    },
    [IMPORTS],
    {
      onDone(uploaded) {
        queries.setQueryData([...IMPORTS, uploaded.id], uploaded);
        change({ import: uploaded.id, kind: "", step: "" });
      },
    },
  );
}

function UploadProgress() {
  const { uploading } = usePageTexts();
  return (
    <p className="background-progress">
      <progress aria-label={uploading} /> {uploading}
    </p>
  );
}

function SampleButton({ kind }: { readonly kind: string }) {
  const texts = usePageTexts();
  const { locale } = useLanguage();
  const sample = sampleFile(kind, locale);
  return (
    sample && (
      <p>
        <Button onClick={() => saveFile(sample.name, sample.content)}>{texts.sample}</Button>
      </p>
    )
  );
}

/** What usually is wrong with a file that cannot be read. */
function FileAdvice() {
  const texts = usePageTexts();
  return (
    <>
      <h3>{texts.adviceTitle}</h3>
      <ul>
        {texts.advice.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

/** The rows of the sample files, with the column names in the first row. */
const rows: Readonly<Record<string, Readonly<Record<"en" | "fr", readonly (readonly string[])[]>>>> = {
  contact: {
    en: [
      ["First name", "Last name", "E-mail", "Phone", "Company", "City", "Tags"],
      [
        "Ada",
        "Lovelace",
        "ada@analytical.example",
        "+44 20 7946 0001",
        "Analytical Engines",
        "London",
        "customer; vip",
      ],
      ["Zoë", "Martin", "zoe@atelier.example", "+33 1 99 00 00 01", "Atelier Nord", "Lille", ""],
    ],
    fr: [
      ["Prénom", "Nom", "E-mail", "Téléphone", "Société", "Ville", "Étiquettes"],
      ["Ada", "Lovelace", "ada@analytical.example", "+44 20 7946 0001", "Analytical Engines", "Londres", "client, vip"],
      ["Zoë", "Martin", "zoe@atelier.example", "+33 1 99 00 00 01", "Atelier Nord", "Lille", ""],
    ],
  },
  company: {
    en: [
      ["Name", "Domain", "Industry", "Employees", "City", "Country"],
      ["Analytical Engines", "analytical.example", "Software", "120", "London", "GB"],
      ["Atelier Nord", "atelier.example", "Design", "12", "Lille", "FR"],
    ],
    fr: [
      ["Société", "Domaine", "Secteur", "Effectif", "Ville", "Pays"],
      ["Analytical Engines", "analytical.example", "Logiciel", "120", "Londres", "GB"],
      ["Atelier Nord", "atelier.example", "Design", "12", "Lille", "FR"],
    ],
  },
  product: {
    en: [
      ["Name", "Code", "Unit price", "Currency", "Description"],
      ["Workshop, one day", "WS-1", "1200", "EUR", "For up to ten people"],
      ["Support, one year", "SUP-12", "3600", "EUR", ""],
    ],
    fr: [
      ["Nom", "Code", "Prix unitaire", "Devise", "Description"],
      ["Atelier d’une journée", "WS-1", "1200", "EUR", "Jusqu’à dix personnes"],
      ["Assistance pour un an", "SUP-12", "3600", "EUR", ""],
    ],
  },
};

/** Excel opens a file with this mark as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Returns a file that can be imported; undefined for a record type without one. French spreadsheets expect semicolons. */
function sampleFile(kind: string, locale: "en" | "fr"): { name: string; content: Blob } | undefined {
  const sample = rows[kind]?.[locale];
  if (!sample) return undefined;
  const separator = locale === "fr" ? ";" : ",";
  const quoted = (cell: string): string => (/[;,"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const text = sample.map((row) => `${row.map(quoted).join(separator)}\r\n`).join("");
  return { name: `${kind}.csv`, content: new Blob([BYTE_ORDER_MARK + text], { type: "text/csv" }) };
}
