import { Link } from "wouter";
import { useSession } from "../session/session.tsx";
import { fill, useTexts } from "../texts/texts.tsx";
import { Page } from "../ui/page.tsx";

/** The start page: first steps. */
export function Home() {
  const { home } = useTexts();
  const { user, permissions } = useSession();
  const name = user.first_name ?? user.email;
  return (
    <Page title={fill(home.hello, { name })}>
      <h2>{home.stepsTitle}</h2>
      <ul className="steps">
        {permissions.includes("api_keys:manage") && (
          <li>
            <Link href="/settings/api-keys">{home.steps.apiKey}</Link>
          </li>
        )}
        {permissions.includes("ai:manage") && (
          <li>
            <Link href="/settings/ai">{home.steps.ai}</Link>
          </li>
        )}
        <li>
          <a href="/two-factor">{home.steps.account}</a>
        </li>
        <li>
          <a href="/docs">{home.steps.documentation}</a>
        </li>
      </ul>
    </Page>
  );
}
