import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import type { Me } from "../../../../generated/sdk/types.gen.ts";
import { SESSION_IDLE_HOURS } from "../../../base/contract/caller.ts";
import { lastRequest } from "../session/connection.ts";
import { signInAddress } from "../session/ended-session.ts";
import { ME, useSession } from "../session/session.tsx";
import { fill, useLanguage } from "../texts/texts.tsx";
import { Button } from "../ui/page.tsx";

const NOTICE_MS = 5 * 60_000;
const CHECK_MS = 30_000;
const IDLE_MS = SESSION_IDLE_HOURS * 3_600_000;

/** Notices about the session: that it belongs to the operator's support, or that it ends soon. */
export function SessionNotices() {
  const { session, organization } = useSession();
  const { texts } = useLanguage();
  const { now, update } = useNow();
  if (!session) return null;
  return (
    <>
      {session.support && <p className="notice">{fill(texts.support, { organization: organization.name })}</p>}
      <div role="status">
        <ExpiryNotice session={session} now={now} onExtended={update} />
      </div>
    </>
  );
}

interface ExpiryNoticeProps {
  readonly session: NonNullable<Me["session"]>;
  readonly now: number;
  readonly onExtended: () => void;
}

/** A session has a latest time at which it ends; without requests, it ends earlier, which a request prevents. */
function ExpiryNotice({ session, now, onExtended }: ExpiryNoticeProps) {
  const { user } = useSession();
  const { texts, locale } = useLanguage();
  const queries = useQueryClient();
  const latest = Date.parse(session.expires_at);
  const idle = lastRequest() === 0 ? latest : lastRequest() + IDLE_MS;
  const ends = Math.min(latest, idle);
  const shown = ends - now < NOTICE_MS;
  const reload = async (): Promise<void> => {
    await queries.refetchQueries({ queryKey: ME });
    onExtended();
  };
  useEffect(() => {
    if (!shown) return undefined;
    // The user may have signed in again in another tab.
    const update = (): void => void queries.refetchQueries({ queryKey: ME });
    window.addEventListener("visibilitychange", update);
    return () => window.removeEventListener("visibilitychange", update);
  }, [shown, queries]);
  if (!shown) return null;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: user.timezone }).format(ends);
  return (
    <p className="notice">
      {fill(idle < latest ? texts.expiry.idle : texts.expiry.soon, { time })}{" "}
      {idle < latest && (
        <Button className="link" onClick={() => void reload()}>
          {texts.expiry.stay}
        </Button>
      )}
      {idle >= latest && !session.support && (
        // In a new tab, so that a form on this page keeps what was entered.
        <a href={signInAddress("/")} target="_blank" rel="noopener">
          {texts.expiry.signIn}
        </a>
      )}
    </p>
  );
}

/** The current time, as often as the notices need it. */
function useNow(): { readonly now: number; readonly update: () => void } {
  const [now, setNow] = useState(() => Date.now());
  const update = useCallback(() => setNow(Date.now()), []);
  useEffect(() => {
    const timer = setInterval(update, CHECK_MS);
    window.addEventListener("storage", update);
    return () => {
      clearInterval(timer);
      window.removeEventListener("storage", update);
    };
  }, [update]);
  return { now, update };
}
