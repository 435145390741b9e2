import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useLocation } from "wouter";
import * as search from "../../../../../generated/sdk/search.ts";
import { RateLimitError } from "../../../sdk/errors.ts";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { fill } from "../../texts/texts.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorNotice } from "../../ui/page.tsx";
import { Clipped, nameIn } from "../../ui/values.tsx";
import { matches, useCommands } from "./commands.ts";
import { type FoundRecord, recentChoices, recordAddress, RecordDetail } from "./record-detail.tsx";
import { usePaletteTexts } from "./texts.ts";
import "./palette.css";

interface PaletteProps {
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/** Finds pages, actions and records by their names, and opens them. */
export function Palette({ onClose, onShortcuts }: PaletteProps) {
  const texts = usePaletteTexts();
  const [query, setQuery] = useState("");
  const [detail, setDetail] = useState<FoundRecord | null>(null);
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {detail ? (
        <RecordDetail record={detail} onBack={() => setDetail(null)} />
      ) : (
        <Finder query={query} onQuery={setQuery} onDetail={setDetail} onClose={onClose} onShortcuts={onShortcuts} />
      )}
    </Dialog>
  );
}

interface FinderProps extends PaletteProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Shows a record that has no page. */
  readonly onDetail: (record: FoundRecord) => void;
}

