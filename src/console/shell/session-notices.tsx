import { useEffect, useState } from "react";
import { signIn, useSession } from "../session/session.tsx";
import { fill, useLanguage } from "../texts/texts.tsx";

const NOTICE_MS = 5 * 60_000;
const CHECK_MS = 30_000;

/** Notices about the session: that it belongs to the operator's support, or that it ends soon. */
export function SessionNotices() {
  const { session, organization, user } = useSession();
  const { texts, locale } = useLanguage();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  if (!session) return null;
  const ends = new Date(session.expires_at);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: user.timezone }).format(ends);
  return (
    <>
      {session.support && <p className="notice">{fill(texts.support, { organization: organization.name })}</p>}
      {ends.getTime() - now < NOTICE_MS && (
        <p className="notice" role="status">
          {fill(texts.expiry.soon, { time })}{" "}
          <button type="button" className="link" onClick={signIn}>
            {texts.expiry.signIn}
          </button>
        </p>
      )}
    </>
  );
}
