import { useLocation } from "wouter";
import type { Permission } from "../../../../../generated/sdk/types.gen.ts";
import { consolePaths } from "../../../../base/contract/console-paths.ts";
import { useVisibleRoutes } from "../../route.ts";
import { useSession } from "../../session/session.tsx";
import { type Texts, textsEn } from "../../texts/en.ts";
import { textsFr } from "../../texts/fr.ts";
import { fill, useTexts } from "../../texts/texts.tsx";
import { languages, themes, usePreferenceChange } from "../user-menu.tsx";

/** A page or an action in the palette. */
interface Command {
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

/** An action of a page that the command palette offers. */
interface PageAction {
  readonly name: keyof Texts["actions"];
  /** The page, which opens the dialog of the action because of the query. */
  readonly path: string;
  readonly search: string;
  readonly permission: Permission | null;
}

/** The actions of pages: `do` in the address opens a dialog of the page. */
const actions: readonly PageAction[] = [
  { name: "importContacts", path: "/imports/new", search: "", permission: "entities:write" },
  { name: "inviteMember", path: "/settings/members", search: "do=invite", permission: "members:manage" },
  { name: "createApiKey", path: "/settings/api-keys", search: "do=create", permission: "api_keys:manage" },
  { name: "createWebhook", path: "/settings/webhooks", search: "do=create", permission: "webhooks:write" },
  {
    name: "createCustomField",
    path: "/settings/custom-fields",
    search: "do=create",
    permission: "custom_fields:write",
  },
];

/** Returns the actions that the user may do on pages that exist. */
function usePageActions(): readonly PageAction[] {
  const { permissions } = useSession();
  return actions.filter(
    ({ path, permission }) =>
      consolePaths.some((known) => known === path) && (permission === null || permissions.includes(permission)),
  );
}

/** Returns whether each word of a query begins a word of one of the texts, ignoring case and accents. */
export function matches(query: string, texts: readonly string[]): boolean {
  const wanted = wordsOf(query);
  const words = texts.flatMap(wordsOf);
  return wanted.every((one) => words.some((word) => word.startsWith(one)));
}

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
