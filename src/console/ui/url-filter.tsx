import { useId } from "react";
import { useUrlState } from "./url-state.ts";

interface UrlFilterProps {
  /** The name in the address, e.g. `status` for `?status=active`. */
  readonly name: string;
  readonly label: string;
  /** The values with their names; the first one is that of an address without the filter. */
  readonly options: readonly (readonly [value: string, name: string])[];
}

/** A choice that filters a list. It is in the address and opens the first page. */
export function UrlFilter({ name, label, options }: UrlFilterProps) {
  const id = useId();
  const { values, change } = useUrlState(name);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={values[name] ?? ""} onChange={({ target }) => change({ [name]: target.value, page: "" })}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
