import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { fill, useTexts } from "../texts/texts.tsx";
import { useAnnounce } from "./announcements.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import "./sortable.css";

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
