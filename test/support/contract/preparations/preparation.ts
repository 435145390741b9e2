import type { Caller } from "../../caller.ts";
import type { World } from "../../world.ts";

/** A request that succeeds: what to send beside method and path, and as whom. */
export interface Prepared {
  readonly as: Caller;
  readonly parameters: Readonly<Record<string, string>>;
  /** Query parameters that the operation requires. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Permissions that this request takes beside the operation's own. */
  readonly needs?: readonly string[];
  /** It is about what belongs to this one person: others, whatever they may do, do not find it. */
  readonly own?: boolean;
}

/** Prepares a request of an operation. */
export type Prepare = (world: World) => Promise<Partial<Prepared>>;

/** How to prepare requests, by operation. */
export type Preparations = Readonly<Record<string, Prepare>>;

/** It takes nothing. */
export const nothing: Prepare = () => Promise.resolve({});
/** It takes a body. */
export const withBody =
  (make: (world: World) => unknown): Prepare =>
  (world) =>
    Promise.resolve({ body: make(world) });
/** It takes an id, and perhaps a body. */
export const withId =
  (make: (world: World) => Promise<string>, body?: unknown): Prepare =>
  async (world) => ({ parameters: { id: await make(world) }, ...(body === undefined ? {} : { body }) });

/** It takes other permissions beside the operation's own. */
export const needing =
  (needs: readonly string[], prepareIt: Prepare): Prepare =>
  async (world) => ({ ...(await prepareIt(world)), needs });

/** What belongs to others is a manager's. */
export const asManager =
  (prepareIt: Prepare): Prepare =>
  async (world) => ({ ...(await prepareIt(world)), needs: ["members:manage"] });

/** Marks what belongs to an organization, so that it is recognised in another one's answers. */
export const canaryOf = ({ organization }: World): string => `canary-${organization.id.slice(-12)}`;

/** A time that is not yet. */
export const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();
