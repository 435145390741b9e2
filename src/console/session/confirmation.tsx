import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useRef, useState } from "react";
import { CrmError } from "../../sdk/errors.ts";

const ConfirmIdentity = lazy(async () => ({
  default: (await import("./confirm-identity/confirm-identity.tsx")).ConfirmIdentity,
}));

/** Asks the user to confirm their identity; false if they do not. */
type Ask = () => Promise<boolean>;

const AskContext = createContext<Ask>(() => Promise.resolve(false));

/** Shows the dialog in which users confirm their identity, when an action requires it. */
export function Confirmations({ children }: { readonly children: ReactNode }) {
  const asked = useRef<PromiseWithResolvers<boolean>>(null);
  const [open, setOpen] = useState(false);
  const ask = useCallback<Ask>(() => {
    asked.current ??= Promise.withResolvers<boolean>();
    setOpen(true);
    return asked.current.promise;
  }, []);
  const close = (confirmed: boolean): void => {
    setOpen(false);
    asked.current?.resolve(confirmed);
    asked.current = null;
  };
  return (
    <AskContext value={ask}>
      {children}
      {open && (
        <Suspense>
          <ConfirmIdentity onClose={close} />
        </Suspense>
      )}
    </AskContext>
  );
}

/** Returns a function that does the work, and repeats it after the user has confirmed their identity, if necessary. */
export function useConfirmation(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const ask = useContext(AskContext);
  return async (work) => {
    try {
      return await work();
    } catch (error) {
      const required = error instanceof CrmError && error.code === "reauthentication_required";
      if (!required || !(await ask())) throw error;
      return await work();
    }
  };
}
