import type { ReactNode } from "react";
import { usePreference } from "../../session/session.tsx";
import { usePageTexts, useTexts } from "../../texts/texts.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CheckField } from "../../ui/fields.tsx";
import { useVisibleRoutes } from "../../route.ts";
import { pageKeys, SHORTCUTS } from "./use-shortcuts.ts";
import { texts as pageTexts } from "./texts.ts";
import "./shortcuts.css";

/** Lists all keyboard shortcuts and turns those of single characters on and off. */
export function ShortcutOverview({ onClose }: { readonly onClose: () => void }) {
  const texts = usePageTexts(pageTexts);
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
