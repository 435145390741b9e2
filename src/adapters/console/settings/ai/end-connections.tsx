import * as api from "../../../../../generated/sdk/connections.ts";
import type { Connection } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { CONNECTIONS } from "./queries.ts";
import { texts as pageTexts } from "./texts.ts";

interface EndConnectionsProps {
  readonly ending: Connection | "all";
  readonly onClose: () => void;
}

/** Ends one connection or all of them after a confirmation. */
export function EndConnections({ ending, onClose }: EndConnectionsProps) {
  const texts = usePageTexts(pageTexts);
  const all = ending === "all";
  const end = useChange(
    async () => {
      if (all) await api.revokeAll(client);
      else await api.revoke(client, { path: { id: ending.id } });
    },
    { changes: [CONNECTIONS], done: all ? texts.endedAll : texts.ended, onDone: onClose },
  );
  return (
    <Confirm
      title={all ? texts.endAll : fill(texts.endTitle, { application: ending.application.name })}
      action={all ? texts.endAll : texts.end}
      mutation={end}
      onClose={onClose}
    >
      <p>{all ? texts.endAllText : fill(texts.endText, { member: ending.user.name })}</p>
    </Confirm>
  );
}
