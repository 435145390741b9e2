import { useId, useRef } from "react";
import { Link } from "wouter";
import { useSession } from "../session/session.tsx";
import { useTexts } from "../texts/texts.tsx";
import { Preferences } from "./preferences.tsx";

interface AccountMenuProps {
  /** Opens the overview of the keyboard shortcuts. */
  readonly onShortcuts: () => void;
  readonly onFollow?: () => void;
}

/** The button with the user's name and the menu that it opens. Escape and a click elsewhere close it. */
export function UserMenu({ onShortcuts }: Pick<AccountMenuProps, "onShortcuts">) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const { user } = useSession();
  const { shell } = useTexts();
  const close = (): void => menu.current?.hidePopover();
  return (
    <>
      <button type="button" className="user-button" popoverTarget={id}>
        <span>{nameOf(user)}</span>
        <span className="quiet">{shell.userMenu}</span>
      </button>
      <div ref={menu} id={id} popover="auto" className="user-menu">
        <AccountMenu
          onFollow={close}
          onShortcuts={() => {
            close();
            onShortcuts();
          }}
        />
      </div>
    </>
  );
}

/** The account, the documentation, the preferences and the end of the session. */
export function AccountMenu({ onShortcuts, onFollow }: AccountMenuProps) {
  const { navigation, shell } = useTexts();
  const { user } = useSession();
  return (
    <div className="account-menu">
      <p className="quiet">{user.email}</p>
      <ul>
        <li>
          <Link href="/me" onClick={onFollow}>
            {navigation.account}
          </Link>
        </li>
        <li>
          <a href="/docs">{navigation.documentation}</a>
        </li>
        <li>
          <button type="button" onClick={onShortcuts}>
            {shell.shortcuts}
          </button>
        </li>
      </ul>
      <Preferences />
      <ul>
        <li>
          <a href="/sign-out">{navigation.signOut}</a>
        </li>
      </ul>
    </div>
  );
}

function nameOf({ first_name, last_name, email }: ReturnType<typeof useSession>["user"]): string {
  return [first_name, last_name].filter(Boolean).join(" ") || email;
}
