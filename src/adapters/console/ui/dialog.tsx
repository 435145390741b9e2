import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTexts } from "../texts/texts.tsx";
import { Button, ChangeButton, ErrorNotice } from "./page.tsx";
import { hasUnsavedWork, mayLeave } from "./unsaved.ts";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser would focus the button that closes the dialog. */
const FIRST_FIELD = "form :is(input:not([hidden]), select, textarea)";

/** A modal dialog. Escape and the button close it; the focus then returns to the element that opened it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = async (): Promise<void> => {
    if (await mayLeave(dialog.current)) onClose();
  };
  const heading = useId();
  const { close } = useTexts().forms;
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
      keepFocus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        void leave();
      }}
      // Browsers close a dialog that refused to be closed before; without unsaved entries it need not stay.
      onClose={() => {
        if (hasUnsavedWork(dialog.current)) dialog.current?.showModal();
        else onClose();
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <Button className="icon" aria-label={close} title={close} onClick={() => void leave()}>
          ✕
        </Button>
      </header>
      {children}
    </dialog>
  );
}

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
        <Button onClick={onClose}>{cancel}</Button>
        <ChangeButton change={mutation} className="danger">
          {action}
        </ChangeButton>
      </div>
    </Dialog>
  );
}

/** If the focused element disappeared with its record, the focus moves to the heading instead of being lost. */
export function keepFocus(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
}
