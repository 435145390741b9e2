import { useId } from "react";
import * as meApi from "../../../../generated/sdk/me.ts";
import { client } from "../session/client.ts";
import { ME, useSession } from "../session/session.tsx";
import { useLanguage } from "../texts/texts.tsx";
import { useChange } from "../ui/changes.ts";
import { ErrorNotice } from "../ui/error-notice.tsx";

/** The languages, each by its own name. */
export const languages = { en: "English", fr: "Français" } as const;
/** The appearances that a user can choose. */
export const themes = ["system", "light", "dark"] as const;

type Changes = meApi.MeUpdateInput["body"];

/** Stores the language or the appearance for the user, which also applies to e-mails and account pages. */
export function usePreferenceChange() {
  return useChange((body: Changes) => meApi.update(client, { body }), { changes: [ME] });
}

/** The choice of the language and the appearance. The operator's support cannot change them for the user. */
export function Preferences() {
  const { locale, texts } = useLanguage();
  const { preferences } = texts;
  const { user, session } = useSession();
  const change = usePreferenceChange();
  if (session?.support === true) return null;
  return (
    <div className="preferences">
      <Choice label={preferences.language}>
        {(["en", "fr"] as const).map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === locale}
            disabled={change.isPending}
            onClick={() => change.mutate({ locale: one })}
          >
            {languages[one]}
          </button>
        ))}
      </Choice>
      <Choice label={preferences.theme}>
        {themes.map((theme) => (
          <button
            key={theme}
            type="button"
            aria-pressed={theme === user.theme}
            disabled={change.isPending}
            onClick={() => change.mutate({ theme })}
          >
            {preferences.themes[theme]}
          </button>
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
