import { useTexts } from "../texts/texts.tsx";
import { CopyButton } from "./copy-button.tsx";

interface SecretProps {
  readonly value: string;
  /** What the secret is for; without it, that it is shown only once. */
  readonly about?: string;
  readonly onDone: () => void;
}

/** A secret that is shown once. */
export function Secret({ value, about, onDone }: SecretProps) {
  const { once, done } = useTexts().secrets;
  return (
    <>
      <p className="notice">{about ?? once}</p>
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
