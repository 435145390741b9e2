import { pageTexts } from "../texts/texts.tsx";

/** The texts about imports, exports and jobs. */
export const useBackgroundTexts = pageTexts({
  statuses: {
    waiting_for_file: ["Waiting for the file", "En attente du fichier"],
    ready: ["Not started", "Pas encore lancée"],
    queued: ["Queued", "En file d’attente"],
    running: ["Running", "En cours"],
    completed: ["Completed", "Terminée"],
    failed: ["Failed", "Échouée"],
    cancelled: ["Stopped", "Arrêtée"],
  },
  recordTypes: {
    contact: ["Contacts", "Contacts"],
    company: ["Companies", "Entreprises"],
    product: ["Products", "Produits"],
    form: ["Web forms", "Formulaires web"],
    form_submission: ["Form submissions", "Réponses aux formulaires"],
    line_item: ["Line items", "Lignes d’opportunité"],
    note: ["Notes", "Notes"],
    task: ["Tasks", "Tâches"],
    topic: ["Topics", "Thèmes"],
  },
  progress: ["{done} of {total}", "{done} sur {total}"],
  progressWithoutTotal: ["{done} so far", "{done} jusqu’ici"],
  waiting: ["Waiting to start…", "En attente de démarrage…"],
  percent: ["{label}: {percent} %", "{label} : {percent} %"],
  secondsLeft: ["{count} {count|second|seconds} left", "encore {count} {count|seconde|secondes}"],
  minutesLeft: ["{count} {count|minute|minutes} left", "encore {count} {count|minute|minutes}"],
  downloaded: ["{name} was downloaded.", "{name} a été téléchargé."],
  stop: ["Stop", "Arrêter"],
  stopTitle: ["Stop this job", "Arrêter cette tâche"],
  stopText: [
    "The job stops at its next step. Everything that it did until then remains.",
    "La tâche s’arrête à sa prochaine étape. Tout ce qu’elle a fait jusque-là est conservé.",
  ],
  stopping: ["The job is being stopped.", "La tâche va s’arrêter."],
  status: ["Status", "État"],
  kind: ["Kind", "Type de fiches"],
});
