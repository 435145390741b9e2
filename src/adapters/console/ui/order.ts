import { useState } from "react";

/** An order of records that the user changes before saving it. */
interface Order<Item> {
  readonly items: readonly Item[];
  readonly changed: boolean;
  /** Moves the item at an index to another one. */
  readonly move: (from: number, to: number) => void;
  readonly reset: () => void;
}

/** The order of records that the user has chosen. Records that appear meanwhile are added at the end. */
export function useOrder<Item>(saved: readonly Item[], keyOf: (item: Item) => string): Order<Item> {
  const [keys, setKeys] = useState<readonly string[] | null>(null);
  const place = (item: Item): number => {
    const index = keys?.indexOf(keyOf(item)) ?? 0;
    return index < 0 ? saved.length : index;
  };
  const items = saved.toSorted((left, right) => place(left) - place(right));
  const changed = items.some((item, index) => item !== saved[index]);
  // The order is saved, or the user restored it: from now on, changes of others are shown.
  if (keys !== null && !changed) setKeys(null);
  return {
    items,
    changed,
    move(from, to) {
      const next = items.map(keyOf);
      next.splice(to, 0, ...next.splice(from, 1));
      setKeys(next);
    },
    reset: () => setKeys(null),
  };
}
