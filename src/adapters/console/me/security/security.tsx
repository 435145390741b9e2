import { useQuery } from "@tanstack/react-query";
import * as methodsApi from "../../../../../generated/sdk/sign-in-methods.ts";
import type { SignInMethods } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { SIGN_IN_METHODS } from "../../session/sign-in-methods.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Page } from "../../ui/page.tsx";
import { useDateFormat } from "../../ui/time.tsx";
import { AuthenticatorApp } from "./authenticator-app.tsx";
import { Passkeys } from "./passkeys.tsx";
import { Password } from "./password.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import "./security.css";
import { Sessions } from "./sessions.tsx";
import { texts as pageTexts } from "./texts.ts";

/** How the user signs in, and their sessions. */
export function Security() {
  const texts = usePageTexts(pageTexts);
  const methods = useQuery({ queryKey: SIGN_IN_METHODS, queryFn: async () => await methodsApi.get(client) });
  const support = useSession().session?.support ?? false;
  return (
    <Page title={texts.title} about={texts.about}>
      {support ? (
        <p className="notice">{texts.support}</p>
      ) : (
        <>
          <Loaded query={methods}>{(loaded) => <Methods methods={loaded} />}</Loaded>
          <Sessions />
        </>
      )}
    </Page>
  );
}

function Methods({ methods }: { readonly methods: SignInMethods }) {
  const { app } = usePageTexts(pageTexts);
  return (
    <>
      <Password methods={methods} />
      <section className="security-factors">
        <h2>{app.title}</h2>
        <p>{app.about}</p>
        <Policy methods={methods} />
        <AuthenticatorApp methods={methods} />
        <RecoveryCodes methods={methods} />
      </section>
      <Passkeys />
    </>
  );
}

/** What the organization requires. */
function Policy({ methods: { second_factor_required, enroll_by } }: { readonly methods: SignInMethods }) {
  const texts = usePageTexts(pageTexts);
  const format = useDateFormat({ dateStyle: "long", timeStyle: "short" });
  if (!second_factor_required) return null;
  if (enroll_by === null) return <p className="notice">{texts.required}</p>;
  return <p className="notice">{fill(texts.enrollBy, { date: format(enroll_by) })}</p>;
}
