import { pageTexts } from "../../texts/texts.tsx";

/** The texts of the dialog. */
export const texts = pageTexts(
  {
    title: "Confirm your identity",
    about: "This concerns the security of your account or your organization’s data. Please confirm that it’s you.",
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
    about:
      "Cette action touche à la sécurité du compte ou aux données de l’organisation. Confirmez d’abord que c’est bien vous.",
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
