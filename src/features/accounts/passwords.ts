import { lazy } from "../../base/platform/lazy.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import { normalized } from "../../base/contract/unicode.ts";

const argon2 = lazy(() => import("@node-rs/argon2"));

/** Hashes and checks passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** `stored` is null if there is no such user: the check takes the same time and always fails. */
  check(stored: string | null, password: string): Promise<PasswordCheck>;
}

/** Whether the password was right, and the hash to store instead if the stored one has outdated cost parameters. */
export interface PasswordCheck {
  readonly right: boolean;
  readonly rehash: string | null;
}

// OWASP's first choice for argon2id, which is the default algorithm: 46 MiB, one pass.
const COSTS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
const CURRENT = "$argon2id$v=19$m=47104,t=1,p=1$";
/** Takes as long to check as any other hash, and matches no known password. */
const DUMMY_HASH = `${CURRENT}${"A".repeat(22)}$${"A".repeat(43)}`;
const MAX_WAITING = 200;

/** Hashes with argon2id, at most `parallel` at a time because each takes 46 MiB. */
export function createPasswords(parallel = 4): Passwords {
  const limited = limitConcurrency(parallel);
  const hashOne = (password: string): Promise<string> =>
    limited(async () => (await argon2()).hash(normalized(password, "NFC"), COSTS));
  return {
    hash: hashOne,
    async check(stored, password) {
      const right = await limited(async () =>
        (await argon2()).verify(stored ?? DUMMY_HASH, normalized(password, "NFC")),
      );
      if (stored === null || !right) return { right: false, rehash: null };
      return { right, rehash: stored.startsWith(CURRENT) ? null : await hashOne(password) };
    },
  };
}

/** Runs at most `size` tasks at a time; the others wait in order of arrival. */
function limitConcurrency(size: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = size;
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
