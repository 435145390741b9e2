import { Link } from "wouter";
import { useTexts } from "../texts/texts.tsx";
import { Page } from "../ui/page.tsx";

/** Shown for an address without a page. */
export function NotFound() {
  const { title, text, home } = useTexts().notFound;
  return (
    <Page title={title} about={text}>
      <p>
        <Link href="/">{home}</Link>
      </p>
    </Page>
  );
}
