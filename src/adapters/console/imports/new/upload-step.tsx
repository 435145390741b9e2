import { useQueryClient } from "@tanstack/react-query";
import { type DragEvent, useState } from "react";
import * as api from "../../../../../generated/sdk/imports.ts";
import type { Import } from "../../../../../generated/sdk/types.gen.ts";
import { saveFile } from "../../background/save-file.ts";
import { useRecordTypes } from "../../background/record-types.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill, useLanguage } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { Field } from "../../ui/field.tsx";
import { oneOf } from "../../ui/one-of.ts";
import { useUrlState } from "../../ui/url-state.ts";
import { importTypes } from "../import-types.ts";
import { IMPORTS } from "../queries.ts";
import { sampleFile } from "./sample-file.ts";
import { texts as newTexts } from "./texts.ts";

interface UploadStepProps {
  readonly kind: string;
  /** The import, if it was created before. */
  readonly id?: string;
}

/** Uploads the file: chosen in a dialog, or dropped. */
export function UploadStep({ kind, id }: UploadStepProps) {
  const texts = usePageTexts(newTexts);
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
    <section>
      <h2>{fill(texts.fileTitle, { records: nameOf(kind) })}</h2>
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
    </section>
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
    {
      changes: [IMPORTS],
      onDone(uploaded) {
        queries.setQueryData([...IMPORTS, uploaded.id], uploaded);
        change({ import: uploaded.id, kind: "", step: "" });
      },
    },
  );
}

function UploadProgress() {
  const { uploading } = usePageTexts(newTexts);
  return (
    <p className="background-progress">
      <progress aria-label={uploading} /> {uploading}
    </p>
  );
}

function SampleButton({ kind }: { readonly kind: string }) {
  const texts = usePageTexts(newTexts);
  const { locale } = useLanguage();
  const sample = sampleFile(kind, locale);
  return (
    sample && (
      <p>
        <button type="button" onClick={() => saveFile(sample.name, sample.content)}>
          {texts.sample}
        </button>
      </p>
    )
  );
}

/** What usually is wrong with a file that cannot be read. */
function FileAdvice() {
  const texts = usePageTexts(newTexts);
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
