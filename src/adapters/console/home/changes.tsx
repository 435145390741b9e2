import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import * as entities from "../../../../generated/sdk/entities.ts";
import * as opportunities from "../../../../generated/sdk/opportunities.ts";
import type { ActorOutput } from "../../../../generated/sdk/types.gen.ts";
import { client } from "../session/client.ts";
import { usePermission } from "../session/session.tsx";
import { usePageTexts } from "../texts/page-texts.ts";
import { ActorName } from "../ui/actor-name.tsx";
import { Badge } from "../ui/badge.tsx";
import { Time } from "../ui/time.tsx";
import { RecordTitle } from "./record-title.tsx";
import { ShortList } from "./short-list.tsx";
import { texts as pageTexts } from "./texts.ts";

const MOST_ROWS = 6;
const newest = { query: { sort: "-updated_at", page_size: MOST_ROWS } };

interface Changed {
  readonly id: string;
  readonly type: "contact" | "company" | "opportunity";
  readonly title: string;
  readonly by: ActorOutput;
  readonly at: string;
}

/** The records that were created or changed last. */
export function RecentChanges() {
  const texts = usePageTexts(pageTexts);
  const [entitiesToo, opportunitiesToo] = [usePermission("entities:read"), usePermission("opportunities:read")];
  const changes = useQuery({
    queryKey: ["recentChanges"],
    enabled: entitiesToo || opportunitiesToo,
    async queryFn() {
      const [rows, others] = await Promise.all([
        entitiesToo ? changedEntities() : [],
        opportunitiesToo ? changedOpportunities() : [],
      ]);
      const data = [...rows, ...others].toSorted((a, b) => (a.at < b.at ? 1 : -1));
      return { data: data.slice(0, MOST_ROWS), meta: { total: 0 } };
    },
  });
  if (!entitiesToo && !opportunitiesToo) return null;
  const row = ({ type, id, title, by, at }: Changed): ReactNode => (
    <>
      <RecordTitle type={type} id={id} title={title} />
      <Badge>{texts.types[type]}</Badge>
      <span className="quiet">
        <ActorName actor={by} />, <Time at={at} />
      </span>
    </>
  );
  const { title, none } = texts.changes;
  return <ShortList title={title} query={changes} row={row} empty={none} />;
}

async function changedEntities(): Promise<Changed[]> {
  const { data } = await entities.list(client, newest);
  return data.map((entity) => ({
    id: entity.id,
    type: entity.entity_type,
    title: entity.entity_type === "company" ? entity.name : (entity.full_name ?? entity.email ?? entity.phone ?? "–"),
    by: entity.updated_by,
    at: entity.updated_at,
  }));
}

async function changedOpportunities(): Promise<Changed[]> {
  const { data } = await opportunities.list(client, newest);
  return data.map(({ id, name, updated_by, updated_at }) => ({
    id,
    type: "opportunity" as const,
    title: name,
    by: updated_by,
    at: updated_at,
  }));
}
