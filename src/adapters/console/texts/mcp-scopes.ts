import type { McpScope } from "../../../../generated/sdk/types.gen.ts";
import { pageTexts } from "./page-texts.ts";

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
