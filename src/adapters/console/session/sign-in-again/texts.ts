import { pageTexts } from "../../texts/texts.tsx";

/** The texts of the dialog. */
export const texts = pageTexts(
  {
    title: "Sign in again",
    about: "Your session has ended. Sign in to continue: your entries on this page are kept.",
    account: "Account: {email}",
    password: "Password",
    code: "Code",
    codeHelp: "Enter the six digits from your authenticator app, or a recovery code.",
    submit: "Sign in",
    other: "Sign in in another way (new tab)",
    otherHelp: "Then come back to this page: it continues by itself.",
    back: "You are signed in again.",
  },
  {
    title: "Reconnectez-vous",
    about: "Votre session a pris fin. Reconnectez-vous pour continuer : vos saisies sur cette page sont conservées.",
    account: "Compte : {email}",
    password: "Mot de passe",
    code: "Code",
    codeHelp: "Saisissez les six chiffres de votre application d’authentification, ou un code de secours.",
    submit: "Se connecter",
    other: "Se connecter d’une autre façon (nouvel onglet)",
    otherHelp: "Revenez ensuite sur cette page : elle reprendra d’elle-même.",
    back: "La connexion est rétablie.",
  },
);
