import type { Knex } from "knex";

const GIVEN = Symbol("given");
const MADE = Symbol("made");

/** Functions that create the members of an object. */
type Factories<Connection> = Readonly<Record<string, (db: Knex, connection: Connection) => unknown>>;

/** The object with the members that these functions create. */
type MembersOf<Made> = {
  readonly [Name in keyof Made]: Made[Name] extends (...given: never[]) => infer Member ? Member : never;
};

/**
 * Returns a function that creates objects, each member of which is created when it is first used: a transaction uses few
 * of its repositories. Members are no own properties, so a spread loses them; extend such an object by Object.create().
 */
export function membersOnUse<Connection, Made extends Factories<Connection>>(
  factories: Made,
): (db: Knex, connection: Connection) => MembersOf<Made> {
  const prototype = {};
  for (const [name, create] of Object.entries(factories)) {
    Object.defineProperty(prototype, name, {
      get(this: OnUse<Connection>) {
        return (this[MADE][name] ??= create(...this[GIVEN]));
      },
    });
  }
  return (db, connection) => {
    const own: OnUse<Connection> = { [GIVEN]: [db, connection], [MADE]: {} };
    return Object.assign(Object.create(prototype) as MembersOf<Made>, own);
  };
}

interface OnUse<Connection> {
  readonly [GIVEN]: readonly [Knex, Connection];
  readonly [MADE]: Record<string, unknown>;
}
