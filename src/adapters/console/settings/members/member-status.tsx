import { usePageTexts } from "../../texts/page-texts.ts";
import { Badge } from "../../ui/badge.tsx";
import type { MemberProps } from "./query.ts";
import { texts as pageTexts } from "./texts.ts";

const toneOf = (status: string) => (status === "active" ? "good" : status === "suspended" ? "fault" : "neutral");

/** The status of a member, or that they were removed. */
export function MemberStatusBadge({ member: { status, deleted_at: deleted } }: MemberProps) {
  const { statuses } = usePageTexts(pageTexts);
  if (deleted !== null) return <Badge>{statuses.removed}</Badge>;
  const names: Readonly<Record<string, string>> = statuses;
  return <Badge tone={toneOf(status)}>{names[status] ?? status}</Badge>;
}
