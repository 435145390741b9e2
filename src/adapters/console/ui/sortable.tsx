import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { fill, useTexts } from "../texts/texts.tsx";
import { useAnnounce } from "./announcements.tsx";
import { Button, ChangeButton, ErrorNotice } from "./page.tsx";
import { useUnsavedWork } from "./unsaved.ts";
import "./ui.css";

interface SortableProps<Item> {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  readonly itemName: (item: Item) => string;
  /** Moves an item; null if the user may not. */
  readonly onMove: ((from: number, to: number) => void) | null;
  readonly children: (item: Item) => ReactNode;
}

/** A list whose items are moved by dragging, and by buttons. */
export function Sortable<Item>({ label, items, itemKey, itemName, onMove, children }: SortableProps<Item>) {
  const { order } = useTexts();
  const announce = useAnnounce();
  const move = (from: number, to: number): void => {
    const item = items[from];
    if (item === undefined || from === to) return;
    onMove?.(from, to);
    announce(fill(order.moved, { name: itemName(item), position: to + 1, total: items.length }));
  };
  const { list, drag, handlers } = useDrag(move);
  return (
    <ol ref={list} className="sortable" aria-label={label}>
      {items.map((item, index) => (
        <li key={itemKey(item)} className={markOf(drag, index)}>
          {onMove && (
            <span className="handle" aria-hidden="true" {...handlers(index)}>
              ⠿
            </span>
          )}
          <div className="sortable-content">{children(item)}</div>
          {onMove && (
            <MoveButtons
              index={index}
              total={items.length}
              up={fill(order.up, { name: itemName(item) })}
              down={fill(order.down, { name: itemName(item) })}
              onMove={move}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

interface Drag {
  readonly from: number;
  readonly to: number;
}

/** Dragging by the handle, with the mouse, a finger or a pen. */
function useDrag(onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const handlers = (index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
      if (drag) setDrag({ from: drag.from, to: placeAt(list.current, drag.from, clientY) });
    },
    onPointerUp() {
      if (drag) onDrop(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { list, drag, handlers };
}

/** Returns the new index of the dragged item: the number of other items whose middle is above the pointer. */
function placeAt(list: HTMLOListElement | null, from: number, y: number): number {
  const others = [...(list?.children ?? [])].filter((_, index) => index !== from);
  return others.filter((other) => {
    const { top, height } = other.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

function markOf(drag: Drag | null, index: number): string {
  if (drag === null) return "";
  if (index === drag.from) return "dragged";
  if (index !== drag.to) return "";
  return drag.to < drag.from ? "drop-before" : "drop-after";
}

interface MoveButtonsProps {
  /** The place of the item in its list. */
  readonly index: number;
  readonly total: number;
  /** The accessible names of the buttons. */
  readonly up: string;
  readonly down: string;
  readonly onMove: (from: number, to: number) => void;
}

/** Moves an item of a list up or down. */
export function MoveButtons({ index, total, up, down, onMove }: MoveButtonsProps) {
  const moves = [
    { to: index - 1, sign: "↑", name: up },
    { to: index + 1, sign: "↓", name: down },
  ] as const;
  return (
    <div className="move-buttons">
      {moves.map(({ to, sign, name }) => {
        const isEnd = to < 0 || to >= total;
        return (
          <Button
            key={sign}
            className="icon"
            aria-label={name}
            title={name}
            // Not `disabled`: a button that the user presses repeatedly must not lose the focus at the end.
            aria-disabled={isEnd}
            onClick={() => {
              if (!isEnd) onMove(index, to);
            }}
          >
            {sign}
          </Button>
        );
      })}
    </div>
  );
}

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
    move: (from, to) => setKeys(moved(items.map(keyOf), from, to)),
    reset: () => setKeys(null),
  };
}

/** Returns a list in which an item has another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

interface OrderNoticeProps {
  readonly order: { readonly changed: boolean; readonly reset: () => void };
  readonly save: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly mutate: (input: undefined) => void;
    readonly reset: () => void;
  };
}

/** Says that the order is not saved yet, and saves or discards it. */
export function OrderNotice({ order, save }: OrderNoticeProps) {
  const { order: texts, forms } = useTexts();
  const { changed } = order;
  useUnsavedWork({ isUnsaved: () => changed, element: () => null });
  if (!order.changed) return null;
  const discard = (): void => {
    save.reset();
    order.reset();
  };
  return (
    <>
      {save.error != null && <ErrorNotice error={save.error} />}
      <div className="notice row">
        <span>{texts.unsaved}</span>
        <Button onClick={discard}>{forms.cancel}</Button>
        <ChangeButton change={save} className="primary">
          {texts.save}
        </ChangeButton>
      </div>
    </>
  );
}
