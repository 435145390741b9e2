/** Why a job that runs has to stop. */
export type InterruptionReason = "cancelled" | "stopping" | "lost";

/** Thrown by checkpoints of a job that has to stop; a handler lets it pass. */
export class Interruption extends Error {
  override readonly name = "Interruption";
  readonly reason: InterruptionReason;

  constructor(reason: InterruptionReason) {
    super(`The job was interrupted: ${reason}`);
    this.reason = reason;
  }
}
