import { type ReactNode, useId } from "react";
import { CopyButton } from "./copy-button.tsx";

interface CodeBlockProps {
  /** Says what the code is, e.g. the file that contains it. */
  readonly caption: ReactNode;
  readonly code: string;
}

/** A command or a file with a button that copies it. */
export function CodeBlock({ caption, code }: CodeBlockProps) {
  const id = useId();
  return (
    <figure className="code-block">
      <figcaption className="row">
        <span id={id}>{caption}</span>
        <span className="code-block-copy">
          <CopyButton text={code} describedBy={id} />
        </span>
      </figcaption>
      <pre>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
