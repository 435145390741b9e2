import { Link, useLocation } from "wouter";
import { type ConsoleRoute, routes } from "../routes.ts";
import { useSession } from "../session/session.tsx";
import { useTexts } from "../texts/texts.tsx";

/** The links to all pages that the user may open. */
export function Navigation() {
  const { navigation } = useTexts();
  const { permissions } = useSession();
  const shown = routes.filter(({ permission }) => permission === null || permissions.includes(permission));
  const inGroup = (group: ConsoleRoute["group"]) => shown.filter((route) => route.group === group);
  const settings = inGroup("settings");
  return (
    <nav aria-label={navigation.label}>
      <Links routes={inGroup("work")} />
      {settings.length > 0 && (
        <>
          <h2>{navigation.settings}</h2>
          <Links routes={settings} />
        </>
      )}
    </nav>
  );
}

function Links({ routes: shown }: { readonly routes: readonly ConsoleRoute[] }) {
  const { navigation } = useTexts();
  const [current] = useLocation();
  return (
    <ul>
      {shown.map(({ path, name }) => (
        <li key={path}>
          <Link href={path} aria-current={current === path ? "page" : undefined}>
            {navigation[name]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
