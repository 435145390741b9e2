/** Returns a person's first and last name; null if both are missing. */
export function displayName(person: {
  readonly first_name: string | null;
  readonly last_name: string | null;
}): string | null {
  const name = [person.first_name, person.last_name].filter((part) => part !== null && part !== "").join(" ");
  return name === "" ? null : name;
}
