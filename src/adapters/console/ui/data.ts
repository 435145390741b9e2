import { type QueryKey, useMutation, useQuery, useQueryClient, type UseQueryOptions } from "@tanstack/react-query";
import { CrmError, PreconditionFailedError } from "../../sdk/errors.ts";
import { useConfirmation } from "../session/confirmation.ts";
import { useAnnounce } from "./announcements.tsx";
import { keepFocus } from "./dialog.tsx";

/** Loads data; while several components show the data of one key, it is loaded once. */
export function useLoad<Data>(
  key: QueryKey,
  load: () => PromiseLike<Data>,
  options: Omit<UseQueryOptions<Data>, "queryKey" | "queryFn"> = {},
) {
  // A call of the SDK is sent when it is awaited.
  return useQuery({ ...options, queryKey: key, queryFn: async () => await load() });
}

interface ChangeOptions<Result> {
  /** The message after the change, e.g. "Saved." */
  readonly done?: string | ((result: Result) => string);
  readonly onDone?: (result: Result) => void;
}

/**
 * A change of records: afterwards, the queries that it makes obsolete (`changes`) load again. If the service requires it,
 * the user confirms their identity first.
 */
export function useChange<Input, Result>(
  run: (input: Input) => PromiseLike<Result>,
  changes: readonly QueryKey[],
  { done, onDone }: ChangeOptions<Result> = {},
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
      if (done !== undefined) announce(typeof done === "string" ? done : done(result));
    },
    async onError(error) {
      // Somebody else changed the record: the user sees the current values and saves again.
      if (error instanceof CrmError && error.status === 412) await reload();
    },
  });
}

/** The header that makes a change fail with 412 if the record was changed in the meantime. */
export function ifMatch({ version }: { readonly version: number }) {
  return { "If-Match": `"${version}"` };
}

interface BatchResults {
  readonly results: readonly { readonly status: number; readonly error?: { readonly code: string } }[];
}

/** Throws if an operation of a batch failed; a record that was changed or deleted meanwhile is a conflict. */
export function requireSuccess({ results }: BatchResults): void {
  const failed = results.find(({ error }) => error !== undefined);
  if (!failed) return;
  const message = failed.error?.code ?? "";
  if (failed.status === 412 || failed.status === 404) throw new PreconditionFailedError({ status: 412, message });
  throw new Error(message);
}
