import { useId, useRef, useState } from "react";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { Field } from "../../ui/field.tsx";
import { useFault } from "../../ui/form.tsx";
import { texts as pageTexts } from "./texts.ts";

const MAX_BYTES = 65_536;
const TYPES = ["image/png", "image/jpeg", "image/webp"];

/** Chooses an image file, shows it and removes it. The form value `logo` is its data URL. */
export function LogoField({ start }: { readonly start: string | null }) {
  const { branding: texts } = usePageTexts(pageTexts);
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
          <button type="button" onClick={remove}>
            {texts.logoRemove}
          </button>
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
