import { useId, useRef, useState } from "react";
import type { Branding as BrandingFields } from "../../../../../generated/sdk/types.gen.ts";
import { accentColours, contrast } from "../../../../base/platform/rules/accent-colours.ts";
import { fill, useLanguage } from "../../texts/texts.tsx";
import { EditRecord } from "../../ui/edit-record.tsx";
import { Field, type FormValues, TextField, useFault } from "../../ui/form.tsx";
import { Button, Section } from "../../ui/page.tsx";
import { ORGANIZATION_CHANGES, type OrganizationProps, updateOrganization } from "./general.tsx";
import { usePageTexts } from "./texts.ts";

/** The public name, the logo and the accent color. */
export function Branding({ organization: { branding, version } }: OrganizationProps) {
  const { branding: texts } = usePageTexts();
  const { display_name = null, logo = null, colour = null } = branding;
  return (
    <Section title={texts.title} about={texts.about}>
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
    </Section>
  );
}

const read = (values: FormValues): Required<BrandingFields> => ({
  display_name: values.textOrNull("display_name"),
  logo: values.textOrNull("logo"),
  colour: values.text("colour").toLowerCase() || null,
});

const COLOUR = /^#[0-9a-f]{6}$/i;

function ColourField({ start }: { readonly start: string | null }) {
  const { branding: texts } = usePageTexts();
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

const MAX_BYTES = 65_536;
const TYPES = ["image/png", "image/jpeg", "image/webp"];

/** Chooses an image file, shows it and removes it. The form value `logo` is its data URL. */
function LogoField({ start }: { readonly start: string | null }) {
  const { branding: texts } = usePageTexts();
  const [logo, setLogo] = useState(start);
  const [problem, setProblem] = useState<string>();
  const rejected = useFault("/branding/logo");
  const input = useRef<HTMLInputElement>(null);
  const preview = useId();
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const found = problemOf(file, texts);
    setProblem(found);
    if (found === undefined) setLogo(await dataUrl(file));
  };
  const remove = (): void => {
    setLogo(null);
    setProblem(undefined);
    if (input.current) input.current.value = "";
    input.current?.focus();
  };
  return (
    <>
      <Field label={texts.logo} help={texts.logoHelp} fault={problem ?? rejected} optional>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept={TYPES.join(",")}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
      <input type="hidden" name="logo" value={logo ?? ""} />
      {logo !== null && (
        <p className="logo-preview" id={preview}>
          <img src={logo} alt={texts.logoAlt} />
          <Button onClick={remove}>{texts.logoRemove}</Button>
        </p>
      )}
    </>
  );
}

function problemOf({ type, size }: File, texts: { logoType: string; logoSize: string }): string | undefined {
  if (!TYPES.includes(type)) return texts.logoType;
  return size > MAX_BYTES ? fill(texts.logoSize, { size: Math.ceil(size / 1024) }) : undefined;
}

/** Reads a file as a data URL with a media type that the contract accepts. */
function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : "");
    reader.onerror = () => reject(reader.error ?? new Error("The file cannot be read."));
    reader.readAsDataURL(file);
  });
}

/** The colors of cards and of texts on buttons in tokens.css. */
const SCHEMES = {
  light: { card: "#ffffff", onAccent: "#ffffff" },
  dark: { card: "#1a202b", onAccent: "#0d1524" },
} as const;

/** A link and a button in the variants of an accent color that public pages use. */
function AccentPreview({ colour }: { readonly colour: string }) {
  const { branding: texts } = usePageTexts();
  const { locale } = useLanguage();
  const variants = accentColours(colour);
  const ratio = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <fieldset>
      <legend>{texts.preview}</legend>
      <div className="accent-preview">
        {(["light", "dark"] as const).map((scheme) => {
          const { card, onAccent } = SCHEMES[scheme];
          const { [scheme]: accent } = variants;
          return (
            <div key={scheme}>
              <p>{texts[scheme]}</p>
              <div className="accent-sample" style={{ background: card }} aria-hidden="true">
                <span style={{ color: accent, textDecoration: "underline" }}>{texts.sampleLink}</span>
                <span className="accent-button" style={{ background: accent, color: onAccent }}>
                  {texts.sampleButton}
                </span>
              </div>
              <p className="quiet">
                {accent === colour ? texts.asChosen : fill(texts.adapted, { colour: accent })}{" "}
                {fill(texts.contrast, { ratio: ratio.format(Math.floor(contrast(accent, card) * 10) / 10) })}
              </p>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
