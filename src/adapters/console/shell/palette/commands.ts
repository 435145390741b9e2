import { useLocation } from "wouter";
import { useSession } from "../../session/session.tsx";
import type { Texts } from "../../texts/en.ts";
import { textsEn } from "../../texts/en.ts";
import { textsFr } from "../../texts/fr.ts";
import { fill, useTexts } from "../../texts/texts.tsx";
import { usePageActions } from "../actions.ts";
import { languages, themes, usePreferenceChange } from "../preferences.tsx";
import { useVisibleRoutes } from "../visible-routes.ts";

/** A page or an action in the palette. */
export interface Command {
  readonly id: string;
  readonly group: "pages" | "actions";
  readonly name: string;
  /** The texts by which it is found: its names in all languages. */
  readonly found: readonly string[];
  readonly run: () => void;
}

type Name = (texts: Texts) => string;

const command = (id: string, group: Command["group"], name: Name, run: () => void) => ({ id, group, name, run });

/** Returns the pages that the user may open, and all actions. */
export function useCommands(onShortcuts: () => void): readonly Command[] {
  const own = useTexts();
  const [, navigate] = useLocation();
  const pages = useVisibleRoutes().map(({ path, name }) =>
    command(
      path,
      "pages",
      ({ navigation }) => navigation[name],
      () => navigate(path),
    ),
  );
  const actions = usePageActions().map(({ name, path, search }) =>
    command(
      name,
      "actions",
      ({ actions: names }) => names[name],
      () => navigate(search === "" ? path : `${path}?${search}`),
    ),
  );
  const preferences = usePreferenceCommands();
  const account = [
    command("shortcuts", "actions", ({ shell }) => shell.shortcuts, onShortcuts),
    command(
      "documentation",
      "actions",
      ({ navigation }) => navigation.documentation,
      () => open("/docs"),
    ),
    command(
      "signOut",
      "actions",
      ({ navigation }) => navigation.signOut,
      () => open("/sign-out"),
    ),
  ];
  return [...pages, ...actions, ...preferences, ...account].map(({ name, ...rest }) => ({
    ...rest,
    name: name(own),
    found: [name(textsEn), name(textsFr)],
  }));
}

const open = (address: string): void => window.location.assign(address);

/** The languages and the appearances. The operator's support cannot change them for the user. */
function usePreferenceCommands() {
  const { mutate } = usePreferenceChange();
  if (useSession().session?.support === true) return [];
  return [
    ...(["en", "fr"] as const).map((locale) =>
      command(
        `language.${locale}`,
        "actions",
        ({ preferences }) => fill(preferences.languageSet, { language: languages[locale] }),
        () => mutate({ locale }),
      ),
    ),
    ...themes.map((theme) =>
      command(
        `theme.${theme}`,
        "actions",
        ({ preferences }) => fill(preferences.themeSet, { theme: preferences.themes[theme] }),
        () => mutate({ theme }),
      ),
    ),
  ];
}
