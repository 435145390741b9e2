import type { Import } from "../../../../generated/sdk/types.gen.ts";
import { useNumbers } from "../background/numbers.ts";
import { usePageTexts } from "../texts/page-texts.ts";
import { fill } from "../texts/texts.tsx";
import { texts as importTexts } from "./texts.ts";

const COUNTS = ["created", "updated", "unchanged", "skipped", "failed"] as const;

/** What an import did with its rows in one line, e.g. "12 created, 3 failed". */
export function Outcome({ import: one }: { readonly import: Import }) {
  const texts = usePageTexts(importTexts);
  const number = useNumbers();
  const counts = COUNTS.filter((name) => one[name] > 0).map((name) =>
    fill(texts.counted[name], { count: one[name], number: number(one[name]) }),
  );
  if (counts.length > 0) return counts.join(", ");
  return one.rows === null ? "" : fill(texts.rowsInFile, { count: one.rows, number: number(one.rows) });
}
