/** The result of an operation marked `x-download`: a file, streamed while it is created. */
export interface Download {
  readonly content_type: "text/csv; charset=utf-8" | "text/calendar; charset=utf-8";
  readonly file_name: string;
  readonly content: AsyncIterable<string | Uint8Array>;
}

/** The first and last byte of a range, from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The result of an operation whose download has the media type of its bytes: a stored file. */
export interface FileDownload {
  readonly content_type: string;
  readonly file_name: string;
  /** Number of bytes. */
  readonly size: number;
  /** Identifies the bytes; becomes the ETag. */
  readonly sha256: string;
  /** Returns all bytes, or those of a range. */
  read(range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
}
