/** The result of an operation marked `x-download`: a file, streamed while it is created. */
export interface Download {
  readonly content_type: "text/csv; charset=utf-8" | "text/calendar; charset=utf-8";
  readonly file_name: string;
  readonly content: AsyncIterable<string | Uint8Array>;
}
