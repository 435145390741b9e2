import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as api from "../../../../../generated/sdk/imports.ts";
import type { Import, ImportMapping, RecordField } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { useChange } from "../../ui/changes.ts";
import { Form } from "../../ui/form.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { oneOf } from "../../ui/one-of.ts";
import { useUrlState } from "../../ui/url-state.ts";
import { FileFacts } from "../file-facts.tsx";
import { importTypes } from "../import-types.ts";
import { IMPORTS } from "../queries.ts";
import { MappingTable } from "./mapping-table.tsx";
import { dateFormats, duplicateRules, Options } from "./options.tsx";
import { texts as newTexts } from "./texts.ts";

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
