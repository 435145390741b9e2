import { pageTexts } from "../../texts/texts.tsx";

/** The texts of the page. */
export const texts = pageTexts(
  {
    title: "Jobs",
    about:
      "Imports and exports continue in the background, also when the browser is closed. The page shows the jobs of all members, until 30 days after their end.",
    aboutOwn:
      "Imports and exports continue in the background, also when the browser is closed. The page shows the jobs that you started, until 30 days after their end.",
    empty: "There are no jobs. Imports and exports appear here as soon as they are started.",
    emptyFilter: "No job has this status.",
    job: "Job",
    kinds: { "import.run": "Import", "export.run": "Export" },
    status: "Status",
    stopping: "Stopping",
    progress: "Rows",
    started: "Started",
    finished: "Finished",
    actions: "Actions",
  },
  {
    title: "Tâches de fond",
    about:
      "Les importations et les exportations continuent en arrière-plan, même si le navigateur est fermé. La page montre les tâches de tous les membres, jusqu’à 30 jours après leur fin.",
    aboutOwn:
      "Les importations et les exportations continuent en arrière-plan, même si le navigateur est fermé. La page montre les tâches que vous avez lancées, jusqu’à 30 jours après leur fin.",
    empty: "Il n’y a pas de tâche. Les importations et les exportations apparaissent ici dès qu’elles sont lancées.",
    emptyFilter: "Aucune tâche n’est dans cet état.",
    job: "Tâche",
    kinds: { "import.run": "Importation", "export.run": "Exportation" },
    status: "État",
    stopping: "En cours d’arrêt",
    progress: "Lignes",
    started: "Début",
    finished: "Fin",
    actions: "Actions",
  },
);
