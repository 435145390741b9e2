import type { FileCall } from "../../sdk/file-call.ts";
import { usePageTexts, fill } from "../texts/texts.tsx";
import { useChange } from "../ui/changes.ts";
import { ErrorNotice } from "../ui/loaded.tsx";
import { texts as backgroundTexts } from "./texts.ts";

interface DownloadButtonProps {
  readonly label: string;
  readonly fileName: string;
  readonly load: () => FileCall;
}

/** Downloads a file of the API and saves it. */
export function DownloadButton({ label, fileName, load }: DownloadButtonProps) {
  const texts = usePageTexts(backgroundTexts);
  const download = useChange(async () => saveFile(fileName, await load().blob()), {
    changes: [],
    done: fill(texts.downloaded, { name: fileName }),
  });
  return (
    <>
      <button type="button" disabled={download.isPending} onClick={() => download.mutate(undefined)}>
        {label}
      </button>
      {download.error && <ErrorNotice error={download.error} />}
    </>
  );
}

/** Lets the browser save a file in the user's folder for downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the content after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
