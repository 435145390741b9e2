import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import * as sessionApi from "../../../../generated/sdk/session.ts";
import { CrmError } from "../../sdk/errors.ts";
import { fill, pageTexts } from "../texts/texts.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Form, TextField } from "../ui/form.tsx";
import { client, credentials, ME } from "./client.ts";
import { signInAddress } from "./ended-session.ts";
import { loadMe, useSession } from "./session.tsx";

interface SignInAgainProps {
  /** Called with true after the sign-in. */
  readonly onClose: (done: boolean) => void;
}

/**
 * Signs the same user in again, over the page. People who sign in without a password do so in another tab: when they
 * come back, the page sees it.
 */
export function SignInAgain({ onClose }: SignInAgainProps) {
  const texts = usePageTexts();
  const { user, session } = useSession();
  const queries = useQueryClient();
  const finish = async (): Promise<void> => {
    queries.setQueryData(ME, await loadMe());
    onClose(true);
    await queries.invalidateQueries();
  };
  useOtherSignIn(finish);
  const [wantsCode, setWantsCode] = useState(false);
  const signIn = useMutation({
    mutationFn: async (body: sessionApi.SessionCreateInput["body"]) => {
      credentials.csrfToken = null;
      await sessionApi.create(client, { body });
      await finish();
    },
    onError(error) {
      if (error instanceof CrmError && error.code === "second_factor_required") setWantsCode(true);
    },
  });
  const { error } = signIn;
  const isQuestion = error instanceof CrmError && error.code === "second_factor_required" && !signIn.variables?.code;
  return (
    <Dialog title={texts.title} onClose={() => onClose(false)}>
      <p>{texts.about}</p>
      <p className="quiet">{fill(texts.account, { email: user.email })}</p>
      {session?.support !== true && (
        <Form
          mutation={{ ...signIn, error: isQuestion ? null : error }}
          read={(values) => ({
            email: user.email,
            password: values.exact("password"),
            ...(wantsCode && { code: values.text("code") }),
          })}
          submit={texts.submit}
          passing
        >
          <TextField label={texts.password} name="password" type="password" autoComplete="current-password" autoFocus />
          {wantsCode && (
            <TextField
              label={texts.code}
              name="code"
              help={texts.codeHelp}
              autoComplete="one-time-code"
              spellCheck={false}
              autoFocus
            />
          )}
        </Form>
      )}
      <p>
        <a href={signInAddress("/")} target="_blank" rel="noopener">
          {texts.other}
        </a>
        <span className="help">{texts.otherHelp}</span>
      </p>
    </Dialog>
  );
}

/** Looks for a new session of the user each time when they come back to this tab. */
function useOtherSignIn(finish: () => Promise<void>): void {
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "visible") void latest.current().catch(() => undefined);
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}

/** The texts of the dialog. */
export const usePageTexts = pageTexts({
  title: ["Sign in again", "Reconnectez-vous"],
  about: [
    "Your session has ended. Sign in to continue: your entries on this page are kept.",
    "Votre session a pris fin. Reconnectez-vous pour continuer : vos saisies sur cette page sont conservées.",
  ],
  account: ["Account: {email}", "Compte : {email}"],
  password: ["Password", "Mot de passe"],
  code: ["Code", "Code"],
  codeHelp: [
    "Enter the six digits from your authenticator app, or a recovery code.",
    "Saisissez les six chiffres de votre application d’authentification, ou un code de secours.",
  ],
  submit: ["Sign in", "Se connecter"],
  other: ["Sign in in another way (new tab)", "Se connecter d’une autre façon (nouvel onglet)"],
  otherHelp: [
    "Then come back to this page: it continues by itself.",
    "Revenez ensuite sur cette page : elle reprendra d’elle-même.",
  ],
  back: ["You are signed in again.", "La connexion est rétablie."],
});
