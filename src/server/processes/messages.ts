import type { Readiness } from "../../adapters/http/health.ts";
import type { MetricValues } from "../../adapters/http/metrics.ts";

/** From the main process to a process of the service. */
export type ToService =
  /** `first`: no other process responds yet, so this one opens the port before it is ready. */
  | { readonly kind: "start"; readonly first: boolean; readonly adminPort: number }
  /** Others accept the connections from now on: answer the requests of open ones, then exit. */
  | { readonly kind: "retire" }
  | { readonly kind: "ask"; readonly id: number; readonly what: keyof Answers };

/** From a process of the service to the main process. */
export type ToMain =
  | { readonly kind: "started"; readonly banner: string }
  | { readonly kind: "answer"; readonly id: number; readonly answer: Answers[keyof Answers] };

/** The answers to questions. */
export interface Answers {
  readonly readiness: Readiness;
  readonly metrics: MetricValues;
}
