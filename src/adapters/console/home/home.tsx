import { type ReactNode, useState } from "react";
import * as entities from "../../../../generated/sdk/entities.ts";
import * as opportunities from "../../../../generated/sdk/opportunities.ts";
import type { ActorOutput, Permission } from "../../../../generated/sdk/types.gen.ts";
import { client } from "../session/client.ts";
import { usePermission, usePreference, useSession } from "../session/session.tsx";
import { fill } from "../texts/texts.tsx";
import { useLoad } from "../ui/data.ts";
import { Button, Page, Section } from "../ui/page.tsx";
import { ActorName, Badge, Time } from "../ui/values.tsx";
import { RecordTitle, ShortList } from "./short-list.tsx";
import { usePageTexts } from "./texts.ts";
import { Today } from "./today.tsx";
import "./home.css";
import { useQueries } from "@tanstack/react-query";
import { Link } from "wouter";
import * as apiKeys from "../../../../generated/sdk/api-keys.ts";
import * as imports from "../../../../generated/sdk/imports.ts";
import * as me from "../../../../generated/sdk/me.ts";
import * as members from "../../../../generated/sdk/members.ts";
import * as organization from "../../../../generated/sdk/organization.ts";
import * as signInMethods from "../../../../generated/sdk/sign-in-methods.ts";
import { useVisibleRoutes } from "../route.ts";
import { Icon } from "../shell/icons.tsx";

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

/** The key of the queries for the completed steps. */
const FIRST_STEPS = ["firstSteps"] as const;

type StepName = keyof ReturnType<typeof usePageTexts>["steps"];

interface Definition {
  readonly name: StepName;
  readonly permission: Permission | null;
  /** The pages where the step is done, the best one first; a step without a page is not shown. */
  readonly pages: readonly string[];
  /** A page outside the console. */
  readonly otherwise?: string;
  readonly isDone: () => Promise<boolean>;
}

const one = { query: { page_size: 1 } };

const definitions: readonly Definition[] = [
  {
    name: "organization",
    permission: "organization:manage",
    pages: ["/settings/organization"],
    // Its first version is the one that was created.
    isDone: async () => (await organization.get(client)).version > 1,
  },
  {
    name: "member",
    permission: "members:manage",
    pages: ["/settings/members"],
    isDone: async () => (await members.list(client, one)).meta.total > 1,
  },
  {
    name: "account",
    permission: null,
    pages: ["/me/security"],
    otherwise: "/two-factor",
    async isDone() {
      const { authenticator_app, passkeys } = await signInMethods.get(client);
      return authenticator_app !== null || passkeys > 0;
    },
  },
  {
    name: "ai",
    permission: "ai:connect",
    pages: ["/settings/ai", "/me/connections"],
    isDone: async () => (await me.connections(client, one)).meta.total > 0,
  },
  {
    name: "apiKey",
    permission: "api_keys:manage",
    pages: ["/settings/api-keys"],
    isDone: async () => (await apiKeys.list(client, one)).meta.total > 0,
  },
  {
    name: "import",
    permission: "entities:write",
    pages: ["/imports"],
    isDone: async () => (await imports.list(client, one)).meta.total > 0,
  },
];

/** A step of the checklist. */
interface Step {
  readonly name: StepName;
  readonly href: string;
  /** Whether the page belongs to the console. */
  readonly internal: boolean;
  readonly done: boolean;
  /** Called when the user follows the link. */
  readonly onFollow?: () => void;
}

/** Returns the steps that the user may do, from the state of the organization; null while it is loaded. */
function useFirstSteps(): readonly Step[] | null {
  const { permissions } = useSession();
  const visible = useVisibleRoutes();
  const [documentationRead, setDocumentationRead] = usePreference("documentationRead", false);
  const offered = definitions.flatMap((definition) => {
    const { permission, pages, otherwise } = definition;
    const page = pages.find((path) => visible.some((route) => route.path === path));
    const href = page ?? otherwise;
    const allowed = permission === null || permissions.includes(permission);
    return allowed && href !== undefined ? [{ ...definition, href, internal: page !== undefined }] : [];
  });
  const states = useQueries({
    queries: offered.map(({ name, isDone }) => ({ queryKey: [...FIRST_STEPS, name], queryFn: isDone })),
  });
  if (states.some(({ isPending }) => isPending)) return null;
  return [
    ...offered.map(({ name, href, internal }, index) => ({
      name,
      href,
      internal,
      done: states[index]?.data === true,
    })),
    {
      name: "documentation",
      href: "/docs",
      internal: false,
      done: documentationRead,
      onFollow: () => setDocumentationRead(true),
    },
  ];
}

/** The first steps of an organization, with what is already done. */
function Checklist({ steps, onHide }: { readonly steps: readonly Step[]; readonly onHide: () => void }) {
  const texts = usePageTexts();
  const done = steps.filter((step) => step.done).length;
  const progress = fill(texts.progress, { done, total: steps.length });
  return (
    <Section
      title={texts.stepsTitle}
      about={done === steps.length ? texts.complete : texts.stepsAbout}
      actions={<Button onClick={onHide}>{texts.hide}</Button>}
      className="checklist"
    >
      <p className="row">
        <progress value={done} max={steps.length} aria-label={texts.stepsTitle} /> <span>{progress}</span>
      </p>
      <ol>
        {steps.map((step) => (
          <li key={step.name} className={step.done ? "done" : undefined}>
            <span className="mark">{step.done && <Icon name="done" />}</span>
            <StepLink step={step}>{texts.steps[step.name]}</StepLink>
            {step.done && <span className="quiet">{texts.stepDone}</span>}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function StepLink({ step, children }: { readonly step: Step; readonly children: string }) {
  if (step.internal) return <Link href={step.href}>{children}</Link>;
  return (
    <a href={step.href} onClick={step.onFollow}>
      {children}
    </a>
  );
}
