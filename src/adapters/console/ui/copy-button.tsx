import { useEffect, useState } from "react";
import { useTexts } from "../texts/texts.tsx";

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
      <button type="button" aria-describedby={describedBy} onClick={() => void write()}>
        {copy}
      </button>
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
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- over plain http, there is no other way
  document.execCommand("copy");
  field.remove();
}
