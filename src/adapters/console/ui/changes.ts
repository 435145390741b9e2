import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { CrmError } from "../../sdk/errors.ts";
import { useConfirmation } from "../session/confirmation.tsx";
import { useAnnounce } from "./announcements.tsx";
import { keepFocus } from "./keep-focus.ts";

interface ChangeOptions<Result> {
  /** The queries that the change makes obsolete. */
  readonly changes: readonly QueryKey[];
  /** The message after the change, e.g. "Saved." */
  readonly done?: string;
  readonly onDone?: (result: Result) => void;
}

/**
 * A change of records: afterwards, the lists that contain them are loaded again. If the service requires it, the user
 * confirms their identity first.
 */
export function useChange<Input, Result>(
  run: (input: Input) => PromiseLike<Result>,
  { changes, done, onDone }: ChangeOptions<Result>,
) {
  const queries = useQueryClient();
  const announce = useAnnounce();
  const confirmed = useConfirmation();
  const reload = async (): Promise<void> => {
    await Promise.all(changes.map((queryKey) => queries.invalidateQueries({ queryKey })));
    requestAnimationFrame(keepFocus);
  };
  return useMutation({
    mutationFn: (input: Input): Promise<Result> => confirmed(async () => await run(input)),
    async onSuccess(result) {
      onDone?.(result);
      await reload();
      // Last: a form starts anew with the new version of its record, so nothing should be entered before.
      if (done !== undefined) announce(done);
    },
    async onError(error) {
      // Somebody else changed the record: the user sees the current values and saves again.
      if (error instanceof CrmError && error.status === 412) await reload();
    },
  });
}
