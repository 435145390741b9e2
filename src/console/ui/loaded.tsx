import type { ReactNode } from "react";
import { ErrorNotice } from "./error-notice.tsx";
import { Loading } from "./loading.tsx";

interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
}

/** Shows the data of a query; before that, that it is loading, or the error with a button that tries again. */
export function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  return (
    <>
      {error != null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data === undefined ? error == null && <Loading /> : children(data)}
    </>
  );
}
