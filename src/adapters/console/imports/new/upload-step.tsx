import { useQueryClient } from "@tanstack/react-query";
import { type DragEvent, useState } from "react";
import * as api from "../../../../../generated/sdk/imports.ts";
import type { Import } from "../../../../../generated/sdk/types.gen.ts";
import { saveFile } from "../../background/download.tsx";
import { useRecordTypes } from "../../background/jobs.tsx";
import { client } from "../../session/client.ts";
import { fill, useLanguage } from "../../texts/texts.tsx";
import { useChange } from "../../ui/data.ts";
import { Field } from "../../ui/form.tsx";
import { Button, ErrorNotice, Section } from "../../ui/page.tsx";
import { oneOf, useUrlState } from "../../ui/url-state.ts";
import { IMPORTS, importTypes } from "../import-types.ts";
import { usePageTexts } from "./texts.ts";

interface UploadStepProps {
  readonly kind: string;
  /** The import, if it was created before. */
  readonly id?: string;
}

/** Uploads the file: chosen in a dialog, or dropped. */
export function UploadStep({ kind, id }: UploadStepProps) {
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
