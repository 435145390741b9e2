import { pageTexts } from "../../texts/texts.tsx";

/** The texts of the page. */
export const usePageTexts = pageTexts({
  title: ["Roles", "Rôles"],
  about: [
    "A role is a set of permissions. Every member has one role. A change of a role applies immediately to all members who have it.",
    "Un rôle est un ensemble de droits. Chaque membre a un seul rôle. La modification d’un rôle s’applique immédiatement à tous ceux qui l’ont.",
  ],
  create: ["Create a role", "Créer un rôle"],
  list: ["All roles", "Tous les rôles"],
  name: ["Name", "Nom"],
  nameHelp: ["For example “Data steward”.", "Par exemple « Gestion des données »."],
  description: ["Purpose", "Usage"],
  permissions: ["Permissions", "Droits"],
  permissionsHelp: [
    "You can grant only the permissions that you have.",
    "Vous ne pouvez accorder que les droits que vous avez.",
  ],
  start: ["Start with the permissions of", "Partir des droits du rôle"],
  startNothing: ["No role", "Aucun rôle"],
  builtIn: ["Built in", "Intégré"],
  custom: ["Custom", "Personnalisé"],
  members: ["Members", "Membres"],
  showMembers: ["Show the members with the role {role}", "Afficher les membres ayant le rôle {role}"],
  show: ["Show", "Afficher"],
  actions: ["Actions", "Actions"],
  change: ["Change", "Modifier"],
  changeTitle: ["Change “{role}”", "Modifier « {role} »"],
  changeNote: [
    "Members with this role: {count}. The change applies to them immediately.",
    "Membres ayant ce rôle : {count}. La modification s’applique à eux immédiatement.",
  ],
  exceeds: [
    "This role has permissions that you do not have, so you cannot change it.",
    "Ce rôle a des droits que vous n’avez pas : vous ne pouvez donc pas le modifier.",
  ],
  remove: ["Delete", "Supprimer"],
  removeTitle: ["Delete “{role}”", "Supprimer « {role} »"],
  removeText: ["This cannot be undone.", "Cette action est irréversible."],
  inUse: [
    "{count} {count|member has|members have} this role. Give them another role first.",
    "{count} {count|membre a|membres ont} ce rôle. Donnez-leur d’abord un autre rôle.",
  ],
  created: ["The role is created.", "Le rôle est créé."],
  removed: ["The role is deleted.", "Le rôle est supprimé."],
  matrix: ["Permissions of the built-in roles", "Droits des rôles intégrés"],
  matrixAbout: [
    "Built-in roles are the same in every organization and cannot be changed.",
    "Les rôles intégrés sont les mêmes dans toutes les organisations et ne peuvent pas être modifiés.",
  ],
  resource: ["Area", "Domaine"],
  all: ["Everything", "Tout"],
  none: ["–", "–"],
  ownRecords: [
    "Members delete only records that they created or own. Owners, unlike administrators, also manage owners and the deletion of the organization.",
    "Un membre ne supprime que les fiches qu’il a créées ou dont il est propriétaire. Contrairement aux administrateurs, les propriétaires gèrent aussi les propriétaires et la suppression de l’organisation.",
  ],
});
