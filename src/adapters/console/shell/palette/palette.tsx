import { type KeyboardEvent, useId, useState } from "react";
import { useLocation } from "wouter";
import { useSession } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useCommands } from "./commands.ts";
import { matches } from "./matching.ts";
import { PaletteStatus } from "./palette-status.tsx";
import { type FoundRecord, recentChoices } from "./recent.ts";
import { RecordDetail, typeName } from "./record-detail.tsx";
import { recordAddress } from "../record-address.ts";
import { type Option, ResultList } from "./result-list.tsx";
import { texts as pageTexts } from "./texts.ts";
import { useRecordSearch } from "./use-record-search.ts";
import "./palette.css";

interface PaletteProps {
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/** Finds pages, actions and records by their names, and opens them. */
export function Palette({ onClose, onShortcuts }: PaletteProps) {
  const texts = usePageTexts(pageTexts);
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
  const texts = usePageTexts(pageTexts);
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
  const { types } = usePageTexts(pageTexts);
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
    type: typeName(record, types),
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
