import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTexts } from "../texts/texts.tsx";
import { keepFocus } from "./keep-focus.ts";
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
        <button type="button" className="icon" aria-label={close} title={close} onClick={() => void leave()}>
          ✕
        </button>
      </header>
      {children}
    </dialog>
  );
}
