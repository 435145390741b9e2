import { Component, type ReactNode } from "react";
import { Link } from "wouter";
import { useTexts } from "../texts/texts.tsx";
import { Button, Page } from "../ui/page.tsx";
import { isMissingFile } from "./new-version.ts";

interface FailureBoundaryProps {
  /** Another value, such as the address of the page, tries again. */
  readonly resetKey: string;
  /** Shows the message; as a page without it. */
  readonly show?: (message: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

interface FailureState {
  readonly error: unknown;
}

/** Shows a message instead of a page that failed; the navigation remains usable. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureState> {
  override readonly state: FailureState = { error: null };

  static getDerivedStateFromError(error: unknown): FailureState {
    return { error };
  }

  override componentDidUpdate({ resetKey }: FailureBoundaryProps): void {
    if (resetKey !== this.props.resetKey && this.state.error !== null) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, show = asPage } = this.props;
    return error === null ? children : show(<Failure error={error} />);
  }
}

const asPage = (message: ReactNode): ReactNode => <FailurePage>{message}</FailurePage>;

function FailurePage({ children }: { readonly children: ReactNode }) {
  return <Page title={useTexts().failure.title}>{children}</Page>;
}

function Failure({ error }: FailureState) {
  const { failure, navigation } = useTexts();
  return (
    <>
      <div className="notice fault" role="alert">
        <p>{isMissingFile(error) ? failure.outdated : failure.text}</p>
      </div>
      <div className="row">
        <Button className="primary" onClick={() => window.location.reload()}>
          {failure.reload}
        </Button>
        <a href="/">{navigation.home}</a>
      </div>
    </>
  );
}

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
