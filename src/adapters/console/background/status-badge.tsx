import { usePageTexts } from "../texts/page-texts.ts";
import { Badge } from "../ui/badge.tsx";
import { texts as backgroundTexts } from "./texts.ts";

/** The status of a job, an export or an import. */
export function StatusBadge({ status }: { readonly status: string }) {
  const { statuses } = usePageTexts(backgroundTexts);
  const names: Readonly<Record<string, string>> = statuses;
  const tone = status === "completed" ? "good" : status === "failed" ? "fault" : "neutral";
  return <Badge tone={tone}>{names[status] ?? status}</Badge>;
}
