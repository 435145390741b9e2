import type { ReactNode } from "react";
import { useVisibleRoutes } from "../../route.ts";
import { usePreference } from "../../session/session.tsx";
import { pageTexts, useTexts } from "../../texts/texts.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CheckField } from "../../ui/form.tsx";
import { pageKeys, SHORTCUTS } from "./use-shortcuts.ts";
import "./shortcuts.css";

/** Lists all keyboard shortcuts and turns those of single characters on and off. */
export function ShortcutOverview({ onClose }: { readonly onClose: () => void }) {
  const texts = usePageTexts();
  const { navigation } = useTexts();
  const [on, setOn] = usePreference(SHORTCUTS, true);
  const pages = useVisibleRoutes().flatMap(({ name }) => {
    const key = pageKeys[name];
    return key === undefined ? [] : [{ name: navigation[name], key }];
  });
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p className="quiet">{texts.about}</p>
      <CheckField label={texts.on} help={texts.onHelp} checked={on} onChange={() => setOn(!on)} />
      <div className="shortcuts">
        <Keys title={texts.general}>
          <Shortcut name={texts.palette} keys={["Ctrl", "K"]} />
          {on && <Shortcut name={texts.search} keys={["/"]} />}
          {on && <Shortcut name={texts.overview} keys={["?"]} />}
          <Shortcut name={texts.escape} keys={["Esc"]} />
          <Shortcut name={texts.move} keys={["↓", "↑"]} />
          <Shortcut name={texts.choose} keys={["↵"]} />
        </Keys>
        {on && (
          <Keys title={texts.pages}>
            {pages.map(({ name, key }) => (
              <Shortcut key={key} name={name} keys={[key]} />
            ))}
          </Keys>
        )}
      </div>
    </Dialog>
  );
}

function Keys({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      <dl>{children}</dl>
    </div>
  );
}

function Shortcut({ name, keys }: { readonly name: string; readonly keys: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dd>
    </div>
  );
}

/** The texts of the overview of the keyboard shortcuts. */
export const usePageTexts = pageTexts({
  title: ["Keyboard shortcuts", "Raccourcis clavier"],
  about: ["They do not apply while you type in a field.", "Ils ne s’appliquent pas pendant la saisie dans un champ."],
  on: ["Use shortcuts of single characters", "Utiliser les raccourcis d’un seul caractère"],
  onHelp: [
    "Turn them off if you use speech input or other tools that send characters. Ctrl or ⌘ with K always works.",
    "Désactivez-les si vous utilisez la saisie vocale ou d’autres outils qui envoient des caractères. Ctrl ou ⌘ avec K fonctionne toujours.",
  ],
  general: ["Everywhere", "Partout"],
  pages: ["Go to a page: g, then", "Aller à une page : g, puis"],
  palette: ["Search and commands", "Recherche et commandes"],
  search: ["Search", "Recherche"],
  overview: ["This overview", "Cette liste"],
  escape: ["Close a dialog or a menu", "Fermer une boîte de dialogue ou un menu"],
  move: ["Move between the results", "Se déplacer dans les résultats"],
  choose: ["Open the result", "Ouvrir le résultat"],
});
