import { pageTexts } from "../texts/page-texts.ts";

/** The texts of the start page. */
export const texts = pageTexts(
  {
    hello: "Hello {name}",
    stepsTitle: "First steps",
    stepsAbout: "Everything that an organization usually sets up at the start. The list disappears when all is done.",
    progress: "{done} of {total} done",
    stepDone: "Done",
    hide: "Hide the list",
    show: "Show the first steps",
    complete: "All first steps are done.",
    steps: {
      organization: "Set the name and the branding of your organization",
      member: "Invite a member",
      account: "Protect your account with a passkey or an authenticator app",
      ai: "Connect an AI application",
      apiKey: "Create an API key for your own programs",
      import: "Import contacts from a file",
      documentation: "Read the documentation",
    },
    tasks: {
      title: "My tasks due",
      none: "No task is due today. Open tasks with a due time appear here on their day.",
      overdue: "Overdue",
    },
    appointments: { title: "Today’s appointments", none: "You have no more appointments today." },
    requests: {
      title: "Requests to confirm",
      none: "Nobody waits for your answer.",
      about: "The e-mail about each request has links to accept and decline it.",
    },
    changes: {
      title: "Recent changes",
      none: "Nothing has been changed yet. New and changed contacts, companies and opportunities appear here.",
      by: "{name}, {time}",
    },
    types: { contact: "Contact", company: "Company", opportunity: "Opportunity" },
    further: "{count} more",
  },
  {
    hello: "Bonjour {name}",
    stepsTitle: "Premiers pas",
    stepsAbout: "Tout ce qu’une organisation configure d’habitude au début. La liste disparaît quand tout est fait.",
    progress: "{done} sur {total}",
    stepDone: "Fait",
    hide: "Masquer la liste",
    show: "Afficher les premiers pas",
    complete: "Tous les premiers pas sont faits.",
    steps: {
      organization: "Définir le nom et l’identité visuelle de votre organisation",
      member: "Inviter un membre",
      account: "Protéger votre compte avec une clé d’accès ou une application d’authentification",
      ai: "Connecter une application d’IA",
      apiKey: "Créer une clé d’API pour vos propres programmes",
      import: "Importer des contacts depuis un fichier",
      documentation: "Lire la documentation",
    },
    tasks: {
      title: "Mes tâches à faire",
      none: "Aucune tâche à faire aujourd’hui. Les tâches ouvertes apparaissent ici le jour de leur échéance.",
      overdue: "En retard",
    },
    appointments: { title: "Rendez-vous du jour", none: "Vous n’avez plus de rendez-vous aujourd’hui." },
    requests: {
      title: "Demandes à confirmer",
      none: "Personne n’attend votre réponse.",
      about: "L’e-mail de chaque demande contient les liens pour l’accepter ou la refuser.",
    },
    changes: {
      title: "Modifications récentes",
      none: "Rien n’a encore été modifié. Les contacts, entreprises et opportunités créés ou modifiés apparaissent ici.",
      by: "{name}, {time}",
    },
    types: { contact: "Contact", company: "Entreprise", opportunity: "Opportunité" },
    further: "{count} de plus",
  },
);
