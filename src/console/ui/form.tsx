import { createContext, type ReactNode, type SyntheticEvent, useContext, useEffect, useRef } from "react";
import { CrmError, type ErrorDetail } from "../../sdk/errors.ts";
import { useTexts } from "../texts/texts.tsx";
import { ErrorNotice } from "./error-notice.tsx";
import { FormValues } from "./form-values.ts";

const DetailsContext = createContext<readonly ErrorDetail[]>([]);

interface FormProps<Body> {
  readonly mutation: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly mutate: (body: Body) => void;
  };
  /** Makes the body of the request from the fields of the form. */
  readonly read: (values: FormValues) => Body;
  /** The name of the button that submits the form; "Save" without it. */
  readonly submit?: string;
  readonly onCancel?: () => void;
  readonly children: ReactNode;
}

/** A form: sends its values and shows each error of the response at its field. */
export function Form<Body>({ mutation, read, submit, onCancel, children }: FormProps<Body>) {
  const { forms } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { error, isPending, mutate } = mutation;
  useEffect(() => {
    if (error != null) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [error]);
  const send = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isPending) mutate(read(new FormValues(event.currentTarget)));
  };
  return (
    <form ref={form} onSubmit={send}>
      <DetailsContext value={error instanceof CrmError ? error.details : []}>{children}</DetailsContext>
      {error != null && <ErrorNotice error={error} />}
      <div className="actions">
        {onCancel && (
          <button type="button" onClick={onCancel}>
            {forms.cancel}
          </button>
        )}
        <button className="primary" disabled={isPending}>
          {submit ?? forms.save}
        </button>
      </div>
    </form>
  );
}

/** Returns the message about a field of the form, e.g. `/name`; also about its parts, e.g. `/scopes/1`. */
export function useFault(path: string): string | undefined {
  const details = useContext(DetailsContext);
  return details.find((detail) => detail.path === path || detail.path.startsWith(`${path}/`))?.message;
}
