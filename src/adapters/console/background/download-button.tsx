import type { FileCall } from "../../sdk/file-call.ts";
import { usePageTexts } from "../texts/page-texts.ts";
import { fill } from "../texts/texts.tsx";
import { useChange } from "../ui/changes.ts";
import { ErrorNotice } from "../ui/error-notice.tsx";
import { saveFile } from "./save-file.ts";
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
