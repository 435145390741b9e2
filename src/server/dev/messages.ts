/**
 * From `npm run dev` to the supervisor. `prepare`: the contract was saved, so a restart is likely, and src/ has not
 * changed. `restart`: replace the service, because generated/ has changed; `restart-source`: because src/ has changed.
 */
export type Command = "prepare" | "restart" | "restart-source";

/** From the supervisor to `npm run dev` after a restart. */
export type Outcome = "served" | "failed";

/** From the supervisor to a process of the service. */
export type ServiceCommand = "prepare" | "start";

/** From a process of the service to the supervisor: it responds to requests. */
export interface Started {
  readonly banner: string;
}
