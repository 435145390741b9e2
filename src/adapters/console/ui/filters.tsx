import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTexts } from "../texts/texts.tsx";
import { Button } from "./page.tsx";
import { useUrlState } from "./url-state.ts";
import "./ui.css";

const DEBOUNCE_MS = 300;
/** A filter shows the first page of its results. */
const FIRST_PAGE = { page: "", after: "" };

interface FiltersProps {
  /** What the filters narrow, e.g. "Filter deliveries"; "Filters" without it. */
  readonly label?: string;
  /** The names of the filters in the address; the button that clears them appears when one is set. */
  readonly names: readonly string[];
  readonly children: ReactNode;
}

/** The filters of a list. Each filter is in the query of the address under its name. */
export function Filters({ label, names, children }: FiltersProps) {
  const { filters } = useTexts();
  const { values, change } = useUrlState(...names);
  const isSet = names.some((name) => values[name] !== "");
  const clear = (): void => change({ ...Object.fromEntries(names.map((name) => [name, ""])), ...FIRST_PAGE });
  return (
    <search className="filters" aria-label={label ?? filters.label}>
      {children}
      {isSet && (
        <Button className="filters-clear" onClick={clear}>
          {filters.clear}
        </Button>
      )}
    </search>
  );
}

interface FilterProps {
  readonly label: string;
  readonly name: string;
}

interface SelectFilterProps extends FilterProps {
  /** The name of the first option, which is chosen without a filter; "All" without it. */
  readonly first?: string;
  /** The other options. */
  readonly children: ReactNode;
}

/** A filter by a choice. */
export function SelectFilter({ label, name, first, children }: SelectFilterProps) {
  const id = useId();
  const { filters } = useTexts();
  const { values, change } = useUrlState(name);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={values[name] ?? ""}
        onChange={(event) => change({ [name]: event.target.value, ...FIRST_PAGE })}
      >
        <option value="">{first ?? filters.all}</option>
        {children}
      </select>
    </div>
  );
}

/** A filter by a date of the user's time zone. */
export function DateFilter({ label, name }: FilterProps) {
  const id = useId();
  const { values, change } = useUrlState(name);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={values[name] ?? ""}
        onChange={(event) => change({ [name]: event.target.value, ...FIRST_PAGE })}
      />
    </div>
  );
}

/** A filter by a text, applied when the user stops typing. The address changes without a step in the history. */
export function TextFilter({ label, name }: FilterProps) {
  const id = useId();
  const { values, change } = useUrlState(name);
  const applied = values[name] ?? "";
  // The text is shown until the address changes in another way: by Back, or by the button that clears the filters.
  const [typed, setTyped] = useState({ text: applied, address: applied });
  const shown = typed.address === applied ? typed.text : applied;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const apply = (text: string): void => {
    setTyped({ text, address: applied });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setTyped({ text, address: text.trim() });
      change({ [name]: text.trim(), ...FIRST_PAGE }, { replace: true });
    }, DEBOUNCE_MS);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={shown}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => apply(event.target.value)}
      />
    </div>
  );
}
