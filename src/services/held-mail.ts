import type { Letter, Mailer } from "../mail/mailer.ts";

/** Holds letters back until what they tell of is committed. */
export interface HeldMail extends Mailer {
  release(): void;
  /** Forgets what is held: the work begins again. */
  drop(): void;
}

/** A mailer whose letters go out with `release()`, or not at all. */
export function holdMail(mailer: Mailer): HeldMail {
  const held: Letter[] = [];
  return {
    send: (letter) => void held.push(letter),
    drop: () => void held.splice(0),
    release() {
      for (const letter of held.splice(0)) mailer.send(letter);
    },
  };
}
