const POLL_MS = 1_500;

/** The option of a query that loads its data again while work is running. Hidden windows do not ask. */
export function pollWhile<Data>(isRunning: (data: Data) => boolean) {
  return ({ state: { data } }: { readonly state: { readonly data: Data | undefined } }): number | false =>
    data !== undefined && isRunning(data) ? POLL_MS : false;
}

/** Returns whether a job with this status continues. */
export const isUnfinished = (status: string): boolean => status === "queued" || status === "running";
