import { PreconditionFailedError } from "../../sdk/errors.ts";

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
