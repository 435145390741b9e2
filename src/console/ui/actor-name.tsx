import type { ActorOutput } from "../../../generated/sdk/types.gen.ts";
import { useTexts } from "../texts/texts.tsx";

type Named = Pick<ActorOutput, "name" | "type">;

/** Returns a function that names who did something; visitors, the service and commands have no name of their own. */
export function useActorName(): (actor: Named) => string {
  const { actors } = useTexts();
  return ({ name, type }) => {
    if (type === "visitor") return actors.visitor;
    if (type !== "system") return name;
    return name.startsWith("crm ") ? actors.command : actors.service;
  };
}

/** Who did something. */
export function ActorName({ actor }: { readonly actor: Named }) {
  return useActorName()(actor);
}
