import { createContext, useContext } from "react";
import { CrmError } from "../../sdk/errors.ts";
import { signInAfter } from "./ended-session.ts";

/** Asks the user to confirm their identity; false if they do not. */
export type Ask = () => Promise<boolean>;

/** `Confirmations` provides it. */
export const AskContext = createContext<Ask>(() => Promise.resolve(false));

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
