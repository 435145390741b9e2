import { usePageTexts } from "../../texts/page-texts.ts";
import { Facts } from "../../ui/facts.tsx";
import { Page } from "../../ui/page.tsx";
import { Domains } from "./domains.tsx";
import { Provider } from "./provider.tsx";
import { Scim } from "./scim.tsx";
import "./sign-in.css";
import { texts as pageTexts } from "./texts.ts";
import { TwoFactor } from "./two-factor.tsx";

/** How members sign in: second factor, single sign-on and provisioning. */
export function SignInSettings() {
  const texts = usePageTexts(pageTexts);
  return (
    <Page title={texts.title} about={texts.about}>
      <TwoFactor />
      <Provider />
      <Domains />
      <Scim />
      <Rules />
    </Page>
  );
}

function Rules() {
  const { rules } = usePageTexts(pageTexts);
  return (
    <section>
      <h2>{rules.title}</h2>
      <p className="quiet">{rules.about}</p>
      <Facts
        facts={[
          [rules.password, rules.passwordRule],
          [rules.session, rules.sessionRule],
          [rules.sensitive, rules.sensitiveRule],
        ]}
      />
    </section>
  );
}
