import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as api from "../../../../../generated/sdk/webhooks.ts";
import type { Webhook } from "../../../../../generated/sdk/types.gen.ts";
import { useAnnounce } from "../../ui/announcements.tsx";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/fields.tsx";
import { Form } from "../../ui/form.tsx";
import { instantOf, wallClockOf } from "../../ui/zoned-time.ts";
import { webhookKey } from "./queries.ts";
import { texts as pageTexts } from "./texts.ts";

const DAY_MS = 86_400_000;
/** Deliveries are kept for 30 days. */
const KEPT_DAYS = 30;

interface RedeliverSinceProps {
  readonly webhook: Pick<Webhook, "id">;
  readonly onClose: () => void;
}

/** Sends all failed deliveries since a time again; says first how many there are. */
export function RedeliverSince({ webhook: { id }, onClose }: RedeliverSinceProps) {
  const texts = usePageTexts(pageTexts);
  const announce = useAnnounce();
  const { timezone } = useSession().user;
  const [now] = useState(() => Date.now());
  const [local, setLocal] = useState(() => wallClockOf(now - DAY_MS, timezone));
  const since = local === "" ? null : instantOf(local, timezone);
  const failed = useQuery({
    queryKey: [...webhookKey(id), "failed", since],
    queryFn: async () => await failedSince(id, since ?? ""),
    enabled: since !== null,
  });
  const redeliver = useChange((body: { since: string }) => api.redeliver(client, { path: { id }, body }), {
    changes: [webhookKey(id)],
    onDone({ count }) {
      announce(fill(texts.redelivered, { count }));
      onClose();
    },
  });
  return (
    <Dialog title={texts.redeliverSince} onClose={onClose}>
      <p>{texts.redeliverText}</p>
      <Form mutation={redeliver} read={() => ({ since: since ?? "" })} submit={texts.redeliver} onCancel={onClose}>
        <TextField
          label={texts.since}
          help={texts.sinceHelp}
          name="since"
          type="datetime-local"
          value={local}
          min={wallClockOf(now - KEPT_DAYS * DAY_MS, timezone)}
          max={wallClockOf(now, timezone)}
          onChange={(event) => setLocal(event.target.value)}
        />
        <p role="status">{failed.data === undefined ? "…" : fill(texts.failedCount, { count: failed.data })}</p>
      </Form>
    </Dialog>
  );
}

async function failedSince(id: string, since: string): Promise<number> {
  const query = { status: "failed", created_after: since, page_size: 1 } as const;
  return (await api.deliveries(client, { path: { id }, query })).meta.total;
}
