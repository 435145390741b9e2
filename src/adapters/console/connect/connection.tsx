import type { Connection, McpScope } from "../../../../generated/sdk/types.gen.ts";
import { usePageTexts, fill, useLanguage, pageTexts } from "../texts/texts.tsx";
import { Badge } from "../ui/values.tsx";

interface ConnectionProps {
  readonly connection: Connection;
}

/** The number of tool calls of a connection, and of those that were refused. */
export function ConnectionCalls({ connection: { calls, refused_calls: refused } }: ConnectionProps) {
  const texts = usePageTexts(connectionCallTexts);
  const { locale } = useLanguage();
  return (
    <>
      {new Intl.NumberFormat(locale).format(calls)}{" "}
      {refused > 0 && <span className="help">{fill(texts.refused, { count: refused })}</span>}
    </>
  );
}

/** How a connection differs from one that a member opened and that works. */
export function ConnectionState({ connection: { blocked, managed, status } }: ConnectionProps) {
  const texts = usePageTexts(connectionCallTexts);
  return (
    <>
      {managed && <span className="help">{texts.managed}</span>}
      {blocked && status === "active" && <Badge tone="fault">{texts.blocked}</Badge>}
    </>
  );
}

/** The texts about the calls of a connection. */
export const connectionCallTexts = pageTexts(
  {
    calls: "Calls",
    refused: "{count} refused",
    blocked: "Not allowed by the organization",
    managed: "Connected by the identity provider",
  },
  {
    calls: "Appels",
    refused: "dont {count} {count|refusé|refusés}",
    blocked: "Non autorisée par l’organisation",
    managed: "Connectée par le fournisseur d’identité",
  },
);

/** The actions that a scope allows AI applications. */
export const mcpScopeTexts = pageTexts<Readonly<Record<McpScope, string>>>(
  {
    "crm:read": "Read records",
    "crm:write": "Create and change records",
    "booking:read": "Read event types, free slots and appointments",
    "booking:write": "Book, change and cancel appointments",
  },
  {
    "crm:read": "Lire les fiches",
    "crm:write": "Créer et modifier des fiches",
    "booking:read": "Lire les types de rendez-vous, les créneaux libres et les rendez-vous",
    "booking:write": "Prendre, modifier et annuler des rendez-vous",
  },
);
