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
    await navigator.clipboard.writeText(text);
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
