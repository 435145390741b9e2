import { type ReactNode, useState } from "react";
import * as entities from "../../../../generated/sdk/entities.ts";
import * as opportunities from "../../../../generated/sdk/opportunities.ts";
import type { ActorOutput } from "../../../../generated/sdk/types.gen.ts";
import { client } from "../session/client.ts";
import { usePermission, usePreference, useSession } from "../session/session.tsx";
import { fill } from "../texts/texts.tsx";
import { useLoad } from "../ui/data.ts";
import { Button, Page } from "../ui/page.tsx";
import { ActorName, Badge, Time } from "../ui/values.tsx";
import { Checklist, useFirstSteps } from "./first-steps.tsx";
import { RecordTitle, ShortList } from "./short-list.tsx";
import { usePageTexts } from "./texts.ts";
import { Today } from "./today.tsx";
import "./home.css";

/** The start page: the first steps, the user's day and recent changes. */
export function Home() {
  const texts = usePageTexts();
  const { user } = useSession();
  const name = user.first_name ?? user.email;
  const steps = useFirstSteps();
  const [wanted, setWanted] = usePreference("firstSteps", true);
  const [again, setAgain] = useState(false);
  const shown = wanted && (again || steps?.some(({ done }) => !done) === true);
  const show = (): void => {
    setWanted(true);
    setAgain(true);
  };
  return (
    <Page
      title={fill(texts.hello, { name })}
      actions={steps !== null && !shown && <Button onClick={show}>{texts.show}</Button>}
    >
      {steps !== null && shown && <Checklist steps={steps} onHide={() => setWanted(false)} />}
      <div className="home-lists">
        <Today />
        <RecentChanges />
      </div>
    </Page>
  );
}

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
function RecentChanges() {
  const texts = usePageTexts();
  const [entitiesToo, opportunitiesToo] = [usePermission("entities:read"), usePermission("opportunities:read")];
  const changes = useLoad(
    ["recentChanges"],
    async () => {
      const [rows, others] = await Promise.all([
        entitiesToo ? changedEntities() : [],
        opportunitiesToo ? changedOpportunities() : [],
      ]);
      const data = [...rows, ...others].toSorted((a, b) => (a.at < b.at ? 1 : -1));
      return { data: data.slice(0, MOST_ROWS), meta: { total: 0 } };
    },
    { enabled: entitiesToo || opportunitiesToo },
  );
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
