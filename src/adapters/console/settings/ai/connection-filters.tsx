import { useQuery } from "@tanstack/react-query";
import * as api from "../../../../../generated/sdk/connections.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { Filters, Options, SelectFilter } from "../../ui/lists/filters.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { CONNECTIONS } from "./queries.ts";
import { texts as pageTexts } from "./texts.ts";

/** Filters by status, and by the members and applications of the connections that were used last. */
export function ConnectionFilters() {
  const texts = usePageTexts(pageTexts);
  const { values } = useUrlState("member", "client");
  const query = { page_size: 100, sort: "-last_used_at" } as const;
  const { data = [] } = useQuery({
    queryKey: [...CONNECTIONS, "choices"],
    queryFn: async () => (await api.list(client, { query })).data,
  });
  const { active, ...ended } = texts.statuses;
  return (
    <Filters names={["status", "member", "client"]}>
      <SelectFilter name="status" label={texts.status} first={active}>
        <Options names={ended} />
      </SelectFilter>
      <SelectFilter name="member" label={texts.member}>
        <Choices of={data.map(({ user }) => [user.id, user.name])} chosen={values.member} />
      </SelectFilter>
      <SelectFilter name="client" label={texts.application}>
        <Choices of={data.map(({ application: { client_id, name } }) => [client_id, name])} chosen={values.client} />
      </SelectFilter>
    </Filters>
  );
}

interface ChoicesProps {
  readonly of: readonly (readonly [value: string, name: string])[];
  readonly chosen: string;
}

/** Options by name. A chosen value that the list does not contain stays chosen. */
function Choices({ of, chosen }: ChoicesProps) {
  const texts = usePageTexts(pageTexts);
  const names = new Map(of);
  if (chosen !== "" && !names.has(chosen)) names.set(chosen, texts.chosen);
  const sorted = [...names].sort(([, one], [, other]) => one.localeCompare(other));
  return <Options names={Object.fromEntries(sorted)} />;
}
