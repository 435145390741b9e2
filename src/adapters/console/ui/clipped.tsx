import type { ReactNode } from "react";

interface ClippedProps {
  /** The whole text, shown when the pointer or the focus is on it. */
  readonly text: string;
  /** The text as a link or a button; plain without it. */
  readonly children?: ReactNode;
}

/** A text of any length in a list: at most two lines of it are shown. */
export function Clipped({ text, children }: ClippedProps) {
  return (
    <span className="clipped" title={text}>
      {children ?? text}
    </span>
  );
}
