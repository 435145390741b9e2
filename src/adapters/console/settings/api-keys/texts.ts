import { pageTexts } from "../../texts/texts.tsx";

/** The texts of the page. */
export const usePageTexts = pageTexts({
  title: ["API keys", "Clés d’API"],
  about: [
    "Programs use API keys to call the API. A key never has more permissions than its user, and you choose the scopes it has.",
    "Les programmes appellent l’API avec une clé. Une clé n’a jamais plus de droits que son utilisateur, et vous choisissez ses autorisations.",
  ],
  create: ["Create an API key", "Créer une clé d’API"],
  created: ["The API key was created", "La clé d’API est créée"],
  example: [
    "A first call: it returns the key’s user and permissions",
    "Un premier appel : il renvoie l’utilisateur et les autorisations de la clé",
  ],
  emptyFilter: ["No key has this status.", "Aucune clé n’est dans cet état."],
  key: ["API key", "Clé d’API"],
  back: ["All API keys", "Toutes les clés d’API"],
  edit: ["Change", "Modifier"],
  editTitle: ["Change the key", "Modifier la clé"],
  owner: ["User", "Utilisateur"],
  createdAt: ["Created", "Créée"],
  revokedAt: ["Revoked", "Révoquée"],
  noExpiry: ["It does not expire", "Elle n’expire pas"],
  everywhere: ["All addresses", "Toutes les adresses"],
  yes: ["Yes", "Oui"],
  no: ["No", "Non"],
  scopesAbout: [
    "The key has these permissions as long as its user has them.",
    "La clé a ces autorisations tant que son utilisateur les a.",
  ],
  expiresHelp: [
    "At the end of this day. Without a date, the key works until it is revoked.",
    "À la fin de cette journée. Sans date, la clé fonctionne jusqu’à sa révocation.",
  ],
  expiresSoon: ["Expires in {count} {count|day|days}", "Expire dans {count} {count|jour|jours}"],
  previousUntil: ["The previous secret is accepted until", "L’ancien secret est accepté jusqu’au"],
  revoked: ["The key was revoked.", "La clé est révoquée."],
  empty: [
    "There are no API keys. Create one for each program, so that you can revoke it separately.",
    "Il n’y a pas de clé d’API. Créez-en une par programme, pour pouvoir la révoquer séparément.",
  ],
  name: ["Name", "Nom"],
  nameHelp: [
    "Describe the program, for example “Website form”.",
    "Décrivez le programme, par exemple « Formulaire du site ».",
  ],
  scopes: ["Scopes", "Autorisations"],
  scopesHelp: [
    "Choose only the scopes that the program needs.",
    "Choisissez seulement celles dont le programme a besoin.",
  ],
  allowedIps: ["Allowed IP addresses", "Adresses IP autorisées"],
  allowedIpsHelp: [
    "One address or subnet per line, for example 203.0.113.0/24. Without any, all addresses are allowed.",
    "Une adresse ou un sous-réseau par ligne, par exemple 203.0.113.0/24. Sans indication, toutes les adresses sont autorisées.",
  ],
  expires: ["Expires on", "Expire le"],
  mcp: ["AI applications can use this key", "Les applications d’IA peuvent utiliser cette clé"],
  mcpHelp: ["The key then also works on the MCP server.", "La clé fonctionne alors aussi sur le serveur MCP."],
  secret: ["Secret", "Secret"],
  status: ["Status", "État"],
  lastUsed: ["Last used", "Dernière utilisation"],
  never: ["Never", "Jamais"],
  actions: ["Actions", "Actions"],
  statuses: {
    active: ["Active", "Active"],
    expired: ["Expired", "Expirée"],
    revoked: ["Revoked", "Révoquée"],
  },
  rotate: ["Rotate", "Renouveler"],
  rotateTitle: ["Rotate the secret of “{name}”", "Renouveler le secret de « {name} »"],
  rotateText: [
    "You get a new secret. The previous one remains valid for:",
    "Vous recevez un nouveau secret. L’ancien reste valable :",
  ],
  graces: {
    "0": ["not at all", "plus du tout"],
    "3600": ["1 hour", "1 heure"],
    "86400": ["24 hours", "24 heures"],
  },
  revoke: ["Revoke", "Révoquer"],
  revokeTitle: ["Revoke “{name}”", "Révoquer « {name} »"],
  revokeText: [
    "The key stops working within one second. This cannot be undone.",
    "La clé cesse de fonctionner dans la seconde. Cette action est irréversible.",
  ],
});
