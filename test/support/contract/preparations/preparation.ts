import type { Caller } from "../../caller.ts";
import type { World } from "../../world.ts";

/** A request that succeeds: the caller, the parameters and the body. */
export interface Prepared {
  readonly as: Caller;
  readonly parameters: Readonly<Record<string, string>>;
  /** Query parameters that the operation requires. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Permissions that this request requires in addition to those of the operation. */
  readonly needs?: readonly string[];
  /**
   * The request concerns data of this user only: it does not exist for other users, regardless of their permissions.
   */
  readonly own?: boolean;
}

/** Prepares a request of an operation. */
export type Prepare = (world: World) => Promise<Partial<Prepared>>;

/** Preparations by operation ID. */
export type Preparations = Readonly<Record<string, Prepare>>;

/** A request without parameters or body. */
export const nothing: Prepare = () => Promise.resolve({});
/** A request with a body. */
export const withBody =
  (make: (world: World) => unknown): Prepare =>
  (world) =>
    Promise.resolve({ body: make(world) });
/** A request with an ID and optionally a body. */
export const withId =
  (make: (world: World) => Promise<string>, body?: unknown): Prepare =>
  async (world) => ({ parameters: { id: await make(world) }, ...(body === undefined ? {} : { body }) });

/** A request that requires additional permissions. */
export const needing =
  (needs: readonly string[], prepareIt: Prepare): Prepare =>
  async (world) => ({ ...(await prepareIt(world)), needs });

/** A request for data of other users, which requires a manager. */
export const asManager =
  (prepareIt: Prepare): Prepare =>
  async (world) => ({ ...(await prepareIt(world)), needs: ["members:manage"] });

/** Returns a marker for the data of an organization, to detect it in responses to another one. */
export const canaryOf = ({ organization }: World): string => `canary-${organization.id.slice(-12)}`;

/** A time in the future. */
export const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();
