import * as api from "../../../../../generated/sdk/me.ts";
import type { Connection } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useAnnounce } from "../../ui/announcements.tsx";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { texts as pageTexts } from "./texts.ts";

/** The key of the lists of the user's connections. */
export const OWN_CONNECTIONS = ["ownConnections"] as const;

interface CloseProps {
  readonly onClose: () => void;
}

/** Ends one connection. */
export function EndConnection({
  connection: { id, application },
  onClose,
}: CloseProps & { readonly connection: Connection }) {
  const texts = usePageTexts(pageTexts);
  const end = useChange(() => api.revokeConnection(client, { path: { id } }), {
    changes: [OWN_CONNECTIONS],
    done: texts.done,
    onDone: onClose,
  });
  return (
    <Confirm
      title={fill(texts.endTitle, { application: application.name })}
      action={texts.end}
      mutation={end}
      onClose={onClose}
    >
      <p>{application.kind === "api_key" ? texts.endKeyText : texts.endText}</p>
    </Confirm>
  );
}

/** Ends all connections of the user. */
export function EndAll({ onClose }: CloseProps) {
  const texts = usePageTexts(pageTexts);
  const announce = useAnnounce();
  const end = useChange(() => api.revokeConnections(client), {
    changes: [OWN_CONNECTIONS],
    onDone: ({ revoked }) => {
      announce(fill(texts.doneAll, { count: revoked }));
      onClose();
    },
  });
  return (
    <Confirm title={texts.endAll} action={texts.endAll} mutation={end} onClose={onClose}>
      <p>{texts.endAllText}</p>
    </Confirm>
  );
}
