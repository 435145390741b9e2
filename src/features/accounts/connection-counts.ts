import type { Store } from "../../base/store/store.ts";

/** Counts the tool calls of connections. */
export interface ConnectionCounts {
  /** Counts a call, allowed or not. */
  called(orgId: string, connectionId: string): void;
  /** Counts the refusal of a call, or of a credential. */
  refused(orgId: string, connectionId: string): void;
  /** Writes the numbers that are not stored yet. */
  close(): Promise<void>;
}

/** Dependencies of `createConnectionCounts`. */
interface ConnectionCountsDeps {
  readonly store: Pick<Store, "connections">;
  /** Called if numbers could not be written; they are written with the next ones. */
  readonly onError: (error: unknown) => void;
}

interface Numbers {
  calls: number;
  refused: number;
}

/** Numbers by connection. */
type Pending = Map<string, Numbers>;

const WRITE_AFTER_MS = 1_000;

/**
 * Collects the numbers in memory and writes them every second, one statement per organization: a statement per call
 * would wait for those of the same connection. If the process is killed, the numbers of the last second are lost; the
 * audit log contains every call.
 */
export function createConnectionCounts({ store, onError }: ConnectionCountsDeps): ConnectionCounts {
  let pending = new Map<string, Pending>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function add(orgId: string, connectionId: string, { calls, refused }: Readonly<Numbers>): void {
    const numbers = numbersOf(pending, orgId, connectionId);
    numbers.calls += calls;
    numbers.refused += refused;
    timer ??= setTimeout(() => void write(), WRITE_AFTER_MS).unref();
  }

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const taken = pending;
    pending = new Map();
    writing = writing.then(async () => {
      for (const [orgId, connections] of taken) await writeOne(orgId, connections);
    });
    return writing;
  }

  async function writeOne(orgId: string, connections: Pending): Promise<void> {
    const counts = [...connections].map(([id, numbers]) => ({ id, ...numbers }));
    const left = await store.connections.count(orgId, counts).catch((error: unknown) => {
      onError(error);
      return counts;
    });
    for (const { id, ...numbers } of left) add(orgId, id, numbers);
  }

  return {
    called: (orgId, connectionId) => add(orgId, connectionId, { calls: 1, refused: 0 }),
    refused: (orgId, connectionId) => add(orgId, connectionId, { calls: 0, refused: 1 }),
    async close() {
      await write();
      clearTimeout(timer);
    },
  };
}

function numbersOf(pending: Map<string, Pending>, orgId: string, connectionId: string): Numbers {
  const connections = pending.get(orgId) ?? new Map<string, Numbers>();
  pending.set(orgId, connections);
  const numbers = connections.get(connectionId) ?? { calls: 0, refused: 0 };
  connections.set(connectionId, numbers);
  return numbers;
}
