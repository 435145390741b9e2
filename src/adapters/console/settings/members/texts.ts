import { pageTexts } from "../../texts/texts.tsx";

/** The English texts of the page. */
const en = {
  title: "Members",
  about:
    "The people of your organization. A role decides what a member may do; a member signs in with their e-mail address.",
  roles: "Roles",
  invite: "Invite a member",
  search: "Search",
  searchHelp: "Name or e-mail address",
  role: "Role",
  allRoles: "All roles",
  status: "Status",
  allStatuses: "All statuses",
  removedToo: "Also show removed members",
  count: "{count} {count|member|members}",
  empty: "You are the only member. Invite your colleagues: they receive an e-mail with a link.",
  emptyFilter: "No member matches these filters.",
  clear: "Clear the filters",
  name: "Name",
  email: "E-mail address",
  lastLogin: "Last sign-in",
  never: "Never",
  statuses: { invited: "Invited", active: "Active", suspended: "Suspended", removed: "Removed" },
  invitation: {
    about: "The person receives an e-mail with a link that is valid for seven days, and chooses a password.",
    firstName: "First name",
    lastName: "Last name",
    locale: "Language of the invitation",
    ownerHelp: "Only owners can appoint owners.",
    send: "Send the invitation",
    sent: "The invitation is sent to {email}.",
    resend: "Send the invitation again",
    resent: "A new link is sent to {email}. The earlier one is invalid.",
    withdraw: "Withdraw the invitation",
    withdrawTitle: "Withdraw the invitation of {name}",
    withdrawText: "The link in the e-mail stops working. You can invite {email} again later.",
    withdrawn: "The invitation is withdrawn.",
    pending: "The invitation was sent to {email} and is not accepted yet. The link is valid for seven days.",
  },
  member: "Member",
  back: "All members",
  facts: {
    language: "Language",
    timezone: "Time zone",
    booking: "Booking page",
    since: "Member since",
    invitedBy: "Invited by",
    removed: "Removed",
  },
  you: "This is your own account.",
  obstacles: {
    permission: "You may not manage members.",
    owner: "Only owners can change an owner.",
    exceeds: "This member has permissions that you do not have, so you cannot change them.",
  },
  lastOwner:
    "{name} is the only active owner. An organization keeps at least one, so first make somebody else an owner.",
  edit: {
    title: "Details and role",
    bookingSlug: "Name of the booking page",
    bookingSlugHelp:
      "The last part of its address: lower-case letters, digits and hyphens. Leave it empty for no booking page.",
    roleEffect: "A new role applies immediately.",
  },
  access: {
    title: "Access",
    passwordHelp:
      "Members who forgot their password request a link on the sign-in page. Only the operator of the service can reset a second factor.",
    suspend: "Suspend",
    suspendTitle: "Suspend {name}",
    suspendText:
      "All sessions of this member end immediately, their API keys and connections of AI applications stop working. Their records stay. You can reactivate the member later.",
    suspendYou: "This is your own account: you will be signed out, and somebody else must reactivate it.",
    suspended: "{name} is suspended.",
    suspendedNow: "This member is suspended: they cannot sign in, and their API keys do not work.",
    reactivate: "Reactivate",
    reactivated: "{name} can sign in again.",
    unlink: "Unlink single sign-on",
    unlinkTitle: "Unlink single sign-on of {name}",
    unlinkText:
      "Ends the sessions that started with single sign-on. At the next sign-in, the person with this e-mail address at the identity provider is linked. Use this when the address has passed to another account at the provider.",
    unlinked: "The identity is unlinked.",
  },
  connections: {
    title: "AI applications of this member",
    empty: "No AI application is connected.",
    application: "Application",
    lastUsed: "Last used",
    end: "Disconnect",
    ended: "The application is disconnected.",
    actions: "Actions",
  },
  removal: {
    title: "Remove from the organization",
    about:
      "Their sessions, API keys and connections of AI applications end immediately. Records keep this person as their owner or author, unless somebody takes them over. The e-mail address can then be used again, also in another organization.",
    remove: "Remove the member",
    confirmTitle: "Remove {name}",
    confirmText: "This cannot be undone. To come back, {name} needs a new invitation.",
    confirmYou: "This is your own account: you will be signed out at once.",
    successor: "Who takes over the open records?",
    successorHelp:
      "Contacts, companies, products, open opportunities and tasks, draft campaigns and event types. This continues in the background.",
    nobody: "Nobody: {name} stays their owner",
    removed: "{name} is removed.",
    past: "This member was removed. Their records keep the name.",
  },
};

/** The texts of the pages in one language. */
type MemberTexts = typeof en;

