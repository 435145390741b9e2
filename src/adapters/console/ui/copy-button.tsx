import { type ReactNode, useEffect, useId, useState } from "react";
import { useTexts } from "../texts/texts.tsx";
import { Button } from "./page.tsx";

const SHOWN_MS = 2_000;

interface CopyButtonProps {
  readonly text: string;
  /** The id of the element that says what is copied, for pages with several of these buttons. */
  readonly describedBy?: string;
}

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, describedBy }: CopyButtonProps) {
  const { copy, copied: copiedText } = useTexts().forms;
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const write = async (): Promise<void> => {
    await copyText(text);
    setCopied(true);
  };
  return (
    <>
      <Button aria-describedby={describedBy} onClick={() => void write()}>
        {copy}
      </Button>
      <span className="quiet" role="status">
        {copied && copiedText}
      </span>
    </>
  );
}

/** Over plain http, browsers have no clipboard for scripts, except on this machine; they copy a selection. */
async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as Partial<Pick<Navigator, "clipboard">>;
  if (clipboard) {
    await clipboard.writeText(text);
    return;
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  // A modal dialog lets nothing outside of it be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- over plain http, there is no other way
  document.execCommand("copy");
  field.remove();
}

interface CodeBlockProps {
  /** Says what the code is, e.g. the file that contains it. */
  readonly caption: ReactNode;
  readonly code: string;
}

/** A command or a file with a button that copies it. */
export function CodeBlock({ caption, code }: CodeBlockProps) {
  const id = useId();
  return (
    <figure className="code-block">
      <figcaption className="row">
        <span id={id}>{caption}</span>
        <span className="code-block-copy">
          <CopyButton text={code} describedBy={id} />
        </span>
      </figcaption>
      <pre>
        <code>{code}</code>
      </pre>
    </figure>
  );
}

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
        <Button className="primary" onClick={onDone}>
          {done}
        </Button>
      </div>
    </>
  );
}
