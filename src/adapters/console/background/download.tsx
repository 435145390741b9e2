import type { FileCall } from "../../sdk/file-call.ts";
import { fill } from "../texts/texts.tsx";
import { useChange } from "../ui/data.ts";
import { ChangeButton, ErrorNotice } from "../ui/page.tsx";
import { useBackgroundTexts } from "./texts.ts";

interface DownloadButtonProps {
  readonly label: string;
  readonly fileName: string;
  readonly load: () => FileCall;
}

/** Downloads a file of the API and saves it. */
export function DownloadButton({ label, fileName, load }: DownloadButtonProps) {
  const texts = useBackgroundTexts();
  const download = useChange(async () => saveFile(fileName, await load().blob()), [], {
    done: fill(texts.downloaded, { name: fileName }),
  });
  return (
    <>
      <ChangeButton change={download}>{label}</ChangeButton>
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
