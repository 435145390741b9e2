import type { Locale } from "../../../base/contract/caller.ts";
import type { SignOnRejection } from "../../../base/contract/single-sign-on.ts";
import { typeset } from "../../../base/i18n/language-rules.ts";

/** Texts of the page after a rejected sign-in. */
interface SignInTexts {
  readonly title: string;
  readonly rejections: Readonly<Record<SignOnRejection, string>>;
  /** The page that asks before a sign-in that a link started. */
  readonly ask: {
    readonly title: string;
    readonly text: string;
    /** `{email}` is the signed-in user. */
    readonly signedIn: string;
    readonly stay: string;
    readonly submit: string;
  };
  /** The link to the sign-in page. */
  readonly toSignIn: string;
}

const texts: Readonly<Record<Locale, SignInTexts>> = {
  en: {
    title: "You are not signed in",
    ask: {
      title: "Sign in with single sign-on",
      text: "You continue at the identity provider of your organization.",
      signedIn: "You are signed in as {email}. If you continue, this session ends.",
      stay: "Keep this session",
      submit: "Continue with single sign-on",
    },
    rejections: {
      unknown: "There is no single sign-on for this address. Check the address, or sign in with your password.",
      expired:
        "This sign-in is no longer valid: it was used, is older than 10 minutes, or was started in another browser or before you signed in or out. Start again.",
      provider_unavailable:
        "Your organization’s identity provider does not respond. Try again later, or ask an administrator.",
      provider_error: "Your organization’s identity provider did not sign you in. Try again, or ask an administrator.",
      invalid_response:
        "The identity provider’s response is not valid. Start again. If the problem remains, ask an administrator.",
      email_missing: "The identity provider did not name your e-mail address. Ask an administrator.",
      email_unverified:
        "The identity provider has not verified your e-mail address. Verify it there, then start again.",
      foreign_domain: "Your organization has not verified the domain of your e-mail address. Ask an administrator.",
      no_role: "None of your groups at the identity provider has access. Ask an administrator.",
      no_account: "You have no account yet. Ask an administrator to invite you.",
      email_taken: "Your e-mail address belongs to an account of another organization. Ask an administrator.",
      other_identity: "Your account is linked to another identity at the provider. Ask an administrator.",
      owner_not_trusted:
        "Owners can use single sign-on only if an owner has set it up. Sign in with your password or passkey.",
      suspended: "Your account is suspended. Ask an administrator.",
    },
    toSignIn: "To the sign-in page",
  },
  fr: typeset({
    title: "La connexion n’a pas abouti",
    ask: {
      title: "Se connecter par l’authentification unique",
      text: "Vous allez continuer chez le fournisseur d’identité de votre organisation.",
      signedIn: "Vous êtes connecté en tant que {email}. Si vous continuez, cette session prendra fin.",
      stay: "Garder cette session",
      submit: "Continuer avec l’authentification unique",
    },
    rejections: {
      unknown:
        "L’authentification unique n’existe pas pour cette adresse. Vérifiez l’adresse, ou connectez-vous avec votre mot de passe.",
      expired:
        "Cette connexion n’est plus valable : elle a déjà servi, date de plus de 10 minutes, ou a commencé dans un autre navigateur ou avant que vous vous connectiez ou déconnectiez. Recommencez.",
      provider_unavailable:
        "Le fournisseur d’identité de votre organisation ne répond pas. Réessayez plus tard, ou adressez-vous à un administrateur.",
      provider_error:
        "Le fournisseur d’identité de votre organisation ne vous a pas authentifié. Réessayez, ou adressez-vous à un administrateur.",
      invalid_response:
        "La réponse du fournisseur d’identité n’est pas valable. Recommencez. Si le problème persiste, adressez-vous à un administrateur.",
      email_missing:
        "Le fournisseur d’identité n’a pas indiqué votre adresse e-mail. Adressez-vous à un administrateur.",
      email_unverified:
        "Le fournisseur d’identité n’a pas vérifié votre adresse e-mail. Faites-la vérifier, puis recommencez.",
      foreign_domain:
        "Votre organisation n’a pas vérifié le domaine de votre adresse e-mail. Adressez-vous à un administrateur.",
      no_role:
        "Aucun de vos groupes chez le fournisseur d’identité ne donne accès au service. Adressez-vous à un administrateur.",
      no_account: "Vous n’avez pas encore de compte. Demandez une invitation à un administrateur.",
      email_taken:
        "Votre adresse e-mail appartient à un compte d’une autre organisation. Adressez-vous à un administrateur.",
      other_identity:
        "Votre compte est lié à une autre identité chez le fournisseur. Adressez-vous à un administrateur.",
      owner_not_trusted:
        "Les propriétaires ne peuvent utiliser l’authentification unique que si l’un d’eux l’a configurée. Connectez-vous avec votre mot de passe ou votre clé d’accès.",
      suspended: "Votre compte est suspendu. Adressez-vous à un administrateur.",
    },
    toSignIn: "Aller à la page de connexion",
  }),
};

/** Returns the texts of one language. */
export function signInTexts(locale: Locale): SignInTexts {
  return texts[locale];
}
