import { useEffect, useRef, useSyncExternalStore } from "react";

/** Work that would be lost with the page: a form with other entries than at its start, or an order that is not saved. */
interface Work {
  readonly isUnsaved: () => boolean;
  /** Where the work is on the page; null: it belongs to the page as a whole. */
  readonly element: () => Element | null;
}

const works = new Set<Work>();
/** The entries that the user gave up: the answer counts until the page has changed. */
const givenUp = new WeakSet<Work>();

/** Registers work as long as the component is shown. All questions about unsaved work look here. */
export function useUnsavedWork(current: Work): void {
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  useEffect(() => {
    const work: Work = { isUnsaved: () => latest.current.isUnsaved(), element: () => latest.current.element() };
    works.add(work);
    return () => {
      works.delete(work);
    };
  }, []);
}

/** Returns whether something would be lost with the page, or with a part of it such as a dialog. */
export function hasUnsavedWork(part?: Element | null): boolean {
  return [...works].some((work) => isUnsavedIn(work, part));
}

const isUnsavedIn = (work: Work, part: Element | null | undefined): boolean =>
  !givenUp.has(work) && work.isUnsaved() && (!part || part.contains(work.element()));

let question: PromiseWithResolvers<boolean> | null = null;
const listeners = new Set<() => void>();

function ask(next: typeof question): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks whether unsaved work may be lost. Returns true without a question if there is none. */
export async function mayLeave(part?: Element | null): Promise<boolean> {
  if (!hasUnsavedWork(part)) return true;
  const asked = question ?? Promise.withResolvers<boolean>();
  if (question === null) ask(asked);
  const leave = await asked.promise;
  if (leave) for (const work of works) if (isUnsavedIn(work, part)) givenUp.add(work);
  return leave;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a function that answers the question that is asked; null if none is. */
export function useLeaveQuestion(): ((leave: boolean) => void) | null {
  const asked = useSyncExternalStore(subscribe, () => question);
  if (asked === null) return null;
  return (leave) => {
    ask(null);
    asked.resolve(leave);
  };
}
