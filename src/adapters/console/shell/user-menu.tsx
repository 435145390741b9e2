import { useId, useRef } from "react";
import { Link } from "wouter";
import * as meApi from "../../../../generated/sdk/me.ts";
import { client } from "../session/client.ts";
import { ME, personName, useSession } from "../session/session.tsx";
import { useLanguage, useTexts } from "../texts/texts.tsx";
import { useChange } from "../ui/data.ts";
import { Button, ErrorNotice } from "../ui/page.tsx";

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
      <Button className="user-button" popoverTarget={id}>
        <span>{personName(user)}</span>
        <span className="quiet">{shell.userMenu}</span>
      </Button>
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
          <Button onClick={onShortcuts}>{shell.shortcuts}</Button>
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

/** The languages, each by its own name. */
export const languages = { en: "English", fr: "Français" } as const;
/** The appearances that a user can choose. */
export const themes = ["system", "light", "dark"] as const;

type Changes = meApi.MeUpdateInput["body"];

/** Stores the language or the appearance for the user, which also applies to e-mails and account pages. */
export function usePreferenceChange() {
  return useChange((body: Changes) => meApi.update(client, { body }), [ME]);
}

/** The choice of the language and the appearance. The operator's support cannot change them for the user. */
function Preferences() {
  const { locale, texts } = useLanguage();
  const { preferences } = texts;
  const { user, session } = useSession();
  const change = usePreferenceChange();
  if (session?.support === true) return null;
  return (
    <div className="preferences">
      <Choice label={preferences.language}>
        {(["en", "fr"] as const).map((one) => (
          <Button
            key={one}
            lang={one}
            aria-pressed={one === locale}
            disabled={change.isPending}
            onClick={() => change.mutate({ locale: one })}
          >
            {languages[one]}
          </Button>
        ))}
      </Choice>
      <Choice label={preferences.theme}>
        {themes.map((theme) => (
          <Button
            key={theme}
            aria-pressed={theme === user.theme}
            disabled={change.isPending}
            onClick={() => change.mutate({ theme })}
          >
            {preferences.themes[theme]}
          </Button>
        ))}
      </Choice>
      {change.error && <ErrorNotice error={change.error} />}
    </div>
  );
}

function Choice({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="segments">
      <span id={id}>{label}</span>
      <div>{children}</div>
    </div>
  );
}
