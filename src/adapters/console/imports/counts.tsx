import type { Import } from "../../../../generated/sdk/types.gen.ts";
import { useNumbers } from "../background/numbers.ts";
import { usePageTexts } from "../texts/page-texts.ts";
import "./imports.css";
import { texts as importTexts } from "./texts.ts";

const COUNTS = ["created", "updated", "unchanged", "skipped", "failed"] as const;
const OTHERS = ["companies_created", "skipped_cells"] as const;

/** The numbers of rows by result. A trial says what an import would do. */
export function Counts({ import: one }: { readonly import: Import }) {
  const texts = usePageTexts(importTexts);
  const names = one.dry_run ? texts.trialCounts : texts.counts;
  const number = useNumbers();
  return (
    <dl className="imports-counts">
      {[...COUNTS, ...OTHERS.filter((name) => one[name] > 0)].map((name) => (
        <div key={name} className={name === "failed" && one.failed > 0 ? "failed" : undefined}>
          <dt>{names[name]}</dt>
          <dd>{number(one[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
