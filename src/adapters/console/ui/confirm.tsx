import type { ReactNode } from "react";
import { useTexts } from "../texts/texts.tsx";
import { Dialog } from "./dialog.tsx";
import { ErrorNotice } from "./error-notice.tsx";

interface ConfirmProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The name of the action. */
  readonly action: string;
  readonly mutation: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly mutate: (input: undefined) => void;
  };
  readonly onClose: () => void;
}

/** Asks before an action that cannot be undone. */
export function Confirm({ title, children, action, mutation, onClose }: ConfirmProps) {
  const { cancel } = useTexts().forms;
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {mutation.error != null && <ErrorNotice error={mutation.error} />}
      <div className="actions">
        <button type="button" onClick={onClose}>
          {cancel}
        </button>
        <button
          type="button"
          className="danger"
          disabled={mutation.isPending}
          onClick={() => mutation.mutate(undefined)}
        >
          {action}
        </button>
      </div>
    </Dialog>
  );
}
