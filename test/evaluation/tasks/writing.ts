import { searched, stored, type Task } from "./task.ts";

/** Tasks that change records. Each changes other ones, so that their order does not matter. */
export const writingTasks: readonly Task[] = [
  {
    id: "create-task",
    said: {
      en: "Bob Martin should send the Contoso contract by the day after tomorrow; it is urgent.",
      fr: "Crée une tâche pour Claire Dubois : envoyer le contrat Boréal, échéance après-demain, priorité élevée.",
    },
    intent: (say) => ({
      goal: "create",
      kind: say("task", "tâche"),
      details: {
        [say("title", "titre")]: say("Send the contract", "Envoyer le contrat"),
        [say("assignee", "responsable")]: { person: say("Bob Martin", "Claire Dubois") },
        [say("due date", "échéance")]: { day: 2, time: "17:00" },
        [say("priority", "priorité")]: say("urgent", "élevée"),
        [say("related to", "lié à")]: {
          a: say("deal", "affaire"),
          named: say("Contoso rollout", "Contrat Boréal"),
        },
      },
    }),
    check: async (say, world) =>
      searched(world, "/v1/tasks", ["title", say("Send the contract", "Envoyer le contrat")], {
        assignee_id: world.id(say("bob", "claire")),
        due_at: world.instant({ day: 2, time: "17:00" }),
        priority: say("urgent", "high"),
        related_to: [{ record_type: "opportunity", record_id: world.id(say("Contoso rollout", "Contrat Boréal")) }],
      }),
  },
  {
    id: "assign-task",
    said: { en: "Assign the quarterly review to Bob.", fr: "Confie la visite de Nantes à Claire." },
    intent: (say) => ({
      goal: "change",
      about: { a: say("task", "tâche"), named: say("quarterly review", "visite de Nantes") },
      details: { [say("assignee", "responsable")]: { person: say("Bob", "Claire") } },
    }),
    check: async (say, world) =>
      stored(world, `/v1/tasks/${world.id(say("Prepare the quarterly review", "Préparer la visite de Nantes"))}`, {
        assignee_id: world.id(say("bob", "claire")),
      }),
  },
  {
    id: "complete-task",
    said: { en: "I have sent the offer to Northwind.", fr: "J’ai relancé Boréal, la tâche est terminée." },
    intent: (say) => ({
      goal: "change",
      about: { a: say("task", "tâche"), named: say("Send the offer", "Relancer Boréal") },
      details: { [say("status", "statut")]: say("completed", "terminé") },
    }),
    check: async (say, world) =>
      stored(world, `/v1/tasks/${world.id(say("Send the offer to Northwind", "Relancer Boréal"))}`, {
        status: "completed",
      }),
  },
  {
    id: "move-deal",
    said: { en: "Move the Northwind deal to negotiation.", fr: "Passe l’affaire Lumière en négociation." },
    intent: (say) => ({
      goal: "change",
      about: { a: say("deal", "affaire"), named: say("Northwind", "Lumière") },
      details: { [say("stage", "étape")]: say("negotiation", "négociation") },
    }),
    check: async (say, world) =>
      stored(world, `/v1/opportunities/${world.id(say("Northwind renewal", "Maintenance Lumière"))}`, {
        stage: "negotiation",
      }),
  },
  {
    id: "value-and-date",
    said: {
      en: "Fabrikam's pilot is worth 6,500 and closes in 60 days.",
      fr: "Le chantier Vauban vaut 5 100, clôture dans 60 jours.",
    },
    intent: (say) => ({
      goal: "change",
      about: { a: say("deal", "affaire"), named: say("Fabrikam pilot", "Chantier Vauban") },
      details: { [say("value", "valeur")]: say(6_500, 5_100), [say("close date", "date de clôture")]: { day: 60 } },
    }),
    check: async (say, world) =>
      stored(world, `/v1/opportunities/${world.id(say("Fabrikam pilot", "Chantier Vauban"))}`, {
        amount: say(6_500, 5_100),
        expected_close_date: new Date(world.now + 60 * 86_400_000).toISOString().slice(0, 10),
      }),
  },
  {
    id: "create-contact",
    said: {
      en: "Add Dorothy Vaughan, dorothy@contoso.example, who works at Contoso.",
      fr: "Ajoute Sophie Germain, sophie@vauban.example, de l’entreprise Atelier Vauban.",
    },
    intent: (say) => ({
      goal: "create",
      kind: "contact",
      details: {
        [say("first name", "prénom")]: say("Dorothy", "Sophie"),
        [say("last name", "nom")]: say("Vaughan", "Germain"),
        [say("email", "e-mail")]: say("dorothy@contoso.example", "sophie@vauban.example"),
        [say("company", "entreprise")]: {
          a: say("company", "entreprise"),
          named: say("Contoso", "Atelier Vauban"),
        },
      },
    }),
    check: async (say, world) =>
      searched(world, "/v1/entities", ["email", say("dorothy@contoso.example", "sophie@vauban.example")], {
        full_name: say("Dorothy Vaughan", "Sophie Germain"),
        company_id: world.id(say("Contoso", "Atelier Vauban")),
      }),
  },
  {
    id: "add-note",
    said: {
      en: "Note on the Contoso rollout that they want a test first.",
      fr: "Note sur le contrat Boréal qu’ils veulent un essai.",
    },
    intent: (say) => ({
      goal: "add note",
      about: { a: say("deal", "affaire"), named: say("Contoso rollout", "Contrat Boréal") },
      text: say("They want a test first.", "Ils veulent un essai."),
    }),
    check: async (say, world) => {
      const id = world.id(say("Contoso rollout", "Contrat Boréal"));
      const notes = (await world.rest.get("/v1/notes?page_size=100")).list("data");
      const note = notes.find(({ body }) => body === say("They want a test first.", "Ils veulent un essai."));
      return JSON.stringify(note?.["related_to"] ?? null).includes(id) ? null : "no such note about the deal";
    },
  },
  {
    id: "change-employer",
    said: {
      en: "Margaret Hamilton now works at Fabrikam; replace her old company.",
      fr: "Luc Moreau travaille maintenant chez Lumière Optique, remplace l’ancienne entreprise.",
    },
    intent: (say) => ({
      goal: "link",
      about: { a: "contact", named: say("Margaret Hamilton", "Luc Moreau") },
      details: {
        [say("company", "entreprise")]: {
          a: say("company", "entreprise"),
          named: say("Fabrikam", "Lumière Optique"),
        },
      },
      agreed: ["replace"],
    }),
    check: async (say, world) =>
      stored(world, `/v1/entities/${world.id(say("Margaret Hamilton", "Luc Moreau"))}`, {
        company_id: world.id(say("Fabrikam", "Lumière Optique")),
      }),
  },
  {
    id: "new-customer",
    said: { en: "Katherine Johnson is a customer now.", fr: "Émile Durand est maintenant client." },
    intent: (say) => ({
      goal: "change",
      about: { a: "contact", named: say("Katherine Johnson", "Émile Durand") },
      details: { [say("lifecycle stage", "étape du cycle de vie")]: say("customer", "client") },
    }),
    check: async (say, world) =>
      stored(world, `/v1/entities/${world.id(say("Katherine Johnson", "Émile Durand"))}`, {
        lifecycle_stage: "customer",
      }),
  },
];
