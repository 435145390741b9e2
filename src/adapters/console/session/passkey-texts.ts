import { pageTexts } from "../texts/page-texts.ts";

/** The messages about passkeys that the browser did not use. */
export const passkeyTexts = pageTexts(
  {
    cancelled: "No passkey was used. Please try again.",
    exists: "This device already has a passkey for your account.",
    failed: "That did not work. Please reload the page and try again.",
  },
  {
    cancelled: "Aucune clé d’accès n’a été utilisée. Veuillez réessayer.",
    exists: "Cet appareil possède déjà une clé d’accès pour votre compte.",
    failed: "L’opération a échoué. Rechargez la page, puis réessayez.",
  },
);
