import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useRef, useState } from "react";
import { CrmError } from "../../sdk/errors.ts";
import { signInAfter, useEndedSession } from "./ended-session.ts";

const SignInAgain = lazy(async () => ({
  default: (await import("./sign-in-again.tsx")).SignInAgain,
}));
const ConfirmIdentity = lazy(async () => ({
  default: (await import("./confirm-identity.tsx")).ConfirmIdentity,
}));

/** Asks the user to confirm their identity; false if they do not. */
type Ask = () => Promise<boolean>;

const AskContext = createContext<Ask>(() => Promise.resolve(false));

/** Shows the dialogs in which users confirm their identity, or sign in again, when an action requires it. */
export function Confirmations({ children }: { readonly children: ReactNode }) {
  const asked = useRef<PromiseWithResolvers<boolean>>(null);
  const [open, setOpen] = useState(false);
  const ask = useCallback<Ask>(() => {
    asked.current ??= Promise.withResolvers<boolean>();
    setOpen(true);
    return asked.current.promise;
  }, []);
  const endedSession = useEndedSession();
  const close = (confirmed: boolean): void => {
    setOpen(false);
    asked.current?.resolve(confirmed);
    asked.current = null;
  };
  return (
    <AskContext value={ask}>
      {children}
      {endedSession && (
        <Suspense>
          <SignInAgain onClose={endedSession} />
        </Suspense>
      )}
      {open && (
        <Suspense>
          <ConfirmIdentity onClose={close} />
        </Suspense>
      )}
    </AskContext>
  );
}

/**
 * Returns a function that does the work. If the session has ended or the service requires it, the user signs in again or
 * confirms their identity, and the work is repeated.
 */
export function useConfirmation(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const ask = useContext(AskContext);
  return async (work) => {
    try {
      return await work();
    } catch (error) {
      if (await signInAfter(error)) return await work();
      const required = error instanceof CrmError && error.code === "reauthentication_required";
      if (!required || !(await ask())) throw error;
      return await work();
    }
  };
}
