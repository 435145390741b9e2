import type { ApiKey } from "../../../../../generated/sdk/types.gen.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Time } from "../../ui/time.tsx";
import { texts as pageTexts } from "./texts.ts";

const SOON_DAYS = 14;
const DAY_MS = 86_400_000;

/** The status of a key, and when it expires if that is soon. */
export function KeyStatus({ apiKey: { status, expires_at } }: { readonly apiKey: ApiKey }) {
  const texts = usePageTexts(pageTexts);
  const names: Readonly<Record<string, string>> = texts.statuses;
  const days = expires_at === null ? null : daysUntil(expires_at);
  return (
    <>
      <Badge tone={status === "active" ? "good" : "neutral"}>{names[status] ?? status}</Badge>{" "}
      {status === "active" && days !== null && days <= SOON_DAYS && (
        <Badge tone="fault">{fill(texts.expiresSoon, { count: days })}</Badge>
      )}
    </>
  );
}

const daysUntil = (at: string): number => Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / DAY_MS));

/** When and from which address a key was last used. */
export function LastUse({ apiKey: { last_used_at: at, last_used_ip: address } }: { readonly apiKey: ApiKey }) {
  const texts = usePageTexts(pageTexts);
  if (at === null) return texts.never;
  return (
    <>
      <Time at={at} /> {address !== null && <code>{address}</code>}
    </>
  );
}

/** Says until when the secret before the last rotation is accepted. */
export function PreviousSecret({ apiKey: { previous_secret_expires_at: until } }: { readonly apiKey: ApiKey }) {
  const { previousUntil } = usePageTexts(pageTexts);
  if (until === null) return null;
  return (
    <p className="notice">
      {previousUntil} <Time at={until} />
    </p>
  );
}
