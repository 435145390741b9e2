import { accentColours, contrast } from "../../../../base/platform/rules/accent-colours.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill, useLanguage } from "../../texts/texts.tsx";
import { texts as pageTexts } from "./texts.ts";

/** The colors of cards and of texts on buttons in tokens.css. */
const SCHEMES = {
  light: { card: "#ffffff", onAccent: "#ffffff" },
  dark: { card: "#1a202b", onAccent: "#0d1524" },
} as const;

/** A link and a button in the variants of an accent color that public pages use. */
export function AccentPreview({ colour }: { readonly colour: string }) {
  const { branding: texts } = usePageTexts(pageTexts);
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
