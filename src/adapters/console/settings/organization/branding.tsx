import { useState } from "react";
import type { Branding as BrandingFields } from "../../../../../generated/sdk/types.gen.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { EditRecord } from "../../ui/edit-record.tsx";
import { TextField } from "../../ui/fields.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { AccentPreview } from "./accent-preview.tsx";
import { LogoField } from "./logo-field.tsx";
import { ORGANIZATION_CHANGES, type OrganizationProps, updateOrganization } from "./query.ts";
import { texts as pageTexts } from "./texts.ts";

/** The public name, the logo and the accent color. */
export function Branding({ organization: { branding, version } }: OrganizationProps) {
  const { branding: texts } = usePageTexts(pageTexts);
  const { display_name = null, logo = null, colour = null } = branding;
  return (
    <section>
      <h2>{texts.title}</h2>
      <p className="quiet">{texts.about}</p>
      <EditRecord
        record={{ display_name, logo, colour, version }}
        update={({ body, headers }) => updateOrganization({ body: { branding: body }, headers })}
        changes={ORGANIZATION_CHANGES}
        read={read}
        names={{
          display_name: texts.displayName,
          logo: [texts.logo, (current) => (current === null ? "–" : texts.logoAlt)],
          colour: texts.colour,
        }}
      >
        {(start) => (
          <>
            <TextField
              label={texts.displayName}
              name="display_name"
              path="/branding/display_name"
              help={texts.displayNameHelp}
              optional
              maxLength={200}
              defaultValue={start.display_name ?? ""}
            />
            <LogoField start={start.logo} />
            <ColourField start={start.colour} />
          </>
        )}
      </EditRecord>
    </section>
  );
}

const read = (values: FormValues): Required<BrandingFields> => ({
  display_name: values.textOrNull("display_name"),
  logo: values.textOrNull("logo"),
  colour: values.text("colour").toLowerCase() || null,
});

const COLOUR = /^#[0-9a-f]{6}$/i;

function ColourField({ start }: { readonly start: string | null }) {
  const { branding: texts } = usePageTexts(pageTexts);
  const [colour, setColour] = useState(start ?? "");
  const isColour = COLOUR.test(colour);
  return (
    <>
      <div className="colour-field">
        <TextField
          label={texts.colour}
          name="colour"
          path="/branding/colour"
          help={texts.colourHelp}
          optional
          spellCheck={false}
          maxLength={7}
          value={colour}
          onChange={({ target }) => setColour(target.value)}
        />
        <input
          type="color"
          aria-label={texts.colourPick}
          value={isColour ? colour.toLowerCase() : "#1d4ed8"}
          onChange={({ target }) => setColour(target.value)}
        />
      </div>
      {isColour && <AccentPreview colour={colour.toLowerCase()} />}
    </>
  );
}
