import { type Query, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ME } from "../session/client.ts";
import { type Connection, endSlowDown, useConnection } from "../session/connection.ts";
import { fill, useTexts } from "../texts/texts.tsx";
import { useAnnounce } from "../ui/announcements.tsx";
import { Button } from "../ui/page.tsx";

/** Says that the service cannot be reached or asks to wait, and repeats what failed as soon as it makes sense. */
export function ConnectionNotices() {
  const connection = useConnection();
  const { connection: texts } = useTexts();
  const retry = useRetry();
  useReturn(connection.state);
  return (
    <>
      <div role="status">
        {connection.state !== "ok" && <p className="notice connection">{texts[connection.state]}</p>}
      </div>
      {"until" in connection && (
        <Countdown key={connection.until} until={connection.until} onEnd={retry.failed} onNow={retry.all} />
      )}
    </>
  );
}

interface CountdownProps {
  readonly until: number;
  readonly onEnd: () => void;
  /** The user does not wait for the end. */
  readonly onNow: () => void;
}

/** Not part of the live region: screen readers would read each second. */
function Countdown({ until, onEnd, onNow }: CountdownProps) {
  const { connection: texts } = useTexts();
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    const timer = setInterval(() => {
      setSeconds(secondsUntil(until));
      if (Date.now() < until) return;
      clearInterval(timer);
      end.current();
    }, 500);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <p className="countdown">
      <span>{seconds > 0 ? fill(texts.next, { seconds }) : texts.now}</span>{" "}
      <Button className="link" onClick={onNow}>
        {texts.retry}
      </Button>
    </p>
  );
}

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1_000));

interface Retry {
  /** Loads again what failed; if nothing did, the user, to see whether the service responds. */
  readonly failed: () => void;
  /** Loads also what waits for its next attempt. */
  readonly all: () => void;
}

function useRetry(): Retry {
  const queries = useQueryClient();
  const retry = (wanted: (state: Query["state"]) => boolean): void => {
    endSlowDown();
    const found = queries.getQueryCache().findAll({ type: "active", predicate: ({ state }) => wanted(state) });
    const keys = found.length > 0 ? found.map(({ queryKey }) => queryKey) : [ME];
    for (const queryKey of keys)
      void queries
        .cancelQueries({ queryKey, exact: true })
        .then(() => queries.refetchQueries({ queryKey, exact: true }));
  };
  return {
    failed: () => retry(({ error }) => error !== null),
    all: () => retry(({ error, fetchStatus }) => error !== null || fetchStatus === "fetching"),
  };
}

/** After an interruption, everything on the page is loaded again. */
function useReturn(state: Connection["state"]): void {
  const queries = useQueryClient();
  const announce = useAnnounce();
  const { connection: texts } = useTexts();
  const before = useRef(state);
  useEffect(() => {
    const interrupted = before.current !== "ok" && before.current !== "slow";
    before.current = state;
    if (state !== "ok" || !interrupted) return;
    announce(texts.back);
    void queries.invalidateQueries();
  }, [state, announce, texts, queries]);
}
