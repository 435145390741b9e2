import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { texts as pageTexts } from "./texts.ts";
import type { useRecordSearch } from "./use-record-search.ts";

interface PaletteStatusProps {
  readonly query: string;
  readonly count: number;
  readonly search: ReturnType<typeof useRecordSearch>;
}

/** Says how many results there are, that there are none, or that the search waits. */
export function PaletteStatus({ query, count, search: { state, error } }: PaletteStatusProps) {
  const texts = usePageTexts(pageTexts);
  const sentence = (): string => {
    if (query.trim() === "") return texts.hint;
    if (state === "slow") return texts.slow;
    if (state === "searching") return texts.searching;
    return count === 0 ? fill(texts.none, { query }) : fill(texts.count, { count });
  };
  return (
    <>
      <p className={state === "slow" ? "notice" : "quiet palette-status"} role="status">
        {sentence()}
      </p>
      {error && <ErrorNotice error={error} />}
    </>
  );
}
