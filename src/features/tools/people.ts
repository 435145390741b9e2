import { displayName } from "../accounts/rules/users.ts";
import type { Caller } from "../../base/contract/caller.ts";
import { type Detail, unprocessable } from "../../base/platform/rules/errors.ts";
import type { Repositories } from "../../base/store/store.ts";
import { matchPerson, type Person } from "./rules/names.ts";

/** The repository with the users of an organization. */
export type Users = Pick<Repositories["users"], "active" | "activeAmong">;

/** A value that names a user, and its path in the arguments. */
export interface PersonReference {
  readonly path: string;
  readonly value: string;
}

/** The users of the caller's organization, as models name them. */
export interface People {
  /** Returns the ids of users who are given by id, e-mail address, name or `me`. Throws if one is not known. */
  idsOf(references: readonly PersonReference[]): Promise<string[]>;
  /** Returns the names of active users by id; without those that the caller may not see. */
  namesOf(ids: Iterable<string>): Promise<ReadonlyMap<string, string>>;
  /** Returns the caller's colleagues. */
  colleagues(most: number): Promise<readonly Person[]>;
}

/** The largest number of users among whom names are looked up. */
const MAX_USERS = 5_000;

/** Longer than any name or e-mail address. */
const MAX_NAME_LENGTH = 500;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MYSELF: ReadonlySet<string> = new Set(["me", "myself", "moi"]);

/** Returns the users of the caller's organization; only the caller, if the role does not allow to see members. */
export function peopleOf(users: Users, { organization, user, namesMembers }: Caller): People {
  const self: Person = { id: user.id, email: user.email, name: displayName(user) };
  const read = async (most: number): Promise<readonly Person[]> => {
    if (namesMembers !== true) return [self];
    const rows = await users.active(organization.id, most);
    return rows.map((row) => ({ id: row.id, email: row.email, name: displayName(row) }));
  };
  return {
    async idsOf(references) {
      const named = references.filter(({ value }) => !UUID.test(value) && !isMyself(value));
      const known = named.length > 0 ? await read(MAX_USERS) : [];
      const details: Detail[] = [];
      const ids = references.map(({ path, value }) => {
        if (isMyself(value)) return user.id;
        if (UUID.test(value)) return value.toLowerCase();
        const match = matchPerson(value.slice(0, MAX_NAME_LENGTH), known);
        if (match.kind === "one") return match.id;
        details.push(notOnePerson(path, match.kind, match.candidates));
        return value;
      });
      if (details.length > 0) throw unprocessable(details);
      return ids;
    },
    async namesOf(ids) {
      const names = new Map(self.name === null ? [] : [[self.id, self.name]]);
      const others = [...new Set(ids)].filter((id) => id !== self.id);
      if (others.length === 0 || namesMembers !== true) return names;
      for (const row of await users.activeAmong(organization.id, others)) {
        const name = displayName(row);
        if (name !== null) names.set(row.id, name);
      }
      return names;
    },
    async colleagues(most) {
      return (await read(most + 1)).filter(({ id }) => id !== user.id).slice(0, most);
    },
  };
}

const isMyself = (value: string): boolean => MYSELF.has(value.trim().toLowerCase());

/** An e-mail address is accepted, but never returned. */
function notOnePerson(path: string, kind: "several" | "none", candidates: readonly Person[]): Detail {
  return {
    path,
    code: kind === "several" ? "ambiguous_person" : "unknown_person",
    extra: { candidates: candidates.map(({ id, name }) => ({ id, name })) },
  };
}

/** Returns the id of one user, or undefined if none is given. */
export async function personOf(people: People, path: string, value: string | undefined): Promise<string | undefined> {
  return value === undefined ? undefined : (await people.idsOf([{ path, value }]))[0];
}
