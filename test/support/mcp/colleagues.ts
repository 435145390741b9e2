import { connect } from "../accounts/connections.ts";
import { createPerson, type Person } from "../accounts/people.ts";
import type { Fixture } from "../fixture.ts";
import { type Assistant, assistantAt } from "./assistant.ts";
import { initialize, sendMcp } from "./mcp.ts";

/** Addresses of the people that tests create. */
export const EMAIL = /[\w.+-]+@people\.example/;

/** The owner of an organization, who is connected, and colleagues: bob, zoe, nameless and gone, who is suspended. */
export interface Colleagues {
  assistant(): Assistant;
  /** The token of the owner's connection. */
  token(): string;
  person(key: string): Person;
  /** Creates a member with this name. */
  readonly member: (first_name: string | null, last_name: string | null, role?: string) => Promise<Person>;
  /** Returns the instructions that an application with this token gets. */
  readonly instructionsFor: (bearer: string) => Promise<string>;
}

/** Creates the colleagues before the tests. */
export function useColleagues(fixture: Fixture): Colleagues {
  const people = new Map<string, Person>();
  let token = "";
  const member: Colleagues["member"] = async (first_name, last_name, role = "member") => {
    const person = await createPerson(fixture.service, { organization: fixture.organization.record, role });
    await fixture.service.database.pool("users").where({ id: person.id }).update({ first_name, last_name });
    return person;
  };

  before(async () => {
    const { owner } = fixture.organization;
    const users = () => fixture.service.database.pool("users");
    const name = { first_name: "Ada", last_name: "Lovelace", timezone: "America/New_York" };
    await users().where({ id: owner.id }).update(name);
    people.set("bob", await member("Bob", "Martin"));
    people.set("zoe", await member("Zoé", "Lefèvre-Martin"));
    people.set("nameless", await member(null, null));
    const gone = await member("Gone", "Person");
    await users().where({ id: gone.id }).update({ status: "suspended" });
    people.set("gone", gone);
    token = (await connect(fixture.service, { user: owner })).token;
  });

  return {
    assistant: () => assistantAt(fixture.service.url, token),
    token: () => token,
    person(key) {
      const person = people.get(key);
      if (!person) throw new Error(`There is no ${key}.`);
      return person;
    },
    member,
    async instructionsFor(bearer) {
      const begun = await sendMcp({ url: fixture.service.url, token: bearer }, initialize("2025-11-25"));
      return begun.string("result.instructions");
    },
  };
}
