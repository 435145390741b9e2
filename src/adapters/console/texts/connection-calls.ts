import { pageTexts } from "./page-texts.ts";

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
