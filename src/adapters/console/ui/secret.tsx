import type { ReactNode } from "react";
import { useTexts } from "../texts/texts.tsx";
import { CopyButton } from "./copy-button.tsx";

interface SecretProps {
  readonly value: string;
  /** What the secret is for; without it, that it is shown only once. */
  readonly about?: string;
  readonly onDone: () => void;
  /** How the secret is used. */
  readonly children?: ReactNode;
}

/** A secret that is shown once. */
export function Secret({ value, about, onDone, children }: SecretProps) {
  const { once, done } = useTexts().secrets;
  return (
    <>
      <p className="notice">{about ?? once}</p>
      <p>
        <code className="secret">{value}</code>
      </p>
      <p className="row">
        <CopyButton text={value} />
      </p>
      {children}
      <div className="actions">
        <button type="button" className="primary" onClick={onDone}>
          {done}
        </button>
      </div>
    </>
  );
}
