import type { ReactNode } from "react";
import { AuthenticationError } from "../../sdk/errors.ts";
import { ErrorNotice, isTemporary } from "./error-notice.tsx";
import { Loading } from "./loading.tsx";

interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
}

/**
 * Shows the data of a query; before that, that it is loading, or the error with a button that tries again. Data that
 * cannot be loaded again for the moment remains usable: the notice about the connection or the sign-in says so.
 */
export function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  return (
    <>
      {error != null && !(data !== undefined && (isTemporary(error) || error instanceof AuthenticationError)) && (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined ? error == null && <Loading /> : children(data)}
    </>
  );
}
