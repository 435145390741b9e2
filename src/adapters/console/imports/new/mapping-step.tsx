import { useState } from "react";
import * as api from "../../../../../generated/sdk/imports.ts";
import type {
  Import,
  ImportDateFormat,
  ImportDuplicates,
  ImportMapping,
  RecordField,
} from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange, useLoad } from "../../ui/data.ts";
import { CheckField, Form, type FormValues, Options, SelectField, useFault } from "../../ui/form.tsx";
import { Button, Loaded, Section } from "../../ui/page.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { oneOf, useUrlState } from "../../ui/url-state.ts";
import { IMPORTS, importTypes } from "../import-types.ts";
import { FileFacts } from "../report.tsx";
import { usePageTexts } from "./texts.ts";

/** The columns with their fields, and the options; then the trial starts. */
export function MappingStep({ import: one }: { readonly import: Import }) {
  const entity_type = oneOf(importTypes, one.entity_type) ?? "contact";
  const fields = useLoad(
    [...IMPORTS, "fields", entity_type],
    async () => (await api.fields(client, { query: { entity_type } })).fields,
  );
  return (
    <>
      <FileSection import={one} />
      <Loaded query={fields}>{(loaded) => <MappingForm import={one} fields={loaded} />}</Loaded>
    </>
  );
}

type Mapping = NonNullable<ImportMapping>;

function MappingForm({ import: one, fields }: { readonly import: Import; readonly fields: readonly RecordField[] }) {
  const texts = usePageTexts();
  const { change } = useUrlState("step");
  const [mapping, setMapping] = useState<Mapping>(() =>
    Object.fromEntries(one.columns.map(({ name, field }) => [name, field])),
  );
  const start = useChange((body: Settings) => api.start(client, { path: { id: one.id }, body }), [IMPORTS], {
    onDone: () => change({ step: "check" }),
  });
  return (
    <Form mutation={start} read={(values) => settingsOf(values, mapping, one)} submit={texts.check}>
      <Section title={texts.mappingTitle}>
        <p>{texts.mappingHelp}</p>
        <MappingTable
          import={one}
          fields={fields}
          mapping={mapping}
          onChange={(column, field) => setMapping({ ...mapping, [column]: field })}
        />
      </Section>
      <Section title={texts.optionsTitle}>
        <ReadingOptions import={one} />
      </Section>
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
  const texts = usePageTexts();
  const { change } = useUrlState("step");
  const cells = [...one.columns.map(({ name }) => name), ...one.preview.flatMap((row) => row.cells)];
  return (
    <Section
      title={texts.readTitle}
      actions={one.status === "ready" && <Button onClick={() => change({ step: "file" })}>{texts.otherFile}</Button>}
    >
      <FileFacts import={one} />
      {one.columns.length === 1 && <p className="notice">{texts.oneColumn}</p>}
      {cells.some((cell) => MANGLED.test(cell)) && <p className="notice">{texts.mangled}</p>}
    </Section>
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
  const texts = usePageTexts();
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
  const texts = usePageTexts();
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
  const texts = usePageTexts();
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
function ReadingOptions({ import: one }: { readonly import: Import }) {
  const texts = usePageTexts();
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
        <Options names={texts.dateFormats} />
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
