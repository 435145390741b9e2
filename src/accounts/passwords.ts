import { hash, verify } from "@node-rs/argon2";
import { Problem } from "../platform/rules/errors.ts";

/** Keeps and checks passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Null where there is no such person: that takes as long and is never right. */
  check(stored: string | null, password: string): Promise<PasswordCheck>;
}

/** Whether it was right, and the hash to store instead where the stored one has other costs than today's. */
export interface PasswordCheck {
  readonly right: boolean;
  readonly rehash: string | null;
}

// OWASP's first choice for argon2id, which is the default algorithm: 46 MiB, one pass.
const COSTS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
const CURRENT = "$argon2id$v=19$m=47104,t=1,p=1$";
/** Costs as much to check as any other, and is right for no known password. */
const NOBODY = `${CURRENT}${"A".repeat(22)}$${"A".repeat(43)}`;
const MAX_WAITING = 200;

/** Passwords with argon2id, at most `parallel` at a time, since each takes 46 MiB. */
export function createPasswords(parallel = 4): Passwords {
  const turn = turns(parallel);
  const hashOne = (password: string): Promise<string> => turn(() => hash(password.normalize("NFC"), COSTS));
  return {
    hash: hashOne,
    async check(stored, password) {
      const right = await turn(() => verify(stored ?? NOBODY, password.normalize("NFC")));
      if (stored === null || !right) return { right: false, rehash: null };
      return { right, rehash: stored.startsWith(CURRENT) ? null : await hashOne(password) };
    },
  };
}

/** Runs at most `places` pieces of work at a time, the others in the order they came. */
function turns(places: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free === 0) {
      if (waiting.length >= MAX_WAITING) throw new Problem("unavailable", [], { retryAfter: 5 });
      await new Promise<void>((go) => waiting.push(go));
    } else {
      free -= 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
