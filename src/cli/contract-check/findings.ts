/** A difference between the deployment and the contract. */
export interface Deviation {
  /** The id of the operation, or the name of the tool. */
  readonly subject: string;
  /** The status, or the kind of call of a tool. */
  readonly column: string;
  /** Method and path, or the tool and its arguments. */
  readonly request: string;
  readonly expected: string;
  readonly received: string;
  /** The JSON pointer in the body of the response; empty for the response as a whole. */
  readonly pointer: string;
}

/** The result of one status of an operation, or of one kind of call of a tool. */
export type Outcome =
  { readonly kind: "reached" } | { readonly kind: "deviation" } | { readonly kind: "not_reached"; readonly why: Why };

/** Why a status was not reached. */
interface Why {
  readonly reason: Reason;
  /** For example the response that was received instead. */
  readonly detail?: string;
}

/** Collects the results of a check. */
export interface Findings {
  readonly deviations: readonly Deviation[];
  /** Marks a status as reached. */
  reach(subject: string, status: string): void;
  /** Stores the reason why a status is not reached, unless one is known. */
  miss(subject: string, status: string, why: Why): void;
  /** Stores a deviation once. */
  deviate(deviation: Deviation): void;
  /** Returns the result of a status. */
  outcomeOf(subject: string, status: string): Outcome;
}

/** Creates an empty collection. */
export function createFindings(): Findings {
  const reached = new Set<string>();
  const missed = new Map<string, Why>();
  const wrong = new Set<string>();
  const deviations = new Map<string, Deviation>();
  return {
    get deviations() {
      return [...deviations.values()];
    },
    reach: (subject, status) => void reached.add(`${subject} ${status}`),
    miss(subject, status, why) {
      const key = `${subject} ${status}`;
      if (!missed.has(key)) missed.set(key, why);
    },
    deviate(deviation) {
      const { subject, column, expected, pointer } = deviation;
      wrong.add(`${subject} ${column}`);
      // The items of a list have the same deviation: one of them is enough.
      const key = [subject, column, pointer.replaceAll(/\/\d+/g, "/*"), expected].join("\n");
      if (!deviations.has(key)) deviations.set(key, deviation);
    },
    outcomeOf(subject, status) {
      const key = `${subject} ${status}`;
      if (wrong.has(key)) return { kind: "deviation" };
      if (reached.has(key)) return { kind: "reached" };
      return { kind: "not_reached", why: missed.get(key) ?? { reason: "no_request" } };
    },
  };
}

/** Why a status or a kind of call was not reached. */
export type Reason =
  | "connection_closed"
  | "fault"
  | "host"
  | "large_body"
  | "limited_key_allowed"
  | "limits"
  | "needs_session"
  | "no_id"
  | "no_limited_key"
  | "no_mcp_access"
  | "no_permission_needed"
  | "no_record"
  | "no_request"
  | "no_rights"
  | "other_response"
  | "overload"
  | "read_only"
  | "unsafe";

/** Why a check cannot start. */
export type Refusal = "key" | "not_empty" | "nothing_selected";
