import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as api from "../../../../../generated/sdk/imports.ts";
import type {
  Import,
  ImportMapping,
  RecordField,
  ImportDateFormat,
  ImportDuplicates,
} from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts, fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Form, type FormValues, useFault } from "../../ui/form.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { oneOf, useUrlState } from "../../ui/url-state.ts";
import { FileFacts } from "../report.tsx";
import { importTypes, IMPORTS } from "../import-types.ts";
import { texts as newTexts } from "./texts.ts";
import { type Column, Table } from "../../ui/table.tsx";
import { CheckField, SelectField } from "../../ui/fields.tsx";

/** The columns with their fields, and the options; then the trial starts. */
export function MappingStep({ import: one }: { readonly import: Import }) {
  const entity_type = oneOf(importTypes, one.entity_type) ?? "contact";
  const fields = useQuery({
    queryKey: [...IMPORTS, "fields", entity_type],
    queryFn: async () => (await api.fields(client, { query: { entity_type } })).fields,
  });
  return (
    <>
      <FileSection import={one} />
      <Loaded query={fields}>{(loaded) => <MappingForm import={one} fields={loaded} />}</Loaded>
    </>
  );
}

interface MappingFormProps {
  readonly import: Import;
  readonly fields: readonly RecordField[];
}

type Mapping = NonNullable<ImportMapping>;

function MappingForm({ import: one, fields }: MappingFormProps) {
  const texts = usePageTexts(newTexts);
  const { change } = useUrlState("step");
  const [mapping, setMapping] = useState<Mapping>(() =>
    Object.fromEntries(one.columns.map(({ name, field }) => [name, field])),
  );
  const start = useChange((body: Settings) => api.start(client, { path: { id: one.id }, body }), {
    changes: [IMPORTS],
    onDone: () => change({ step: "check" }),
  });
  return (
    <Form mutation={start} read={(values) => settingsOf(values, mapping, one)} submit={texts.check}>
      <section>
        <h2>{texts.mappingTitle}</h2>
        <p>{texts.mappingHelp}</p>
        <MappingTable
          import={one}
          fields={fields}
          mapping={mapping}
          onChange={(column, field) => setMapping({ ...mapping, [column]: field })}
        />
      </section>
      <section>
        <h2>{texts.optionsTitle}</h2>
        <Options import={one} />
      </section>
      <p className="quiet">{texts.checkHelp}</p>
    </Form>
  );
}

type Settings = NonNullable<api.ImportsStartInput["body"]>;

function settingsOf(values: FormValues, mapping: Mapping, { entity_type }: Import): Settings {
  return {
    mapping,
    duplicates: oneOf(duplicateRules, values.text("duplicates")) ?? "skip",
    date_format: oneOf(dateFormats, values.text("date_format")) ?? "iso",
    on_bad_cell: values.checked("skip_bad_cells") ? "skip" : "fail",
    ...(entity_type === "contact" && { create_companies: values.checked("create_companies") }),
    dry_run: true,
  };
}

/** How the file was read, and what looks wrong. */
function FileSection({ import: one }: { readonly import: Import }) {
  const texts = usePageTexts(newTexts);
  const { change } = useUrlState("step");
  const cells = [...one.columns.map(({ name }) => name), ...one.preview.flatMap((row) => row.cells)];
  return (
    <section>
      <header className="row">
        <h2>{texts.readTitle}</h2>
        {one.status === "ready" && (
          <button type="button" onClick={() => change({ step: "file" })}>
            {texts.otherFile}
          </button>
        )}
      </header>
      <FileFacts import={one} />
      {one.columns.length === 1 && <p className="notice">{texts.oneColumn}</p>}
      {cells.some((cell) => MANGLED.test(cell)) && <p className="notice">{texts.mangled}</p>}
    </section>
  );
}

/** UTF-8 that was read as Windows-1252 and saved again, or characters that were lost. */
const MANGLED = /\uFFFD|Ã[\u0080-\u00BF]|â€/;

interface MappingTableProps {
  readonly import: Import;
  readonly fields: readonly RecordField[];
  readonly mapping: NonNullable<ImportMapping>;
  readonly onChange: (column: string, field: string | null) => void;
}

/** The most samples of a column. */
const SAMPLES = 3;
/** Longer samples are cut. */
const SAMPLE_LENGTH = 40;

