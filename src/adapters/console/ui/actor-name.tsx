import type { ActorOutput } from "../../../../generated/sdk/types.gen.ts";
import { useTexts } from "../texts/texts.tsx";

type Named = Pick<ActorOutput, "name" | "type">;

/** Returns a function that names who did something; visitors, the service and commands have no name of their own. */
export function useActorName(): (actor: Named) => string {
  const { actors } = useTexts();
  return ({ name, type }) => {
    if (type === "visitor") return actors.visitor;
    if (type !== "system" && type !== "operator") return name;
    if (name.startsWith("crm ")) return actors.command;
    return type === "system" ? actors.service : name;
  };
}

/** Who did something. */
export function ActorName({ actor }: { readonly actor: Named }) {
  return useActorName()(actor);
}