/** The French texts of the pages about members. */
const fr: MemberTexts = {
  title: "Membres",
  about:
    "Les personnes de votre organisation. Le rôle détermine les droits d’un membre, qui se connecte avec son adresse e-mail.",
  roles: "Rôles",
  invite: "Inviter un membre",
  search: "Rechercher",
  searchHelp: "Nom ou adresse e-mail",
  role: "Rôle",
  allRoles: "Tous les rôles",
  status: "État",
  allStatuses: "Tous les états",
  removedToo: "Afficher aussi les membres retirés",
  count: "{count} {count|membre|membres}",
  empty: "Vous êtes seul dans l’organisation. Invitez vos collègues : ils recevront un e-mail avec un lien.",
  emptyFilter: "Aucun membre ne correspond à ces filtres.",
  clear: "Effacer les filtres",
  name: "Nom",
  email: "Adresse e-mail",
  lastLogin: "Dernière connexion",
  never: "Jamais",
  statuses: { invited: "Invitation envoyée", active: "Actif", suspended: "Suspendu", removed: "Retiré" },
  invitation: {
    about: "La personne reçoit un e-mail avec un lien valable sept jours, puis choisit un mot de passe.",
    firstName: "Prénom",
    lastName: "Nom de famille",
    locale: "Langue de l’invitation",
    ownerHelp: "Seuls les propriétaires peuvent nommer un propriétaire.",
    send: "Envoyer l’invitation",
    sent: "L’invitation est envoyée à {email}.",
    resend: "Renvoyer l’invitation",
    resent: "Un nouveau lien est envoyé à {email}. Le précédent n’est plus valable.",
    withdraw: "Retirer l’invitation",
    withdrawTitle: "Retirer l’invitation de {name}",
    withdrawText: "Le lien de l’e-mail cesse de fonctionner. Vous pourrez inviter {email} de nouveau.",
    withdrawn: "L’invitation est retirée.",
    pending: "L’invitation a été envoyée à {email}, sans réponse pour l’instant. Le lien est valable sept jours.",
  },
  member: "Membre",
  back: "Tous les membres",
  facts: {
    language: "Langue",
    timezone: "Fuseau horaire",
    booking: "Page de rendez-vous",
    since: "Membre depuis",
    invitedBy: "Invitation par",
    removed: "Retrait",
  },
  you: "C’est votre propre compte.",
  obstacles: {
    permission: "La gestion des membres ne vous est pas permise.",
    owner: "Seuls les propriétaires peuvent modifier un propriétaire.",
    exceeds: "Ce membre a des droits que vous n’avez pas : vous ne pouvez donc pas le modifier.",
  },
  lastOwner:
    "{name} est le seul propriétaire actif. Une organisation en garde toujours au moins un : nommez d’abord un autre propriétaire.",
  edit: {
    title: "Coordonnées et rôle",
    bookingSlug: "Nom de la page de rendez-vous",
    bookingSlugHelp:
      "La dernière partie de son adresse : minuscules, chiffres et traits d’union. Laissez vide pour ne pas avoir de page.",
    roleEffect: "Un nouveau rôle s’applique immédiatement.",
  },
  access: {
    title: "Accès",
    passwordHelp:
      "Un membre qui a oublié son mot de passe demande un lien sur la page de connexion. Seul l’exploitant du service peut réinitialiser un second facteur.",
    suspend: "Suspendre",
    suspendTitle: "Suspendre {name}",
    suspendText:
      "Toutes les sessions de ce membre se terminent immédiatement ; ses clés d’API et ses connexions d’IA cessent de fonctionner. Ses fiches restent. Vous pourrez le réactiver.",
    suspendYou: "C’est votre propre compte : vous serez déconnecté, et quelqu’un d’autre devra le réactiver.",
    suspended: "{name} est suspendu.",
    suspendedNow: "Ce membre est suspendu : il ne peut pas se connecter, et ses clés d’API ne fonctionnent pas.",
    reactivate: "Réactiver",
    reactivated: "{name} peut de nouveau se connecter.",
    unlink: "Dissocier l’authentification unique",
    unlinkTitle: "Dissocier l’authentification unique de {name}",
    unlinkText:
      "Termine les sessions ouvertes par authentification unique. À la prochaine connexion, la personne qui a cette adresse chez le fournisseur d’identité est associée. Utile quand l’adresse est passée à un autre compte du fournisseur.",
    unlinked: "L’identité est dissociée.",
  },
  connections: {
    title: "Applications d’IA de ce membre",
    empty: "Aucune application d’IA n’est connectée.",
    application: "Application",
    lastUsed: "Dernière utilisation",
    end: "Déconnecter",
    ended: "L’application est déconnectée.",
    actions: "Actions",
  },
  removal: {
    title: "Retirer de l’organisation",
    about:
      "Ses sessions, ses clés d’API et ses connexions d’IA se terminent immédiatement. Les fiches gardent cette personne comme propriétaire ou auteur, sauf si quelqu’un les reprend. L’adresse e-mail peut ensuite resservir, même dans une autre organisation.",
    remove: "Retirer le membre",
    confirmTitle: "Retirer {name}",
    confirmText: "Cette action est irréversible. Pour revenir, {name} aura besoin d’une nouvelle invitation.",
    confirmYou: "C’est votre propre compte : vous serez déconnecté aussitôt.",
    successor: "Qui reprend les fiches en cours ?",
    successorHelp:
      "Les contacts, les entreprises, les produits, les opportunités et les tâches en cours, les brouillons de campagne et les types de rendez-vous. La reprise continue en arrière-plan.",
    nobody: "Personne : {name} en reste propriétaire",
    removed: "{name} ne fait plus partie de l’organisation.",
    past: "Ce membre a été retiré. Ses fiches gardent son nom.",
  },
};

/** The texts of the pages about members. */
export const texts = pageTexts(en, fr);
