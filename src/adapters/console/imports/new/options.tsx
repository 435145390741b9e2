import type { Import, ImportDateFormat, ImportDuplicates } from "../../../../../generated/sdk/types.gen.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { CheckField, SelectField } from "../../ui/fields.tsx";
import { texts as newTexts } from "./texts.ts";

/** What happens to a row whose record exists. */
export const duplicateRules = ["skip", "update", "fail"] as const satisfies readonly ImportDuplicates[];
/** The formats of dates in files. */
export const dateFormats = ["iso", "dmy", "mdy"] as const satisfies readonly ImportDateFormat[];

/** How the rows are read and written. */
export function Options({ import: one }: { readonly import: Import }) {
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
