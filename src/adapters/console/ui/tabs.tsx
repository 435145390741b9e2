import { Link } from "wouter";
import "./ui.css";

interface Tab {
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
}

/** Links between the parts of a page. Each part has its own address. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {tabs.map(({ name, href, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? "page" : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
