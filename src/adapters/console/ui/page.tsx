import { type ComponentProps, type ReactNode, useEffect } from "react";
import {
  AuthenticationError,
  ConnectionError,
  CrmError,
  PermissionError,
  PreconditionFailedError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from "../../sdk/errors.ts";
import type { Texts } from "../texts/en.ts";
import { fill, useTexts } from "../texts/texts.tsx";

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

interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
}

/**
 * Shows the data of a query; before that, that it is loading, or the error with a button that tries again. Data that
 * cannot be loaded again for the moment remains usable: the notice about the connection or the sign-in says so.
 */
export function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  return (
    <>
      {error != null && !(data !== undefined && (isTemporary(error) || error instanceof AuthenticationError)) && (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined ? error == null && <Loading /> : children(data)}
    </>
  );
}

/** Shown while data or a page is loaded; appears after a moment, so that fast responses do not flicker. */
export function Loading() {
  return (
    <p className="loading" role="status">
      {useTexts().loading}
    </p>
  );
}

interface ErrorNoticeProps {
  readonly error: unknown;
  /** Whether the message about a part of the request is shown at its field. */
  readonly isAtField?: (path: string) => boolean;
  /** Repeats what failed; not offered for a missing permission. */
  readonly onRetry?: () => void;
}

/** Shows an error with its details and the id of the request, or asks to wait. */
export function ErrorNotice({ error, isAtField = () => false, onRetry }: ErrorNoticeProps) {
  const texts = useTexts();
  const slow = error instanceof RateLimitError;
  const { details: all, requestId } = error instanceof CrmError ? error : { details: [], requestId: undefined };
  const details = all.filter(({ path }) => !isAtField(path));
  const isMarked = all.length > 0 && details.length === 0;
  const sentence = isMarked ? texts.errors.marked : sentenceOf(error, texts);
  const messages = [...new Set(details.map(({ message }) => message))].filter((message) => message !== sentence);
  return (
    <div className={slow ? "notice" : "notice fault"} role="alert">
      <p>{sentence}</p>
      {messages.length > 0 && (
        <ul>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {requestId !== undefined && !slow && <p className="quiet">{fill(texts.errors.request, { id: requestId })}</p>}
      {onRetry && !(error instanceof PermissionError) && <Button onClick={onRetry}>{texts.errors.retry}</Button>}
    </div>
  );
}

/** Returns whether a repetition can succeed: the connection, an overload, or too many requests. */
function isTemporary(error: unknown): boolean {
  return (
    error instanceof RateLimitError ||
    error instanceof ConnectionError ||
    error instanceof TimeoutError ||
    (error instanceof ServerError && error.status === 503)
  );
}

function sentenceOf(error: unknown, { errors }: Texts): string {
  if (error instanceof RateLimitError) return fill(errors.slowDown, { seconds: error.retryAfter ?? 1 });
  if (error instanceof PreconditionFailedError) return errors.changed;
  if (error instanceof ConnectionError || error instanceof TimeoutError) return errors.offline;
  if (error instanceof ServerError && error.status === 503) {
    return fill(errors.unavailable, { seconds: error.retryAfter ?? 1 });
  }
  // The message of the SDK begins with the status, which means nothing to users.
  return error instanceof CrmError ? error.message.replace(/^\d{3}: /, "") : errors.unexpected;
}

interface SectionProps {
  readonly title: ReactNode;
  readonly about?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a page with its heading. */
export function Section(props: SectionProps) {
  const { title, about, actions, className, children } = props;
  const heading = <h2>{title}</h2>;
  return (
    <section className={className}>
      {/* Also while the actions are still loading: the heading does not move when they appear. */}
      {"actions" in props ? (
        <header className="row">
          {heading}
          {actions}
        </header>
      ) : (
        heading
      )}
      {about !== undefined && <p className="quiet">{about}</p>}
      {children}
    </section>
  );
}

/** A button that does not submit the form around it. */
export function Button(props: ComponentProps<"button">) {
  return <button type="button" {...props} />;
}

interface ChangeButtonProps extends Omit<ComponentProps<"button">, "onClick" | "disabled"> {
  readonly change: { readonly isPending: boolean; readonly mutate: (input: undefined) => void };
}

/** A button that makes a change; disabled while it is made. */
export function ChangeButton({ change, ...props }: ChangeButtonProps) {
  return <Button {...props} disabled={change.isPending} onClick={() => change.mutate(undefined)} />;
}
