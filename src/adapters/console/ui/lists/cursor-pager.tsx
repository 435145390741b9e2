import { fill, useTexts } from "../../texts/texts.tsx";
import { useUrlState } from "../url-state.ts";

interface CursorPagerProps {
  /** The meta of the page; undefined while it is loaded. */
  readonly meta: { readonly total?: number; readonly next_cursor?: string | null } | undefined;
}

/**
 * The buttons to newer and older entries of a list with cursors. The position is in the address as `?after=`. A cursor
 * leads only to older entries, so the session remembers from which position each one was reached.
 */
export function CursorPager({ meta }: CursorPagerProps) {
  const { pager } = useTexts();
  const { values, change } = useUrlState("after");
  const { after } = values;
  const next = meta?.next_cursor ?? null;
  if (after === "" && next === null) return null;
  const older = (): void => {
    if (next === null) return;
    sessionStorage.setItem(newerOf(next), after);
    change({ after: next });
  };
  return (
    <nav className="pager" aria-label={pager.label}>
      <button
        type="button"
        disabled={after === ""}
        onClick={() => change({ after: sessionStorage.getItem(newerOf(after)) ?? "" })}
      >
        {pager.newer}
      </button>
      {meta?.total !== undefined && <span role="status">{fill(pager.total, { total: meta.total })}</span>}
      <button type="button" disabled={next === null} onClick={older}>
        {pager.older}
      </button>
    </nav>
  );
}

const newerOf = (cursor: string): string => `newer:${cursor}`;
