import type { Import, ImportMapping, RecordField } from "../../../../../generated/sdk/types.gen.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useFault } from "../../ui/form.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { texts as newTexts } from "./texts.ts";

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
export function MappingTable({ import: one, fields, mapping, onChange }: MappingTableProps) {
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
