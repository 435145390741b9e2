import { useSearchParams } from "wouter";

interface UrlState<Name extends string> {
  /** The values by name; empty without a value. */
  readonly values: Readonly<Record<Name, string>>;
  /** Changes values and keeps the others; Back restores the previous ones. `replace` adds no step to the history. */
  readonly change: (changes: Readonly<Partial<Record<Name, string>>>, options?: { readonly replace?: boolean }) => void;
}

/** The state of a page in the query of its address, so that Back, reload and links restore it. */
export function useUrlState<Name extends string>(...names: readonly Name[]): UrlState<Name> {
  const [search, setSearch] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ""])) as Record<Name, string>;
  return {
    values,
    change(changes, { replace = false } = {}) {
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries<string | undefined>(changes))
            if (value === undefined || value === "") next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace },
      );
    },
  };
}

/** Returns the value that equals a text, e.g. a parameter of the address; undefined if there is none. */
export function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text);
}
