import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import * as sessionApi from "../../../../../generated/sdk/session.ts";
import { CrmError } from "../../../sdk/errors.ts";
import { usePageTexts, fill } from "../../texts/texts.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/fields.tsx";
import { Form } from "../../ui/form.tsx";
import { client, credentials, ME } from "../client.ts";
import { signInAddress } from "../ended-session.ts";
import { loadMe, useSession } from "../session.tsx";
import { texts as dialogTexts } from "./texts.ts";

interface SignInAgainProps {
  /** Called with true after the sign-in. */
  readonly onClose: (done: boolean) => void;
}

/**
 * Signs the same user in again, over the page. People who sign in without a password do so in another tab: when they
 * come back, the page sees it.
 */
export function SignInAgain({ onClose }: SignInAgainProps) {
  const texts = usePageTexts(dialogTexts);
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
