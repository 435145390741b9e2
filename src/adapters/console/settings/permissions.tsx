import { useId } from "react";
import type { Permission } from "../../../../generated/sdk/types.gen.ts";
import { pageTexts, useTexts } from "../texts/texts.tsx";
import { useFault } from "../ui/form.tsx";

interface PermissionChoiceProps {
  readonly legend: string;
  readonly help: string;
  readonly offered: readonly Permission[];
  readonly chosen: readonly Permission[];
  readonly onChange: (permissions: readonly Permission[]) => void;
  /** The field of the body that errors name, e.g. `/scopes`. */
  readonly path: string;
}

/** Checkboxes for permissions, by resource, in a form. */
export function PermissionChoice({ legend, help, offered, chosen, onChange, path }: PermissionChoiceProps) {
  const { resources, rights } = useTexts();
  const helps: Readonly<Record<string, string>> = usePermissionHelp();
  const id = useId();
  const fault = useFault(path);
  const groups = Map.groupBy(offered, (permission) => permission.split(":")[0] ?? "");
  const toggle = (permission: Permission): void =>
    onChange(chosen.includes(permission) ? chosen.filter((one) => one !== permission) : [...chosen, permission]);
  return (
    <fieldset aria-describedby={fault === undefined ? undefined : id}>
      <legend>{legend}</legend>
      <p className="help">{help}</p>
      {fault !== undefined && (
        <p className="error" id={id}>
          {fault}
        </p>
      )}
      <div className="scopes">
        {[...groups].map(([resource, permissions]) => (
          <fieldset key={resource}>
            <legend>{nameIn(resources, resource)}</legend>
            {helps[resource] !== undefined && <p className="help">{helps[resource]}</p>}
            {permissions.map((permission) => (
              <label key={permission} className="choice">
                <input type="checkbox" checked={chosen.includes(permission)} onChange={() => toggle(permission)} />
                {nameIn(rights, permission.split(":")[1] ?? "")}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}

/** A resource without a text is shown by its name: `price_lists` becomes "Price lists". */
function nameIn(names: Readonly<Record<string, string>>, name: string): string {
  const words = name.replaceAll("_", " ");
  return names[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A permission, or one that a later version of the service adds. */
type AnyPermission = Permission | (string & {});

/** A resource with some of its rights, by name. */
export interface ResourceRights {
  readonly resource: string;
  readonly rights: readonly string[];
}

/** Returns a function that groups permissions by resource and names both. */
export function useRightsByResource(): (permissions: readonly AnyPermission[]) => readonly ResourceRights[] {
  const texts = useTexts();
  return (permissions) =>
    [...Map.groupBy(permissions, (permission) => permission.split(":")[0] ?? "")].map(([resource, held]) => ({
      resource: nameIn(texts.resources, resource),
      rights: held.map((permission) => nameIn(texts.rights, permission.split(":")[1] ?? "")),
    }));
}

/** The data and functions behind the permissions of a resource. A new resource has no sentence. */
const usePermissionHelp = pageTexts({
  entities: [
    "Contacts and companies with all fields, and imports.",
    "Contacts et entreprises avec tous leurs champs, et importations.",
  ],
  records: [
    "CSV files of all records of a type that the member can read.",
    "Fichiers CSV de toutes les fiches d’un type que le membre peut lire.",
  ],
  opportunities: [
    "Opportunities with their stages, amounts and line items.",
    "Opportunités avec leurs étapes, montants et lignes.",
  ],
  tasks: ["Tasks with due dates and assigned members.", "Tâches avec échéances et responsables."],
  notes: ["Notes about records.", "Notes sur les fiches."],
  products: ["The products with codes and prices.", "Produits avec codes et prix."],
  segments: ["Saved groups of contacts and companies.", "Groupes enregistrés de contacts et d’entreprises."],
  campaigns: ["Campaigns, topics and e-mail templates.", "Campagnes, thèmes et modèles d’e-mail."],
  emails: ["Single messages and their delivery.", "Messages individuels et leur distribution."],
  booking: ["Event types, free times and appointments.", "Types de rendez-vous, créneaux libres et rendez-vous."],
  webhooks: ["The addresses that receive events.", "Adresses qui reçoivent les événements."],
  custom_fields: ["The definitions of additional fields.", "Définitions des champs supplémentaires."],
  members: ["The people of the organization and their roles.", "Personnes de l’organisation et leurs rôles."],
  identity: ["Single sign-on, e-mail domains and SCIM.", "Authentification unique, domaines d’e-mail et SCIM."],
  files: ["Uploaded files.", "Fichiers envoyés."],
  forms: ["Forms for websites and their submissions.", "Formulaires pour sites web et leurs réponses."],
  organization: [
    "Name, branding, plan and settings; also the jobs of all members.",
    "Nom, identité visuelle, offre et paramètres ; aussi les tâches de fond de tous les membres.",
  ],
  api_keys: ["These keys.", "Ces clés."],
  ai: ["AI applications and their connections.", "Applications d’IA et leurs connexions."],
  activity_log: [
    "All changes and readings with their times and authors.",
    "Toutes les modifications et lectures, avec leur date et leur auteur.",
  ],
});
