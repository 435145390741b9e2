import type { AccountPagesDeps, Answer, SignedInVisit, Visit } from "./visit.ts";

/** Handles one method of a page. */
export type Handler<V extends Visit> = (visit: V, deps: AccountPagesDeps) => Promise<Answer> | Answer;

/** The handlers of a page: `show` for GET, `submit` for POST. */
export interface Handlers<V extends Visit> {
  readonly show?: Handler<V>;
  readonly submit?: Handler<V>;
}

interface CommonRoute {
  readonly path: string;
  /** The page that contains the form; the same as `path` for pages. */
  readonly page: string;
  /** The fields of its form, except for the CSRF token. */
  readonly fields: readonly string[];
}

/** A page that needs no session. */
export interface OpenRoute extends CommonRoute, Handlers<Visit> {
  readonly access: "anyone";
}

/** A page of signed-in users. */
export interface SignedInRoute extends CommonRoute, Handlers<SignedInVisit> {
  /** "enrolling": also for sessions that may do nothing but set up a second factor. */
  readonly access: "signed_in" | "enrolling";
  /** The page can be used in a support session. */
  readonly support?: true;
}

export type Route = OpenRoute | SignedInRoute;
