import { pageTexts } from "../../texts/texts.tsx";

/** The texts of the overview of the keyboard shortcuts. */
export const texts = pageTexts(
  {
    title: "Keyboard shortcuts",
    about: "They do not apply while you type in a field.",
    on: "Use shortcuts of single characters",
    onHelp: "Turn them off if you use speech input or other tools that send characters. Ctrl or ⌘ with K always works.",
    general: "Everywhere",
    pages: "Go to a page: g, then",
    palette: "Search and commands",
    search: "Search",
    overview: "This overview",
    escape: "Close a dialog or a menu",
    move: "Move between the results",
    choose: "Open the result",
  },
  {
    title: "Raccourcis clavier",
    about: "Ils ne s’appliquent pas pendant la saisie dans un champ.",
    on: "Utiliser les raccourcis d’un seul caractère",
    onHelp:
      "Désactivez-les si vous utilisez la saisie vocale ou d’autres outils qui envoient des caractères. Ctrl ou ⌘ avec K fonctionne toujours.",
    general: "Partout",
    pages: "Aller à une page : g, puis",
    palette: "Recherche et commandes",
    search: "Recherche",
    overview: "Cette liste",
    escape: "Fermer une boîte de dialogue ou un menu",
    move: "Se déplacer dans les résultats",
    choose: "Ouvrir le résultat",
  },
);
