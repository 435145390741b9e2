import { pageTexts } from "../../texts/page-texts.ts";

/** The texts of the dialog. */
export const texts = pageTexts(
  {
    title: "Confirm your identity",
    about: "You are about to change a security setting. Please confirm that it’s you.",
    password: "Password",
    code: "Code",
    codeHelp: "Enter the six digits from your authenticator app, or a recovery code.",
    submit: "Confirm",
    withPasskey: "Confirm with a passkey",
    withCode: "Use a code instead",
    withPassword: "Use the password instead",
    none: "You have nothing to confirm with. Sign in again with your identity provider.",
    signOut: "Sign out",
  },
  {
    title: "Confirmez votre identité",
    about: "Vous allez modifier un réglage de sécurité. Confirmez d’abord que c’est bien vous.",
    password: "Mot de passe",
    code: "Code",
    codeHelp: "Saisissez les six chiffres de votre application d’authentification, ou un code de secours.",
    submit: "Confirmer",
    withPasskey: "Confirmer avec une clé d’accès",
    withCode: "Utiliser plutôt un code",
    withPassword: "Utiliser plutôt le mot de passe",
    none: "Vous n’avez aucun moyen de confirmation. Reconnectez-vous avec votre fournisseur d’identité.",
    signOut: "Se déconnecter",
  },
);
