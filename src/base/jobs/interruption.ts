/** The reason why a running job must stop. */
export type InterruptionReason = "cancelled" | "stopping" | "lost";

/** Thrown by checkpoints of a job that must stop. Handlers must not catch it. */
export class Interruption extends Error {
  override readonly name = "Interruption";
  readonly reason: InterruptionReason;

  constructor(reason: InterruptionReason) {
    super(`The job was interrupted: ${reason}`);
    this.reason = reason;
  }
}