/** Each column of the file with samples and the field that it fills. */
function MappingTable({ import: one, fields, mapping, onChange }: MappingTableProps) {
  const texts = usePageTexts(newTexts);
  const indexes = new Map(one.columns.map(({ name }, index) => [name, index]));
  const samplesOf = (name: string): string[] =>
    one.preview.map(({ cells }) => cells[indexes.get(name) ?? -1] ?? "").filter((cell) => cell !== "");
  const columns: readonly Column<string>[] = [
    { title: texts.column, cell: (name) => name },
    { title: texts.samples, cell: (name) => <Samples cells={samplesOf(name)} /> },
    {
      title: texts.field,
      cell: (name) => (
        <FieldChoice
          column={name}
          fields={fields}
          chosen={mapping[name] ?? null}
          onChange={(field) => onChange(name, field)}
        />
      ),
    },
  ];
  return (
    <div className="imports-mapping">
      <Table
        caption={texts.mappingTitle}
        columns={columns}
        rows={one.columns.map(({ name }) => name)}
        rowKey={(name) => name}
        empty={null}
      />
      <MappingFault />
    </div>
  );
}

/** An error about the whole mapping, e.g. that no column identifies a record. */
function MappingFault() {
  const fault = useFault("/mapping");
  return fault !== undefined && <p className="error">{fault}</p>;
}

function Samples({ cells }: { readonly cells: readonly string[] }) {
  const texts = usePageTexts(newTexts);
  const shown = cells
    .slice(0, SAMPLES)
    .map((cell) => (cell.length > SAMPLE_LENGTH ? `${cell.slice(0, SAMPLE_LENGTH)}…` : cell));
  return <span className="imports-samples">{shown.length > 0 ? shown.join(" · ") : texts.noSamples}</span>;
}

interface FieldChoiceProps {
  readonly column: string;
  readonly fields: readonly RecordField[];
  readonly chosen: string | null;
  readonly onChange: (field: string | null) => void;
}

function FieldChoice({ column, fields, chosen, onChange }: FieldChoiceProps) {
  const texts = usePageTexts(newTexts);
  const fault = useFault(`/mapping/${column.slice(0, 200).replaceAll("~", "~0").replaceAll("/", "~1")}`);
  const isCustom = ({ name }: RecordField): boolean => name.startsWith("custom_fields.");
  const external = chosen?.startsWith("external_ids.") ? chosen : `external_ids.${namespaceOf(column)}`;
  return (
    <>
      <select
        aria-label={fill(texts.fieldOf, { column })}
        aria-invalid={fault !== undefined}
        value={chosen ?? ""}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{texts.ignore}</option>
        <optgroup label={texts.recordFields}>{fields.filter((field) => !isCustom(field)).map(optionOf)}</optgroup>
        {fields.some(isCustom) && (
          <optgroup label={texts.customFields}>{fields.filter(isCustom).map(optionOf)}</optgroup>
        )}
        <optgroup label={texts.otherSystems}>
          <option value={external}>
            {fill(texts.externalId, { namespace: external.slice("external_ids.".length) })}
          </option>
        </optgroup>
      </select>
      {fault !== undefined && <span className="error">{fault}</span>}
    </>
  );
}

const optionOf = ({ name, label }: RecordField) => (
  <option key={name} value={name}>
    {label}
  </option>
);

/** Returns the namespace of external ids for a column: `HubSpot ID` becomes `hubspot_id`. */
function namespaceOf(column: string): string {
  const plain = column.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const name = plain.replace(/[^a-z0-9]+/g, "_").replace(/^[^a-z]+|_+$/g, "");
  return name.slice(0, 50) || "other";
}

/** What happens to a row whose record exists. */
const duplicateRules = ["skip", "update", "fail"] as const satisfies readonly ImportDuplicates[];
/** The formats of dates in files. */
const dateFormats = ["iso", "dmy", "mdy"] as const satisfies readonly ImportDateFormat[];

/** How the rows are read and written. */
function Options({ import: one }: { readonly import: Import }) {
  const texts = usePageTexts(newTexts);
  return (
    <>
      <fieldset>
        <legend>{texts.duplicates}</legend>
        <p className="help">{texts.duplicatesHelp}</p>
        {duplicateRules.map((rule) => (
          <CheckField
            key={rule}
            type="radio"
            name="duplicates"
            value={rule}
            label={texts.duplicateRules[rule].name}
            help={texts.duplicateRules[rule].help}
            defaultChecked={rule === one.duplicates}
          />
        ))}
      </fieldset>
      <SelectField label={texts.dateFormat} name="date_format" defaultValue={one.date_format}>
        {dateFormats.map((format) => (
          <option key={format} value={format}>
            {texts.dateFormats[format]}
          </option>
        ))}
      </SelectField>
      <CheckField
        name="skip_bad_cells"
        label={texts.skipCells}
        help={texts.skipCellsHelp}
        defaultChecked={one.on_bad_cell === "skip"}
      />
      {one.entity_type === "contact" && (
        <CheckField
          name="create_companies"
          label={texts.createCompanies}
          help={texts.createCompaniesHelp}
          defaultChecked={one.create_companies}
        />
      )}
    </>
  );
}
