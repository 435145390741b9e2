import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { type Ask, AskContext } from "./confirmation.ts";
import { useEndedSession } from "./ended-session.ts";

const SignInAgain = lazy(async () => ({
  default: (await import("./sign-in-again.tsx")).SignInAgain,
}));
const ConfirmIdentity = lazy(async () => ({
  default: (await import("./confirm-identity.tsx")).ConfirmIdentity,
}));

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
