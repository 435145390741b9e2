import type { Import } from "../../../../generated/sdk/types.gen.ts";
import { useByteSizes, useNumbers } from "../background/numbers.ts";
import { usePageTexts } from "../texts/page-texts.ts";
import { Facts } from "../ui/facts.tsx";
import { texts as importTexts } from "./texts.ts";

/** How the file was read: rows, columns, encoding and separator. */
export function FileFacts({ import: one }: { readonly import: Import }) {
  const texts = usePageTexts(importTexts);
  const [number, size] = [useNumbers(), useByteSizes()];
  const { rows, columns, size_bytes, encoding, delimiter } = one;
  const encodings: Readonly<Record<string, string>> = texts.encodings;
  const delimiters: Readonly<Record<string, string>> = texts.delimiters;
  if (rows === null) return null;
  return (
    <Facts
      facts={[
        [texts.rows, number(rows)],
        [texts.columns, number(columns.length)],
        [texts.size, size_bytes === null ? null : size(size_bytes)],
        [texts.encoding, encoding === null ? null : (encodings[encoding] ?? encoding)],
        [texts.delimiter, delimiter === null ? null : (delimiters[delimiter] ?? delimiter)],
      ]}
    />
  );
}
