/** A violated rule, and its location in the merged document. */
export interface Finding {
  readonly pointer: string;
  readonly message: string;
}
