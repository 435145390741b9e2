import { createKey, createOrganization, type Organization } from "../accounts/people.ts";
import { callerAt, type Caller } from "../caller.ts";
import { createDatabase, type TestDatabase } from "../db/cluster.ts";
import { use, useFolder } from "../fixture.ts";
import { freePort } from "../free-port.ts";
import { spawnService, type ServiceProcess } from "./process.ts";

type Environment = Readonly<Record<string, string>>;

/** A service in a process of its own, which tests kill and start again at the same address. */
export interface ProcessFixture<Database extends TestDatabase = TestDatabase> {
  readonly database: Database;
  readonly organization: Organization;
  /** The secret of the owner's key with all scopes, also for tools. */
  readonly key: string;
  /** Calls with the key. */
  readonly crm: Caller;
  /** DATA_DIR of all processes, on the disk. */
  readonly dataDir: string;
  /** The process that was started last. */
  readonly service: ServiceProcess;
  /** Starts the next process; `env` replaces variables of the first one. */
  start(env?: Environment): Promise<void>;
  kill(): Promise<void>;
}

/** Starts a process with a database and an organization before the tests of this block, and ends it afterwards. */
export function useProcess<Database extends TestDatabase = TestDatabase>({
  env = () => ({}),
  database: create = createDatabase as unknown as () => Promise<Database>,
}: {
  readonly env?: () => Environment;
  readonly database?: () => Promise<Database>;
} = {}): ProcessFixture<Database> {
  // Registered on their own, so that they are removed if the process does not start.
  const database = use(create);
  const folder = useFolder();
  return use(async () => {
    const organization = await createOrganization({ database });
    const key = await createKey({ database }, { user: organization.owner, mcp_access: true });
    const dataDir = folder.path;
    const port = await freePort();
    const spawn = (more: Environment = {}): Promise<ServiceProcess> =>
      spawnService({ database, port, env: { DATA_DIR: dataDir, ...env(), ...more } });
    let service = await spawn();
    return {
      database,
      organization,
      key,
      dataDir,
      crm: callerAt(service.url, { "X-API-Key": key }),
      get service() {
        return service;
      },
      async start(more?: Environment) {
        service = await spawn(more);
      },
      async kill() {
        await service.close();
      },
      async close() {
        await service.close();
      },
    };
  });
}
