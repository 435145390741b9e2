import { pageTexts } from "../../texts/texts.tsx";

/** The texts of the pages about members. */
export const usePageTexts = pageTexts({
  title: ["Members", "Membres"],
  about: [
    "The people of your organization. A role decides what a member may do; a member signs in with their e-mail address.",
    "Les personnes de votre organisation. Le rôle détermine les droits d’un membre, qui se connecte avec son adresse e-mail.",
  ],
  roles: ["Roles", "Rôles"],
  invite: ["Invite a member", "Inviter un membre"],
  search: ["Search", "Rechercher"],
  searchHelp: ["Name or e-mail address", "Nom ou adresse e-mail"],
  role: ["Role", "Rôle"],
  allRoles: ["All roles", "Tous les rôles"],
  status: ["Status", "État"],
  allStatuses: ["All statuses", "Tous les états"],
  removedToo: ["Also show removed members", "Afficher aussi les membres retirés"],
  count: ["{count} {count|member|members}", "{count} {count|membre|membres}"],
  empty: [
    "You are the only member. Invite your colleagues: they receive an e-mail with a link.",
    "Vous êtes seul dans l’organisation. Invitez vos collègues : ils recevront un e-mail avec un lien.",
  ],
  emptyFilter: ["No member matches these filters.", "Aucun membre ne correspond à ces filtres."],
  clear: ["Clear the filters", "Effacer les filtres"],
  name: ["Name", "Nom"],
  email: ["E-mail address", "Adresse e-mail"],
  lastLogin: ["Last sign-in", "Dernière connexion"],
  never: ["Never", "Jamais"],
  statuses: {
    invited: ["Invited", "Invitation envoyée"],
    active: ["Active", "Actif"],
    suspended: ["Suspended", "Suspendu"],
    removed: ["Removed", "Retiré"],
  },
  invitation: {
    about: [
      "The person receives an e-mail with a link that is valid for seven days, and chooses a password.",
      "La personne reçoit un e-mail avec un lien valable sept jours, puis choisit un mot de passe.",
    ],
    firstName: ["First name", "Prénom"],
    lastName: ["Last name", "Nom de famille"],
    locale: ["Language of the invitation", "Langue de l’invitation"],
    ownerHelp: ["Only owners can appoint owners.", "Seuls les propriétaires peuvent nommer un propriétaire."],
    send: ["Send the invitation", "Envoyer l’invitation"],
    sent: ["The invitation is sent to {email}.", "L’invitation est envoyée à {email}."],
    resend: ["Send the invitation again", "Renvoyer l’invitation"],
    resent: [
      "A new link is sent to {email}. The earlier one is invalid.",
      "Un nouveau lien est envoyé à {email}. Le précédent n’est plus valable.",
    ],
    withdraw: ["Withdraw the invitation", "Retirer l’invitation"],
    withdrawTitle: ["Withdraw the invitation of {name}", "Retirer l’invitation de {name}"],
    withdrawText: [
      "The link in the e-mail stops working. You can invite {email} again later.",
      "Le lien de l’e-mail cesse de fonctionner. Vous pourrez inviter {email} de nouveau.",
    ],
    withdrawn: ["The invitation is withdrawn.", "L’invitation est retirée."],
    pending: [
      "The invitation was sent to {email} and is not accepted yet. The link is valid for seven days.",
      "L’invitation a été envoyée à {email}, sans réponse pour l’instant. Le lien est valable sept jours.",
    ],
  },
  member: ["Member", "Membre"],
  back: ["All members", "Tous les membres"],
  facts: {
    language: ["Language", "Langue"],
    timezone: ["Time zone", "Fuseau horaire"],
    booking: ["Booking page", "Page de rendez-vous"],
    since: ["Member since", "Membre depuis"],
    invitedBy: ["Invited by", "Invitation par"],
    removed: ["Removed", "Retrait"],
  },
  you: ["This is your own account.", "C’est votre propre compte."],
  obstacles: {
    permission: ["You may not manage members.", "La gestion des membres ne vous est pas permise."],
    owner: ["Only owners can change an owner.", "Seuls les propriétaires peuvent modifier un propriétaire."],
    exceeds: [
      "This member has permissions that you do not have, so you cannot change them.",
      "Ce membre a des droits que vous n’avez pas : vous ne pouvez donc pas le modifier.",
    ],
  },
  lastOwner: [
    "{name} is the only active owner. An organization keeps at least one, so first make somebody else an owner.",
    "{name} est le seul propriétaire actif. Une organisation en garde toujours au moins un : nommez d’abord un autre propriétaire.",
  ],
  edit: {
    title: ["Details and role", "Coordonnées et rôle"],
    bookingSlug: ["Name of the booking page", "Nom de la page de rendez-vous"],
    bookingSlugHelp: [
      "The last part of its address: lower-case letters, digits and hyphens. Leave it empty for no booking page.",
      "La dernière partie de son adresse : minuscules, chiffres et traits d’union. Laissez vide pour ne pas avoir de page.",
    ],
    roleEffect: ["A new role applies immediately.", "Un nouveau rôle s’applique immédiatement."],
  },
  access: {
    title: ["Access", "Accès"],
    passwordHelp: [
      "Members who forgot their password request a link on the sign-in page. Only the operator of the service can reset a second factor.",
      "Un membre qui a oublié son mot de passe demande un lien sur la page de connexion. Seul l’exploitant du service peut réinitialiser un second facteur.",
    ],
    suspend: ["Suspend", "Suspendre"],
    suspendTitle: ["Suspend {name}", "Suspendre {name}"],
    suspendText: [
      "All sessions of this member end immediately, their API keys and connections of AI applications stop working. Their records stay. You can reactivate the member later.",
      "Toutes les sessions de ce membre se terminent immédiatement ; ses clés d’API et ses connexions d’IA cessent de fonctionner. Ses fiches restent. Vous pourrez le réactiver.",
    ],
    suspendYou: [
      "This is your own account: you will be signed out, and somebody else must reactivate it.",
      "C’est votre propre compte : vous serez déconnecté, et quelqu’un d’autre devra le réactiver.",
    ],
    suspended: ["{name} is suspended.", "{name} est suspendu."],
    suspendedNow: [
      "This member is suspended: they cannot sign in, and their API keys do not work.",
      "Ce membre est suspendu : il ne peut pas se connecter, et ses clés d’API ne fonctionnent pas.",
    ],
    reactivate: ["Reactivate", "Réactiver"],
    reactivated: ["{name} can sign in again.", "{name} peut de nouveau se connecter."],
    unlink: ["Unlink single sign-on", "Dissocier l’authentification unique"],
    unlinkTitle: ["Unlink single sign-on of {name}", "Dissocier l’authentification unique de {name}"],
    unlinkText: [
      "Ends the sessions that started with single sign-on. At the next sign-in, the person with this e-mail address at the identity provider is linked. Use this when the address has passed to another account at the provider.",
      "Termine les sessions ouvertes par authentification unique. À la prochaine connexion, la personne qui a cette adresse chez le fournisseur d’identité est associée. Utile quand l’adresse est passée à un autre compte du fournisseur.",
    ],
    unlinked: ["The identity is unlinked.", "L’identité est dissociée."],
  },
  connections: {
    title: ["AI applications of this member", "Applications d’IA de ce membre"],
    empty: ["No AI application is connected.", "Aucune application d’IA n’est connectée."],
    application: ["Application", "Application"],
    lastUsed: ["Last used", "Dernière utilisation"],
    end: ["Disconnect", "Déconnecter"],
    ended: ["The application is disconnected.", "L’application est déconnectée."],
    actions: ["Actions", "Actions"],
  },
  removal: {
    title: ["Remove from the organization", "Retirer de l’organisation"],
    about: [
      "Their sessions, API keys and connections of AI applications end immediately. Records keep this person as their owner or author, unless somebody takes them over. The e-mail address can then be used again, also in another organization.",
      "Ses sessions, ses clés d’API et ses connexions d’IA se terminent immédiatement. Les fiches gardent cette personne comme propriétaire ou auteur, sauf si quelqu’un les reprend. L’adresse e-mail peut ensuite resservir, même dans une autre organisation.",
    ],
    remove: ["Remove the member", "Retirer le membre"],
    confirmTitle: ["Remove {name}", "Retirer {name}"],
    confirmText: [
      "This cannot be undone. To come back, {name} needs a new invitation.",
      "Cette action est irréversible. Pour revenir, {name} aura besoin d’une nouvelle invitation.",
    ],
    confirmYou: [
      "This is your own account: you will be signed out at once.",
      "C’est votre propre compte : vous serez déconnecté aussitôt.",
    ],
    successor: ["Who takes over the open records?", "Qui reprend les fiches en cours ?"],
    successorHelp: [
      "Contacts, companies, products, open opportunities and tasks, draft campaigns and event types. This continues in the background.",
      "Les contacts, les entreprises, les produits, les opportunités et les tâches en cours, les brouillons de campagne et les types de rendez-vous. La reprise continue en arrière-plan.",
    ],
    nobody: ["Nobody: {name} stays their owner", "Personne : {name} en reste propriétaire"],
    removed: ["{name} is removed.", "{name} ne fait plus partie de l’organisation."],
    past: [
      "This member was removed. Their records keep the name.",
      "Ce membre a été retiré. Ses fiches gardent son nom.",
    ],
  },
});
