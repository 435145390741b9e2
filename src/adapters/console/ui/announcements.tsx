import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";

const SHOWN_MS = 6_000;

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Shows short messages about completed actions below the page and announces them to screen readers. */
export function Announcements({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly text: string } | null>(null);
  const announce = useCallback<Announce>((text) => setShown({ text }), []);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="announcement" role="status">
        {shown && <p>{shown.text}</p>}
      </div>
    </AnnounceContext>
  );
}

/** Returns a function that shows a message such as "Saved." */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
