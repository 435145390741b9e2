import type { Connection, McpScope } from "../../../../generated/sdk/types.gen.ts";
import { fill, pageTexts } from "../texts/texts.tsx";
import { Badge, useNumbers } from "../ui/values.tsx";

interface ConnectionProps {
  readonly connection: Connection;
}

/** The number of tool calls of a connection, and of those that were refused. */
export function ConnectionCalls({ connection: { calls, refused_calls: refused } }: ConnectionProps) {
  const texts = useCallTexts();
  const number = useNumbers();
  return (
    <>
      {number(calls)} {refused > 0 && <span className="help">{fill(texts.refused, { count: refused })}</span>}
    </>
  );
}

/** How a connection differs from one that a member opened and that works. */
export function ConnectionState({ connection: { blocked, managed, status } }: ConnectionProps) {
  const texts = useCallTexts();
  return (
    <>
      {managed && <span className="help">{texts.managed}</span>}
      {blocked && status === "active" && <Badge tone="fault">{texts.blocked}</Badge>}
    </>
  );
}

/** The texts about the calls of a connection. */
export const useCallTexts = pageTexts({
  calls: ["Calls", "Appels"],
  refused: ["{count} refused", "dont {count} {count|refusé|refusés}"],
  blocked: ["Not allowed by the organization", "Non autorisée par l’organisation"],
  managed: ["Connected by the identity provider", "Connectée par le fournisseur d’identité"],
});

/** The actions that a scope allows AI applications. */
export const useMcpScopes = pageTexts({
  "crm:read": ["Read records", "Lire les fiches"],
  "crm:write": ["Create and change records", "Créer et modifier des fiches"],
  "booking:read": [
    "Read event types, free slots and appointments",
    "Lire les types de rendez-vous, les créneaux libres et les rendez-vous",
  ],
  "booking:write": ["Book, change and cancel appointments", "Prendre, modifier et annuler des rendez-vous"],
} satisfies Readonly<Record<McpScope, readonly [string, string]>>);
