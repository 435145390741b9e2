import type { Service } from "../service.ts";
import type { Person } from "./people.ts";

/** Moves the last confirmation of identity of all of a person's sessions to a number of minutes ago. */
export async function confirmedMinutesAgo(
  { database }: Pick<Service, "database">,
  { id }: Pick<Person, "id">,
  minutes: number,
): Promise<void> {
  const confirmed_at = database.pool.raw("now() - make_interval(mins => ?)", [minutes]);
  await database.pool("sessions").where({ user_id: id }).update({ confirmed_at });
}
