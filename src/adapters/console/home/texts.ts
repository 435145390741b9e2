import { pageTexts } from "../texts/texts.tsx";

/** The texts of the start page. */
export const usePageTexts = pageTexts({
  hello: ["Hello {name}", "Bonjour {name}"],
  stepsTitle: ["First steps", "Premiers pas"],
  stepsAbout: [
    "Everything that an organization usually sets up at the start. The list disappears when all is done.",
    "Tout ce qu’une organisation configure d’habitude au début. La liste disparaît quand tout est fait.",
  ],
  progress: ["{done} of {total} done", "{done} sur {total}"],
  stepDone: ["Done", "Fait"],
  hide: ["Hide the list", "Masquer la liste"],
  show: ["Show the first steps", "Afficher les premiers pas"],
  complete: ["All first steps are done.", "Tous les premiers pas sont faits."],
  steps: {
    organization: [
      "Set the name and the branding of your organization",
      "Définir le nom et l’identité visuelle de votre organisation",
    ],
    member: ["Invite a member", "Inviter un membre"],
    account: [
      "Protect your account with a passkey or an authenticator app",
      "Protéger votre compte avec une clé d’accès ou une application d’authentification",
    ],
    ai: ["Connect an AI application", "Connecter une application d’IA"],
    apiKey: ["Create an API key for your own programs", "Créer une clé d’API pour vos propres programmes"],
    import: ["Import contacts from a file", "Importer des contacts depuis un fichier"],
    documentation: ["Read the documentation", "Lire la documentation"],
  },
  tasks: {
    title: ["My tasks due", "Mes tâches à faire"],
    none: [
      "No task is due today. Open tasks with a due time appear here on their day.",
      "Aucune tâche à faire aujourd’hui. Les tâches ouvertes apparaissent ici le jour de leur échéance.",
    ],
    overdue: ["Overdue", "En retard"],
    complete: ["Complete", "Terminer"],
    completeNamed: ["Complete: {title}", "Terminer : {title}"],
    completed: ["Completed: {title}", "Tâche terminée : {title}"],
  },
  appointments: {
    title: ["Today’s appointments", "Rendez-vous du jour"],
    none: ["You have no more appointments today.", "Vous n’avez plus de rendez-vous aujourd’hui."],
  },
  requests: {
    title: ["Requests to confirm", "Demandes à confirmer"],
    none: ["Nobody waits for your answer.", "Personne n’attend votre réponse."],
    confirm: ["Confirm", "Confirmer"],
    confirmNamed: ["Confirm: {title}", "Confirmer : {title}"],
    confirmed: ["Confirmed: {title}", "Demande confirmée : {title}"],
    decline: ["Decline", "Refuser"],
    declineNamed: ["Decline: {title}", "Refuser : {title}"],
    declineTitle: ["Decline “{title}”?", "Refuser « {title} » ?"],
    declined: ["Declined: {title}", "Demande refusée : {title}"],
    reason: ["Reason", "Motif"],
    reasonHelp: ["The invitees will read it.", "Les personnes invitées le liront."],
  },
  event: {
    when: ["When", "Quand"],
    where: ["Where", "Où"],
    invitees: ["Invitees", "Personnes invitées"],
    description: ["Description", "Description"],
    notes: ["Internal notes", "Notes internes"],
    yes: ["Yes", "Oui"],
    no: ["No", "Non"],
    places: {
      video_link: ["Video call", "En visioconférence"],
      phone: ["By phone", "Par téléphone"],
      in_person: ["In person", "Sur place"],
      invitee_phone: ["You call the invitee", "Vous appelez la personne invitée"],
      custom: ["As agreed", "Comme convenu"],
    },
  },
  changes: {
    title: ["Recent changes", "Modifications récentes"],
    none: [
      "Nothing has been changed yet. New and changed contacts, companies and opportunities appear here.",
      "Rien n’a encore été modifié. Les contacts, entreprises et opportunités créés ou modifiés apparaissent ici.",
    ],
    by: ["{name}, {time}", "{name}, {time}"],
  },
  types: {
    contact: ["Contact", "Contact"],
    company: ["Company", "Entreprise"],
    opportunity: ["Opportunity", "Opportunité"],
  },
  further: ["{count} more", "{count} de plus"],
});
