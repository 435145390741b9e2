import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from "react";
import { CrmError } from "../../sdk/errors.ts";

type Run = <Result>(run: () => PromiseLike<Result>) => Promise<Result>;

const ConfirmedIdentityContext = createContext<Run>(async (run) => await run());

const ConfirmIdentity = lazy(async () => ({ default: (await import("./confirm-identity.tsx")).ConfirmIdentity }));

/** Asks users to confirm their identity when an action requires it, and then repeats the action. */
export function ConfirmedIdentity({ children }: { readonly children: ReactNode }) {
  const [waiting, setWaiting] = useState<((confirmed: boolean) => void) | null>(null);
  const confirmed = useCallback<Run>(async (run) => {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof CrmError) || error.code !== "reauthentication_required") throw error;
      if (!(await new Promise<boolean>((resolve) => setWaiting(() => resolve)))) throw error;
      return await run();
    }
  }, []);
  const done = (isConfirmed: boolean): void => {
    waiting?.(isConfirmed);
    setWaiting(null);
  };
  return (
    <ConfirmedIdentityContext value={confirmed}>
      {children}
      {waiting && (
        <Suspense>
          <ConfirmIdentity onDone={done} />
        </Suspense>
      )}
    </ConfirmedIdentityContext>
  );
}

/** Returns a function that runs an action; if it requires a confirmed identity, it asks for it and runs again. */
export function useConfirmedIdentity(): Run {
  return useContext(ConfirmedIdentityContext);
}
