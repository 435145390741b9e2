import { sendUnchecked, type Answer, type Call } from "../support/wire.ts";
import type { Kinds, Operation, Outcome } from "./operations.ts";

/** A call over HTTP of one operation. */
interface RecordedCall<Kind extends keyof Kinds> {
  readonly kind: Kind;
  readonly request: Kinds[Kind];
  readonly call: Call;
  /** Returns the values of a successful response. */
  readonly result?: (answer: Answer) => Partial<Kinds[Kind]>;
}

/** Records the invocation and result of every call. */
export interface Recorder {
  readonly operations: readonly Operation[];
  /** Responses with unexpected statuses. */
  readonly strange: readonly string[];
  /** Makes a call to one of the processes; returns its outcome and the response. */
  record<Kind extends keyof Kinds>(
    client: number,
    url: string,
    recorded: RecordedCall<Kind>,
  ): Promise<{ outcome: Outcome; answer: Answer | null }>;
}

/** Statuses that reject a call: it has no effect. */
const REJECTED: Readonly<Record<keyof Kinds, readonly number[]>> = {
  create: [],
  retry: [409],
  read: [],
  put: [412],
  book: [409],
  revoke: [],
  use: [401],
};

/** Creates a recorder. `send` sends the calls. */
export function createRecorder(send: typeof sendUnchecked = sendUnchecked): Recorder {
  const began = performance.now();
  const now = (): number => performance.now() - began;
  const operations: Operation[] = [];
  const strange: string[] = [];
  return {
    operations,
    strange,
    async record(client, url, { kind, request, call, result = () => ({}) }) {
      const invoked = now();
      const answer = await send(url, call).catch(() => null);
      const returned = now();
      const outcome = outcomeOf(kind, answer);
      if (answer && outcome === "info" && answer.status !== 503) strange.push(`${answer.status} ${answer.text}`);
      const known = answer && outcome === "ok" ? result(answer) : {};
      const status = answer?.status ?? null;
      const operation = { client, kind, invoked, returned, outcome, status, ...request, ...known };
      operations.push(operation as Operation);
      return { outcome, answer };
    },
  };
}

function outcomeOf(kind: keyof Kinds, answer: Answer | null): Outcome {
  if (answer === null) return "info";
  if (answer.status < 300) return "ok";
  return REJECTED[kind].includes(answer.status) ? "fail" : "info";
}
