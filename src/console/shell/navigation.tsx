import { Link, useLocation } from "wouter";
import { type ConsoleRoute, routes } from "../routes.ts";
import { useSession } from "../session/session.tsx";
import { useTexts } from "../texts/texts.tsx";

const groups: readonly ConsoleRoute["group"][] = ["work", "profile", "settings"];

/** The links to all pages that the user may open. */
export function Navigation() {
  const { navigation } = useTexts();
  return (
    <nav aria-label={navigation.label}>
      {groups.map((group) => (
        <Group key={group} group={group} />
      ))}
    </nav>
  );
}

function Group({ group }: Pick<ConsoleRoute, "group">) {
  const { navigation } = useTexts();
  const { permissions } = useSession();
  const [current] = useLocation();
  const shown = routes.filter(
    (route) => route.group === group && (route.permission === null || permissions.includes(route.permission)),
  );
  if (shown.length === 0) return null;
  return (
    <>
      {group !== "work" && <h2>{navigation[group]}</h2>}
      <ul>
        {shown.map(
          ({ path, name }) =>
            name !== null && (
              <li key={path}>
                <Link href={path} aria-current={isOpen(path, current) ? "page" : undefined}>
                  {navigation[name]}
                </Link>
              </li>
            ),
        )}
      </ul>
    </>
  );
}

/** A page and the pages below it belong to the same entry, except for the start page and the profile. */
function isOpen(path: string, current: string): boolean {
  return current === path || (path !== "/" && path !== "/me" && current.startsWith(`${path}/`));
}
