import { useState } from "react";
import * as api from "../../../../../generated/sdk/session.ts";
import type { Session } from "../../../../../generated/sdk/types.gen.ts";
import { deviceOf } from "../../../../base/platform/rules/user-agent.ts";
import { client } from "../../session/client.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange, useLoad } from "../../ui/data.ts";
import { Confirm } from "../../ui/dialog.tsx";
import { Button, Loaded, Section } from "../../ui/page.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Badge, Time } from "../../ui/values.tsx";
import { usePageTexts } from "./texts.ts";

/** The key of the user's sessions. */
export const SESSIONS = ["sessions"] as const;

/** The browsers in which the user is signed in. */
export function Sessions() {
  const { sessions: texts } = usePageTexts();
  const sessions = useLoad(SESSIONS, () => api.list(client, { query: { page_size: 100 } }).toArray({ limit: 1_000 }));
  const [ending, setEnding] = useState<Session | "others" | null>(null);
  const close = () => setEnding(null);
  return (
    <Section
      title={texts.title}
      actions={
        sessions.data &&
        sessions.data.length > 1 && <Button onClick={() => setEnding("others")}>{texts.endOthers}</Button>
      }
    >
      <p>{texts.about}</p>
      <Loaded query={sessions}>{(loaded) => <SessionTable sessions={loaded} onEnd={setEnding} />}</Loaded>
      {ending === "others" && <EndOthers onClose={close} />}
      {ending !== null && ending !== "others" && <EndSession session={ending} onClose={close} />}
    </Section>
  );
}

interface SessionTableProps {
  readonly sessions: readonly Session[];
  readonly onEnd: (session: Session) => void;
}

function SessionTable({ sessions, onEnd }: SessionTableProps) {
  const { sessions: texts } = usePageTexts();
  const nameOf = useDeviceName();
  const columns: readonly Column<Session>[] = [
    {
      title: texts.device,
      cell: ({ user_agent, current, support }) => (
        <>
          {nameOf(user_agent)} {current && <Badge tone="good">{texts.current}</Badge>}
          {support && <Badge>{texts.support}</Badge>}
        </>
      ),
    },
    { title: texts.address, cell: ({ ip }) => ip },
    { title: texts.began, cell: ({ created_at: at }) => <Time at={at} /> },
    { title: texts.lastUsed, cell: ({ last_used_at: at }) => <Time at={at} /> },
    {
      title: texts.actions,
      cell: (session) =>
        !session.current && (
          <Button
            aria-label={fill(texts.endTitle, { device: nameOf(session.user_agent) })}
            onClick={() => onEnd(session)}
          >
            {texts.end}
          </Button>
        ),
    },
  ];
  return <Table caption={texts.title} columns={columns} rows={sessions} rowKey={({ id }) => id} empty={null} />;
}

interface CloseProps {
  readonly onClose: () => void;
}

function EndSession({ session: { id, user_agent }, onClose }: CloseProps & { readonly session: Session }) {
  const { sessions: texts } = usePageTexts();
  const device = useDeviceName()(user_agent);
  const end = useChange(() => api.end(client, { path: { id } }), [SESSIONS], { done: texts.ended, onDone: onClose });
  return (
    <Confirm title={fill(texts.endTitle, { device })} action={texts.end} mutation={end} onClose={onClose}>
      <p>{texts.endText}</p>
    </Confirm>
  );
}

function EndOthers({ onClose }: CloseProps) {
  const { sessions: texts } = usePageTexts();
  const end = useChange(() => api.endOthers(client), [SESSIONS], { done: texts.endedOthers, onDone: onClose });
  return (
    <Confirm title={texts.endOthers} action={texts.endOthers} mutation={end} onClose={onClose}>
      <p>{texts.endOthersText}</p>
    </Confirm>
  );
}

/** Returns a function that names the device of a User-Agent header, e.g. "Firefox on Windows". */
export function useDeviceName(): (userAgent: string | null) => string {
  const { onSystem, unknown } = usePageTexts().sessions;
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser === undefined || system === undefined) return browser ?? system ?? unknown;
    return fill(onSystem, { browser, system });
  };
}
