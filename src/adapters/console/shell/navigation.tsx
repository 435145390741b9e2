import { useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import { type ConsoleRoute, currentRoute, useVisibleRoutes, type VisibleRoute } from "../route.ts";
import { usePreference } from "../session/session.tsx";
import { useTexts } from "../texts/texts.tsx";
import { Button } from "../ui/page.tsx";
import { Icon, type IconName } from "./icons.tsx";

type GroupName = ConsoleRoute["group"];

const collapsible: readonly Exclude<GroupName, "work">[] = ["profile", "settings"];

/** The links to all pages that the user may open. */
export function Navigation({ onFollow }: { readonly onFollow?: () => void }) {
  const { navigation } = useTexts();
  const visible = useVisibleRoutes();
  const current = currentRoute(visible, useLocation()[0]);
  const element = useRef<HTMLElement>(null);
  // With many pages, the links scroll by themselves.
  useEffect(() => {
    element.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [current?.path]);
  const linksOf = (group: GroupName) => (
    <Links routes={visible.filter((route) => route.group === group)} current={current} onFollow={onFollow} />
  );
  return (
    <nav ref={element} className="rail" aria-label={navigation.label}>
      {linksOf("work")}
      {collapsible
        .filter((group) => visible.some((route) => route.group === group))
        .map((group) => (
          <Group key={group} name={group} holdsCurrent={current?.group === group}>
            {linksOf(group)}
          </Group>
        ))}
    </nav>
  );
}

interface GroupProps {
  readonly name: Exclude<GroupName, "work">;
  readonly holdsCurrent: boolean;
  readonly children: React.ReactNode;
}

/** Stays open or closed as the user leaves it; the group of the current page is open. */
function Group({ name, holdsCurrent, children }: GroupProps) {
  const { navigation } = useTexts();
  const [open, setOpen] = usePreference(`navigation.${name}`, true);
  return (
    <details
      open={open || holdsCurrent}
      onToggle={({ currentTarget }) => !holdsCurrent && currentTarget.open !== open && setOpen(currentTarget.open)}
    >
      <summary>{navigation[name]}</summary>
      {children}
    </details>
  );
}

interface LinksProps {
  readonly routes: readonly VisibleRoute[];
  readonly current: VisibleRoute | undefined;
  readonly onFollow: (() => void) | undefined;
}

function Links({ routes, current, onFollow }: LinksProps) {
  const { navigation } = useTexts();
  return (
    <ul>
      {routes.map(({ path, name }) => (
        <li key={path}>
          <Link href={path} aria-current={path === current?.path ? "page" : undefined} onClick={onFollow}>
            {navigation[name]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The links beside the search and "More": at most four items in total. */
const MOST_LINKS = 3;

/** The bar at the bottom of narrow windows: the first pages, the search, and "More" with everything else. */
export function MobileBar({ onSearch, onMore }: { readonly onSearch: () => void; readonly onMore: () => void }) {
  const { navigation, shell } = useTexts();
  const visible = useVisibleRoutes();
  const current = currentRoute(visible, useLocation()[0]);
  const links = visible.filter(({ group }) => group === "work").slice(0, MOST_LINKS);
  return (
    <nav className="mobile-bar" aria-label={navigation.label}>
      {links.map(({ path, name }) => (
        <Link key={path} href={path} aria-current={path === current?.path ? "page" : undefined}>
          <Icon name={path === "/" ? "home" : "page"} />
          <span>{navigation[name]}</span>
        </Link>
      ))}
      <BarButton icon="search" label={shell.search} onClick={onSearch} />
      <BarButton icon="more" label={shell.more} onClick={onMore} />
    </nav>
  );
}

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

function BarButton({ icon, label, onClick }: BarButtonProps) {
  return (
    <Button aria-haspopup="dialog" onClick={onClick}>
      <Icon name={icon} />
      <span>{label}</span>
    </Button>
  );
}
