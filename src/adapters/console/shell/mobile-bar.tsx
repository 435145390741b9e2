import { Link, useLocation } from "wouter";
import { useTexts } from "../texts/texts.tsx";
import { Icon, type IconName } from "./icons.tsx";
import { currentRoute, useVisibleRoutes } from "./visible-routes.ts";

/** The links beside the search and "More": at most four items in total. */
const MOST_LINKS = 3;

interface MobileBarProps {
  readonly onSearch: () => void;
  readonly onMore: () => void;
}

/** The bar at the bottom of narrow windows: the first pages, the search, and "More" with everything else. */
export function MobileBar({ onSearch, onMore }: MobileBarProps) {
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
    <button type="button" aria-haspopup="dialog" onClick={onClick}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
