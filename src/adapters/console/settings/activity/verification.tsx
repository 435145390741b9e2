import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import * as api from "../../../../../generated/sdk/activity-log.ts";
import type { ActivityLogVerification } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { nameIn } from "../../ui/name-in.ts";
import { useTimeFormat } from "../../ui/time.tsx";
import { texts as pageTexts } from "./texts.ts";

/** Verifies the hash chain part by part and shows the progress, then the result. */
export function Verification({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const texts = usePageTexts(pageTexts).verification;
  const [verified, setVerified] = useState(0);
  const verify = useMutation({ mutationFn: () => verifyAll(setVerified) });
  return (
    <section>
      <header className="row">
        <h2>{texts.title}</h2>
        <button type="button" disabled={verify.isPending} onClick={() => verify.mutate()}>
          {texts.verify}
        </button>
      </header>
      <p className="quiet">{texts.about}</p>
      {verify.error && <ErrorNotice error={verify.error} />}
      <div role="status">
        {verify.isPending && <p>{fill(texts.running, { count: verified })}</p>}
        {verify.data && <Outcome outcome={verify.data} onOpen={onOpen} />}
      </div>
    </section>
  );
}

type Outcome = Pick<ActivityLogVerification, "entries" | "from" | "to" | "first_break">;

async function verifyAll(onProgress: (entries: number) => void): Promise<Outcome> {
  onProgress(0);
  let all: Outcome = { entries: 0, from: null, to: null, first_break: null };
  for (let after: string | null | undefined; after !== null;) {
    const part: ActivityLogVerification = await api.verify(client, after === undefined ? {} : { query: { after } });
    const { entries, from, to, first_break } = part;
    all = { entries: all.entries + entries, from: all.from ?? from, to: to ?? all.to, first_break };
    onProgress(all.entries);
    after = part.continue_after;
  }
  return all;
}

interface OutcomeProps {
  readonly outcome: Outcome;
  readonly onOpen: (id: string) => void;
}

function Outcome({ outcome: { entries: count, from, to, first_break }, onOpen }: OutcomeProps) {
  const texts = usePageTexts(pageTexts).verification;
  const timeOf = useTimeFormat();
  if (first_break === null) {
    if (from === null || to === null) return <p>{texts.intactEmpty}</p>;
    return <p className="log-intact">{fill(texts.intact, { count, from: timeOf(from), to: timeOf(to) })}</p>;
  }
  const { seq, kind, entry_id: id, occurred_at: at } = first_break;
  return (
    <div className="notice fault">
      <p>
        <strong>{fill(texts.at, { seq, kind: nameIn(texts.kinds, kind) })}</strong> {at !== null && timeOf(at)}
      </p>
      <p>{fill(texts.broken, { count })}</p>
      {id !== null && (
        <button type="button" onClick={() => onOpen(id)}>
          {texts.open}
        </button>
      )}
    </div>
  );
}
