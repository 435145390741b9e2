import type { IncomingHttpHeaders } from "node:http";
import type { ByteRange } from "../../../base/contract/download.ts";

/**
 * Returns the range of bytes that a request asks for (RFC 9110 §14), "unsatisfiable" if the file has none of them, or
 * null for all bytes: without a range, with several ranges, an unknown unit, or an `If-Range` for another content.
 */
export function requestedRange(
  { range, "if-range": condition }: IncomingHttpHeaders,
  { size, tag }: { readonly size: number; readonly tag: string },
): ByteRange | "unsatisfiable" | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || first + last === "") return null;
  // Only a strong tag that is equal matches (RFC 9110 §13.1.5); there are no dates to compare.
  if (condition !== undefined && String(condition).trim() !== tag) return null;
  if (first === "") return suffix(Number(last), size);
  const [start, end] = [Number(first), last === "" ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== "" && Number(last) < start) return null;
  return start < size ? { start, end } : "unsatisfiable";
}

function suffix(length: number, size: number): ByteRange | "unsatisfiable" {
  return length === 0 ? "unsatisfiable" : { start: Math.max(0, size - length), end: size - 1 };
}
