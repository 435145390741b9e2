import "./move-buttons.css";

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
          <button
            key={sign}
            type="button"
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
          </button>
        );
      })}
    </div>
  );
}