/** The field and its results: a combobox with a listbox (WAI-ARIA APG). */
function Finder({ query, onQuery, ...actions }: FinderProps) {
  const texts = usePaletteTexts();
  const list = useId();
  const search = useRecordSearch(query);
  const options = useOptions({ query, records: search.records, ...actions });
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, options.length - 1);
  const idOf = (index: number): string => `${list}-${index}`;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) setChosen((active + step + options.length) % Math.max(1, options.length));
    else if (event.key === "Enter") options[active]?.run();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        // Only the attribute makes the dialog focus the field when it opens; when it is shown again, it is focused here.
        ref={focusFirst}
        className="palette-field"
        type="text"
        enterKeyHint="search"
        role="combobox"
        aria-label={texts.label}
        aria-expanded={options.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? idOf(active) : undefined}
        placeholder={texts.label}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={query}
        onChange={(event) => {
          onQuery(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <PaletteStatus query={query} count={options.length} search={search} />
      <ResultList id={list} options={options} active={active} idOf={idOf} onActive={setChosen} />
    </>
  );
}

function focusFirst(field: HTMLInputElement | null): void {
  field?.setAttribute("autofocus", "");
  field?.focus();
}

interface OptionsInput extends Omit<FinderProps, "onQuery"> {
  readonly records: readonly FoundRecord[];
}

/** The results: without a query the last choices and everything else, with one what matches it. */
function useOptions({ query, records, onDetail, onClose, onShortcuts }: OptionsInput): readonly Option[] {
  const { types } = usePaletteTexts();
  const [, navigate] = useLocation();
  const recent = recentChoices(useSession().user.id);
  const commands: readonly Option[] = useCommands(onShortcuts).map(({ run, ...rest }) => ({
    ...rest,
    run() {
      recent.add({ id: rest.id });
      onClose();
      run();
    },
  }));
  const recordOption = (record: FoundRecord): Option => ({
    id: record.record_id,
    group: "records",
    name: record.title,
    found: [],
    hint: record.subtitle,
    type: nameIn(types, record.record_type),
    run() {
      recent.add({ record });
      const address = recordAddress(record.record_type, record.record_id);
      if (address === null) onDetail(record);
      else {
        onClose();
        navigate(address);
      }
    },
  });
  const [last] = useState(() => recent.list());
  if (query.trim() !== "")
    return [...commands.filter(({ found }) => matches(query, found)), ...records.map(recordOption)];
  const again = last.flatMap((choice) =>
    "record" in choice ? [recordOption(choice.record)] : commands.filter(({ id }) => id === choice.id),
  );
  return [...again.map((option) => ({ ...option, group: "recent" as const })), ...commands];
}

const groups = ["recent", "pages", "actions", "records"] as const;

/** A result of the palette. */
interface Option {
  readonly id: string;
  readonly group: (typeof groups)[number];
  readonly name: string;
  readonly found: readonly string[];
  /** What tells records with the same name apart. */
  readonly hint?: string | null;
  /** The type of a record. */
  readonly type?: string;
  readonly run: () => void;
}

interface ResultListProps {
  readonly id: string;
  readonly options: readonly Option[];
  readonly active: number;
  readonly idOf: (index: number) => string;
  readonly onActive: (index: number) => void;
}

/** The results by group. The field keeps the focus; the active result is marked. */
function ResultList({ id, options, active, idOf, onActive }: ResultListProps) {
  const texts = usePaletteTexts();
  const activeId = idOf(active);
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  const numbered = options.map((option, index) => ({ option, index }));
  return (
    <div id={id} role="listbox" aria-label={texts.title} className="palette-results">
      {groups.map((group) => {
        const shown = numbered.filter(({ option }) => option.group === group);
        return (
          shown.length > 0 && (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <div id={`${id}-${group}`} className="palette-group" aria-hidden="true">
                {texts.groups[group]}
              </div>
              {shown.map(({ option, index }) => (
                <div
                  key={option.id}
                  id={idOf(index)}
                  role="option"
                  aria-selected={index === active}
                  className="palette-option"
                  onMouseMove={() => onActive(index)}
                  onClick={option.run}
                >
                  <Clipped text={option.name} />
                  {option.type !== undefined && <span className="badge">{option.type}</span>}
                  {typeof option.hint === "string" && <span className="quiet">{option.hint}</span>}
                </div>
              ))}
            </div>
          )
        );
      })}
    </div>
  );
}

interface PaletteStatusProps {
  readonly query: string;
  readonly count: number;
  readonly search: ReturnType<typeof useRecordSearch>;
}

/** Says how many results there are, that there are none, or that the search waits. */
function PaletteStatus({ query, count, search: { state, error } }: PaletteStatusProps) {
  const texts = usePaletteTexts();
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

const DEBOUNCE_MS = 250;
const SHORTEST = 2;
const LONGEST = 200;
const MOST_RECORDS = 8;

/** The records for a query. */
interface RecordSearch {
  readonly records: readonly FoundRecord[];
  /** `slow`: too many requests; the search continues by itself. */
  readonly state: "idle" | "searching" | "done" | "slow" | "failed";
  readonly error: Error | null;
}

/** Searches records while the user types: 250 ms after the last character, and only for the latest text. */
function useRecordSearch(text: string): RecordSearch {
  const typed = text.trim().slice(0, LONGEST);
  const q = useDebounced(typed);
  const enabled = q.length >= SHORTEST;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["search", q],
    enabled,
    placeholderData: keepPreviousData,
    // A newer text aborts the request for an older one.
    queryFn: async ({ signal }) =>
      (await search.find(client, { query: { q, page_size: MOST_RECORDS }, signal, maxRetries: 0 })).data,
  });
  const wait = error instanceof RateLimitError ? (error.retryAfter ?? 1) : null;
  useEffect(() => {
    if (wait === null) return undefined;
    const timer = setTimeout(() => void refetch(), wait * 1_000);
    return () => clearTimeout(timer);
  }, [wait, refetch, error]);
  if (typed.length < SHORTEST) return { records: [], state: "idle", error: null };
  if (!enabled) return { records: [], state: "searching", error: null };
  if (wait !== null) return { records: [], state: "slow", error: null };
  if (error) return { records: [], state: "failed", error };
  return { records: data ?? [], state: isFetching || q !== typed ? "searching" : "done", error: null };
}

function useDebounced(value: string): string {
  const [latest, setLatest] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLatest(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return latest;
}
