import { type KeyboardEvent, useEffect, useRef } from "react";
import * as campaigns from "../../../../../generated/sdk/campaigns.ts";
import * as entities from "../../../../../generated/sdk/entities.ts";
import * as notes from "../../../../../generated/sdk/notes.ts";
import * as opportunities from "../../../../../generated/sdk/opportunities.ts";
import * as pipelines from "../../../../../generated/sdk/pipelines.ts";
import * as products from "../../../../../generated/sdk/products.ts";
import * as segments from "../../../../../generated/sdk/segments.ts";
import * as tasks from "../../../../../generated/sdk/tasks.ts";
import type { SearchedType, SearchResult } from "../../../../../generated/sdk/types.gen.ts";
import { consolePaths } from "../../../../base/contract/console-paths.ts";
import { amountText } from "../../../../base/platform/rules/currency-digits.ts";
import { client } from "../../session/client.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useLoad } from "../../ui/data.ts";
import { Button, Loaded } from "../../ui/page.tsx";
import { Facts, nameIn, Time, useDateFormat } from "../../ui/values.tsx";
import { usePaletteTexts } from "./texts.ts";

interface RecordDetailProps {
  readonly record: FoundRecord;
  readonly onBack: () => void;
}

const names: readonly FactName[] = [
  ...(["email", "phone", "mobile", "job_title", "domain", "website", "stage", "amount"] as const),
  ...([
    "expected_close_date",
    "next_step",
    "subject",
    "code",
    "status",
    "due_at",
    "member_count",
    "description",
  ] as const),
  "body",
];
const copied: readonly FactName[] = ["email", "phone", "mobile", "domain", "website"];

/** The main data of a record whose type has no page in the console. */
export function RecordDetail({ record, onBack }: RecordDetailProps) {
  const texts = usePaletteTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    // Escape returns to the results; in the results, it closes the dialog.
    event.preventDefault();
    onBack();
  };
  return (
    <div className="palette-record" onKeyDown={onKeyDown}>
      <Button onClick={onBack}>← {texts.back}</Button>
      <h3 ref={heading} tabIndex={-1}>
        {record.title} <span className="badge">{nameIn(texts.types, record.record_type)}</span>
      </h3>
      <RecordContent record={record} />
    </div>
  );
}

/** What a record without a page contains. */
export function RecordContent({ record }: Pick<RecordDetailProps, "record">) {
  const facts = useLoad(["recordFacts", record.record_type, record.record_id], () => loadFacts(record));
  return (
    <>
      {record.subtitle !== null && <p className="quiet">{record.subtitle}</p>}
      <Loaded query={facts}>{(loaded) => <FactList facts={loaded} />}</Loaded>
    </>
  );
}

function FactList({ facts }: { readonly facts: RecordFacts }) {
  const texts = usePaletteTexts();
  const known = names.flatMap((name) => {
    const value = facts[name];
    return value === null || value === undefined || value === "" ? [] : [{ name, value: String(value) }];
  });
  if (known.length === 0) return <p className="quiet">{texts.noFacts}</p>;
  return (
    <Facts
      facts={known.map(({ name, value }) => [
        texts.facts[name],
        <span key={name} className="row">
          <FactValue name={name} value={value} />
          {copied.includes(name) && <CopyButton text={value} />}
        </span>,
      ])}
    />
  );
}

function FactValue({ name, value }: { readonly name: FactName; readonly value: string }) {
  const { statuses } = usePaletteTexts();
  const day = useDateFormat({ dateStyle: "medium", timeZone: "UTC" });
  if (name === "due_at") return <Time at={value} />;
  if (name === "expected_close_date") return <time dateTime={value}>{day(value)}</time>;
  return <span className="lines">{name === "status" ? nameIn(statuses, value) : value}</span>;
}

/** The data of a record, by the name of the field. */
type RecordFacts = Readonly<Partial<Record<FactName, string | number | null>>>;

