import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";

interface ChangeOptions<Result> {
  /** The queries that the change makes obsolete. */
  readonly changes: readonly QueryKey[];
  readonly onDone?: (result: Result) => void;
}

/** A change of records: afterwards, the lists that contain them are loaded again. */
export function useChange<Input, Result>(
  run: (input: Input) => PromiseLike<Result>,
  { changes, onDone }: ChangeOptions<Result>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input): Promise<Result> => await run(input),
    async onSuccess(result) {
      onDone?.(result);
      await Promise.all(changes.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
}
