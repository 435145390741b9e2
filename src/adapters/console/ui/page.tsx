import { type ReactNode, useEffect } from "react";
import { useTexts } from "../texts/texts.tsx";

interface PageProps {
  readonly title: string;
  /** The purpose of the page in one or two sentences. */
  readonly about?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The heading and the content of a page. */
export function Page({ title, about, actions, children }: PageProps) {
  const { service } = useTexts();
  useEffect(() => {
    document.title = `${title} – ${service}`;
  }, [title, service]);
  return (
    <>
      <header className="page-header">
        <h1 tabIndex={-1}>{title}</h1>
        {actions !== undefined && <div className="actions">{actions}</div>}
      </header>
      {about !== undefined && <p className="quiet">{about}</p>}
      {children}
    </>
  );
}