/** The fields that the palette shows. */
type FactName =
  | ("email" | "phone" | "mobile" | "job_title" | "website" | "domain" | "stage" | "amount" | "expected_close_date")
  | ("next_step" | "status" | "due_at" | "description" | "body" | "member_count" | "subject" | "code");

const loaders: Readonly<Partial<Record<SearchedType, (id: string) => Promise<RecordFacts>>>> = {
  contact: loadEntity,
  company: loadEntity,
  async opportunity(id) {
    const opportunity = await opportunities.get(client, { path: { id } });
    const { pipeline_id, amount, currency, expected_close_date, next_step } = opportunity;
    const { stages } = await pipelines.get(client, { path: { id: pipeline_id } });
    const stage = stages.find(({ key }) => key === opportunity.stage)?.label ?? null;
    const shown = amount === null ? null : `${amountText(amount, currency)} ${currency}`;
    return { stage, amount: shown, expected_close_date, next_step };
  },
  async task(id) {
    const { status, due_at, description } = await tasks.get(client, { path: { id } });
    return { status, due_at, description };
  },
  async note(id) {
    const { body } = await notes.get(client, { path: { id } });
    return { body };
  },
  async segment(id) {
    const { description, member_count } = await segments.get(client, { path: { id } });
    return { description, member_count };
  },
  async campaign(id) {
    const { subject, status } = await campaigns.get(client, { path: { id } });
    return { subject, status };
  },
  async product(id) {
    const { code, description } = await products.get(client, { path: { id } });
    return { code, description };
  },
};

async function loadEntity(id: string): Promise<RecordFacts> {
  const entity = await entities.get(client, { path: { id } });
  const { email, phone, website, description } = entity;
  if (entity.entity_type === "company") return { email, phone, domain: entity.domain, website, description };
  const { mobile, job_title } = entity;
  return { email, phone, mobile, job_title, website, description };
}

/** Loads the main data of a record; nothing for a type that this version of the console does not know. */
async function loadFacts({ record_type, record_id }: FoundRecord): Promise<RecordFacts> {
  const load = Object.entries(loaders).find(([type]) => type === record_type)?.[1];
  return load ? await load(record_id) : {};
}

/** A record as the palette shows it. */
export type FoundRecord = Pick<SearchResult, "record_type" | "record_id" | "title" | "subtitle">;

/** Something that was chosen in the palette: a page or an action by its id, or a record. */
type Recent = { readonly id: string } | { readonly record: FoundRecord };

const MOST = 5;

/** The last choices in this window, newest first. They end with the window and are not shared between users. */
export function recentChoices(userId: string) {
  const key = `crm.${userId}.recent`;
  return {
    list(): readonly Recent[] {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
        return Array.isArray(stored) ? stored.filter(isRecent) : [];
      } catch {
        return [];
      }
    },
    add(choice: Recent): void {
      const others = this.list().filter((other) => idOf(other) !== idOf(choice));
      sessionStorage.setItem(key, JSON.stringify([choice, ...others].slice(0, MOST)));
    },
  };
}

const idOf = (choice: Recent): string => ("id" in choice ? choice.id : choice.record.record_id);

function isRecent(value: unknown): value is Recent {
  if (typeof value !== "object" || value === null) return false;
  if ("id" in value) return typeof value.id === "string";
  return "record" in value && typeof value.record === "object" && value.record !== null && "title" in value.record;
}

const paths: Readonly<Partial<Record<SearchedType, string>>> = {
  contact: "/contacts/:id",
  company: "/companies/:id",
  opportunity: "/opportunities/:id",
  task: "/tasks/:id",
  note: "/notes/:id",
  segment: "/segments/:id",
  campaign: "/campaigns/:id",
  product: "/products/:id",
};

/** Returns the address of a record's page; null as long as the console has no page for its type. */
export function recordAddress(recordType: string, id: string): string | null {
  const path = Object.entries(paths).find(([type]) => type === recordType)?.[1];
  return consolePaths.find((known) => known === path)?.replace(":id", id) ?? null;
}
