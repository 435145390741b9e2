import { useTexts } from "../texts/texts.tsx";
import { CopyButton } from "./copy-button.tsx";

/** A secret that is shown once. */
export function Secret({ value, onDone }: { readonly value: string; readonly onDone: () => void }) {
  const { once, done } = useTexts().secrets;
  return (
    <>
      <p className="notice">{once}</p>
      <p>
        <code className="secret">{value}</code>
      </p>
      <div className="actions">
        <CopyButton text={value} />
        <button type="button" className="primary" onClick={onDone}>
          {done}
        </button>
      </div>
    </>
  );
}
