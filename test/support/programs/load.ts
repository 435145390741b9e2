import { Crm } from "../../../src/adapters/sdk/crm.ts";
import { sendFrom } from "./send-from.ts";

/** Applications that use the SDK without pausing, from many addresses, so that no limit applies. */
export interface Load {
  /** First names of the contacts whose creation was acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  /** Errors of calls, after the retries of the SDK: there should be none. */
  readonly failures: readonly string[];
  /** The number of completed calls, each with all its attempts. */
  readonly calls: number;
  /** Attempts that the SDK repeated: the number of each kind of error, or of each status 5xx. */
  readonly repeated: Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

const CLIENTS = 8;
const ADDRESSES = 240;
/** Loads of the same test create different names. */
let loads = 0;

/** Starts applications that create, read, change and list contacts. `each` makes further calls. */
export function startLoad(
  baseUrl: string,
  apiKey: string,
  each: (crm: Crm, name: string) => Promise<unknown> = () => Promise.resolve(),
): Load {
  const acknowledged = new Set<string>();
  const failures: string[] = [];
  const counts = { calls: 0, addresses: 0 };
  const repeated: Record<string, number> = {};
  const note = (reason: string): void => void (repeated[reason] = (repeated[reason] ?? 0) + 1);
  const prefix = `load ${String(++loads)}`;
  let running = true;
  const send: typeof fetch = async (url, init) => {
    const number = counts.addresses++ % ADDRESSES;
    const response = await sendFrom(
      `127.9.0.${String(number + 1)}`,
      url instanceof Request ? url.url : url.toString(),
      init,
    ).catch((error: unknown) => {
      note(error instanceof Error && "code" in error ? String(error.code) : String(error));
      throw error;
    });
    if (response.status >= 500) note(String(response.status));
    return response;
  };
  const crm = new Crm({ apiKey, baseUrl, fetch: send });
  const call = async <Result>(work: () => PromiseLike<Result>): Promise<Result | null> => {
    try {
      return await work();
    } catch (error) {
      failures.push(String(error));
      return null;
    } finally {
      counts.calls += 1;
    }
  };
  const client = async (number: number): Promise<void> => {
    for (let turn = 0; running; turn += 1) {
      const first_name = `${prefix} client ${String(number)} turn ${String(turn)}`;
      const contact = await call(() => crm.entities.create({ body: { entity_type: "contact", first_name } }));
      if (contact === null) continue;
      acknowledged.add(first_name);
      const path = { id: contact.id };
      await call(() => crm.entities.get({ path }));
      await call(() => crm.entities.update({ path, body: { job_title: first_name } }));
      await call(() => crm.entities.list({ query: { page_size: 5 } }));
      await call(() => each(crm, first_name));
    }
  };
  const all = Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return {
    acknowledged,
    failures,
    get calls() {
      return counts.calls;
    },
    repeated,
    async stop() {
      running = false;
      await all;
    },
  };
}
