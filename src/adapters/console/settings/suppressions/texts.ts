import { pageTexts } from "../../texts/texts.tsx";

/** The texts of the page. */
export const texts = pageTexts(
  {
    title: "Suppressed addresses",
    about:
      "These addresses receive no marketing or no e-mail at all: somebody unsubscribed or complained, or messages came back. The service checks the list before each e-mail.",
    add: "Suppress an address",
    filterLabel: "Filter addresses",
    search: "Search",
    email: "E-mail address",
    reason: "Reason",
    since: "Since",
    by: "Added by",
    actions: "Actions",
    empty: "No address is suppressed. The service adds addresses that unsubscribe, complain or do not exist.",
    noneMatch: "No address matches these filters.",
    reasons: {
      unsubscribed: "Unsubscribed",
      hard_bounced: "Address does not exist",
      soft_bounced: "Five messages bounced",
      complained: "Complaint about spam",
    },
    effects: {
      unsubscribed: "Receives no marketing, but still receives messages such as confirmations of appointments.",
      hard_bounced: "Receives no e-mail at all.",
      complained: "Receives no e-mail at all.",
    },
    added: "The address is suppressed.",
    remove: "Remove",
    removeOf: "Remove {email}",
    removeTitle: "Remove {email} from the list",
    removed: "The address was removed from the list.",
    removeText: "The address can receive e-mail again, unless it is suppressed for another reason as well.",
    removeTexts: {
      unsubscribed:
        "This person unsubscribed. Remove the address only if the person has asked for your e-mails again: writing to them without consent is against the law in many countries. The consent of the contact stays as it is and must be changed there, too.",
      hard_bounced: "The address did not exist. Remove it only if it was corrected or works again.",
      soft_bounced: "Five messages came back. The count starts again.",
      complained:
        "This person reported an e-mail as spam. Further complaints damage the delivery of all your e-mails. Remove the address only if the person has agreed.",
    },
  },
  {
    title: "Adresses exclues",
    about:
      "Ces adresses ne reçoivent plus d’e-mails commerciaux, ou plus d’e-mails du tout : la personne s’est désabonnée ou s’est plainte, ou des messages sont revenus. Le service consulte cette liste avant chaque envoi.",
    add: "Exclure une adresse",
    filterLabel: "Filtrer les adresses",
    search: "Rechercher",
    email: "Adresse e-mail",
    reason: "Motif",
    since: "Depuis le",
    by: "Ajoutée par",
    actions: "Actions",
    empty:
      "Aucune adresse n’est exclue. Le service ajoute les adresses qui se désabonnent, se plaignent ou n’existent pas.",
    noneMatch: "Aucune adresse ne correspond à ces filtres.",
    reasons: {
      unsubscribed: "Désabonnement",
      hard_bounced: "Adresse inexistante",
      soft_bounced: "Cinq messages non remis",
      complained: "Signalement comme indésirable",
    },
    effects: {
      unsubscribed:
        "Ne reçoit plus d’e-mails commerciaux, mais toujours les messages comme les confirmations de rendez-vous.",
      hard_bounced: "Ne reçoit plus aucun e-mail.",
      complained: "Ne reçoit plus aucun e-mail.",
    },
    added: "L’adresse est exclue.",
    remove: "Retirer",
    removeOf: "Retirer {email}",
    removeTitle: "Retirer {email} de la liste",
    removed: "L’adresse a été retirée de la liste.",
    removeText: "L’adresse pourra de nouveau recevoir des e-mails, sauf si elle est aussi exclue pour un autre motif.",
    removeTexts: {
      unsubscribed:
        "Cette personne s’est désabonnée. Ne retirez l’adresse que si elle vous a demandé de nouveau vos e-mails : lui écrire sans son consentement est illégal dans de nombreux pays. Le consentement du contact reste inchangé et doit être modifié lui aussi.",
      hard_bounced: "L’adresse n’existait pas. Ne la retirez que si elle a été corrigée ou fonctionne de nouveau.",
      soft_bounced: "Cinq messages sont revenus. Le décompte repart de zéro.",
      complained:
        "Cette personne a signalé un e-mail comme indésirable. D’autres signalements nuiraient à la remise de tous vos e-mails. Ne retirez l’adresse que si la personne est d’accord.",
    },
  },
);
