import { ME, mentions, sameRecords, sums, type Task } from "./task.ts";

/** Tasks that only read. */
export const readingTasks: readonly Task[] = [
  {
    id: "my-open-tasks",
    said: { en: "Show my open tasks.", fr: "Montre-moi mes tâches ouvertes." },
    intent: (say) => ({
      goal: "list",
      kind: say("tasks", "tâches"),
      where: [
        { field: say("assignee", "responsable"), is: "equal to", value: ME },
        { field: say("status", "statut"), is: "equal to", value: say("open", "ouvert") },
      ],
    }),
    check: async (say, world, outcome) =>
      sameRecords(
        world,
        outcome,
        say(
          ["Call Contoso about the rollout", "Send the offer to Northwind", "Prepare the quarterly review"],
          ["Relancer Boréal", "Préparer la visite de Nantes"],
        ),
      ),
  },
  {
    id: "due-soon",
    said: { en: "What do I have to do in the next seven days?", fr: "Qu’ai-je à faire dans les sept jours ?" },
    intent: (say) => ({
      goal: "list",
      kind: say("tasks", "tâches"),
      where: [
        { field: say("owner", "propriétaire"), is: "equal to", value: ME },
        { field: say("due date", "échéance"), is: "in the next days", value: 7 },
      ],
    }),
    check: async (say, world, outcome) =>
      sameRecords(world, outcome, [say("Call Contoso about the rollout", "Relancer Boréal")]),
  },
  {
    id: "tasks-of-a-colleague",
    said: { en: "What is on Bob Martin's list?", fr: "Quelles sont les tâches de Claire Dubois ?" },
    intent: (say) => ({
      goal: "list",
      kind: say("tasks", "tâches"),
      where: [
        {
          field: say("assignee", "responsable"),
          is: "equal to",
          value: { person: say("Bob Martin", "Claire Dubois") },
        },
      ],
    }),
    check: async (say, world, outcome) =>
      sameRecords(
        world,
        outcome,
        say(["Order the demo machines", "Check the invoices"], ["Réserver la salle", "Commander les badges"]),
      ),
  },
  {
    id: "find-contact",
    said: { en: "Find the contact named Ada Lovelace.", fr: "Trouve le contact qui s’appelle Hélène Petit." },
    intent: (say) => ({
      goal: "find",
      about: { a: "contact", named: say("contact named Ada Lovelace", "contact qui s’appelle Hélène Petit") },
    }),
    check: async (say, world, outcome) => sameRecords(world, outcome, [say("Ada Lovelace", "Hélène Petit")]),
  },
  {
    id: "find-misspelled",
    said: { en: "Open the company Nortwhind Traders.", fr: "Ouvre la société Lumeire Optique." },
    intent: (say) => ({
      goal: "find",
      about: { a: say("company", "société"), named: say("Nortwhind", "Lumeire") },
    }),
    check: async (say, world, outcome) => sameRecords(world, outcome, [say("Northwind Traders", "Lumière Optique")]),
  },
  {
    id: "phone-number",
    said: { en: "What is Grace Hopper's phone number?", fr: "Quel est le numéro de téléphone d’Hélène Petit ?" },
    intent: (say) => ({
      goal: "read",
      about: { a: "contact", named: say("Grace Hopper's", "d’Hélène Petit") },
    }),
    check: async (say, _world, outcome) => mentions(outcome, say("+33612345602", "+33612345603")),
  },
  {
    id: "companies-in-a-city",
    said: { en: "Which companies are in Lyon?", fr: "Quelles entreprises sont à Nantes ?" },
    intent: (say) => ({
      goal: "list",
      kind: say("companies", "entreprises"),
      where: [{ field: say("city", "ville"), is: "equal to", value: say("Lyon", "Nantes") }],
    }),
    check: async (say, world, outcome) =>
      sameRecords(world, outcome, say(["Contoso", "Fabrikam"], ["Lumière Optique", "Atelier Vauban"])),
  },
  {
    id: "contacts-of-a-company",
    said: { en: "Who works at Contoso?", fr: "Qui travaille chez Boréal Énergie ?" },
    intent: (say) => ({
      goal: "list",
      kind: say("contacts", "contacts"),
      where: [
        {
          field: say("company", "entreprise"),
          is: "equal to",
          value: { a: say("company", "entreprise"), named: say("Contoso", "Boréal Énergie") },
        },
      ],
    }),
    check: async (say, world, outcome) =>
      sameRecords(world, outcome, say(["Grace Hopper", "Katherine Johnson"], ["Hélène Petit", "Émile Durand"])),
  },
  {
    id: "pipeline-by-stage",
    said: { en: "What is the value of my pipeline by stage?", fr: "Quelle est la valeur de mes affaires par étape ?" },
    intent: (say) => ({
      goal: "total",
      kind: say("deals", "affaires"),
      sum: say("value", "valeur"),
      by: say("stage", "étape"),
      where: [{ field: say("owner", "propriétaire"), is: "equal to", value: ME }],
    }),
    check: async (say, _world, outcome) =>
      sums(
        outcome,
        say<Record<string, number>>({ proposal: 17_000, qualification: 80_000 }, { meeting: 34_200, proposal: 7_500 }),
      ),
  },
  {
    id: "closing-soon",
    said: {
      en: "Which of my deals close in the next 30 days?",
      fr: "Lesquelles de mes affaires se concluent sous 30 jours ?",
    },
    intent: (say) => ({
      goal: "list",
      kind: say("deals", "affaires"),
      where: [
        { field: say("close date", "date de clôture"), is: "in the next days", value: 30 },
        { field: say("owner", "propriétaire"), is: "equal to", value: ME },
      ],
    }),
    check: async (say, world, outcome) => sameRecords(world, outcome, [say("Northwind renewal", "Contrat Boréal")]),
  },
  {
    id: "largest-deals",
    said: {
      en: "Deals worth 60,000 or more, largest first.",
      fr: "Les affaires d’au moins 60 000, les plus grosses d’abord.",
    },
    intent: (say) => ({
      goal: "list",
      kind: say("deals", "affaires"),
      where: [{ field: say("value", "valeur"), is: "at least", value: 60_000 }],
      order: { by: say("value", "valeur"), highestFirst: true },
    }),
    check: async (_say, world, outcome) => {
      const expected = ["Contoso rollout", "Tailspin upgrade"];
      const inOrder = JSON.stringify(outcome.ids) === JSON.stringify(expected.map((name) => world.id(name)));
      return sameRecords(world, outcome, expected) ?? (inOrder ? null : "another order");
    },
  },
  {
    id: "own-field",
    said: { en: "Contacts in the region North.", fr: "Les contacts de la région Ouest." },
    intent: (say) => ({
      goal: "list",
      kind: say("contacts", "contacts"),
      where: [{ field: say("region", "région"), is: "equal to", value: say("North", "Ouest") }],
    }),
    check: async (say, world, outcome) => sameRecords(world, outcome, [say("Alan Turing", "Luc Moreau")]),
  },
  {
    id: "duplicates",
    said: { en: "Does Jon Smith exist twice?", fr: "Amélie Roche existe-t-elle en double ?" },
    intent: (say) => ({ goal: "find duplicates", about: { a: "contact", named: say("Jon Smith", "Amélie Roche") } }),
    check: async (say, world, outcome) =>
      say(["John Smith", "Jon Smith"], ["Amelie Roche", "Amélie Roche"]).some(
        (name) => mentions(outcome, world.id(name)) === null,
      )
        ? null
        : "the other record is missing",
  },
  {
    id: "notes-of-a-company",
    said: { en: "What did we note about Northwind?", fr: "Qu’a-t-on noté sur Boréal ?" },
    intent: (say) => ({
      goal: "read notes",
      about: { a: say("company", "entreprise"), named: say("Northwind", "Boréal") },
    }),
    check: async (say, _world, outcome) =>
      mentions(outcome, say("They want delivery before Easter.", "Ils préfèrent un contrat de trois ans.")),
  },
  {
    id: "history",
    said: { en: "What happened with the Northwind renewal?", fr: "Que s’est-il passé avec le Contrat Boréal ?" },
    intent: (say) => ({
      goal: "read history",
      about: { a: say("deal", "affaire"), named: say("Northwind renewal", "Contrat Boréal") },
    }),
    check: async (_say, _world, outcome) => mentions(outcome, "record_created"),
  },
  {
    id: "products",
    said: { en: "Which active products do we sell?", fr: "Quels produits actifs vendons-nous ?" },
    intent: (say) => ({
      goal: "list",
      kind: say("products", "produits"),
      where: [{ field: say("active", "actif"), is: "equal to", value: true }],
    }),
    check: async (_say, world, outcome) => sameRecords(world, outcome, ["Analytical engine", "Lampe de bureau"]),
  },
  {
    id: "my-meetings",
    said: { en: "Which meetings do I host this week?", fr: "Quels rendez-vous est-ce que j’anime cette semaine ?" },
    intent: (say) => ({
      goal: "list events",
      where: [
        { field: say("host", "animateur"), is: "equal to", value: ME },
        { field: say("start", "début"), is: "between", value: [{ day: 0 }, { day: 9 }] },
      ],
    }),
    check: async (say, world, outcome) =>
      sameRecords(
        world,
        outcome,
        say(
          ["Introductory call with Grace Hopper", "Introductory call with Katherine Johnson"],
          ["Appel découverte with Hélène Petit", "Appel découverte with Émile Durand"],
        ),
      ),
  },
];
