import * as campaigns from "../../../../../generated/sdk/campaigns.ts";
import * as entities from "../../../../../generated/sdk/entities.ts";
import * as notes from "../../../../../generated/sdk/notes.ts";
import * as opportunities from "../../../../../generated/sdk/opportunities.ts";
import * as pipelines from "../../../../../generated/sdk/pipelines.ts";
import * as products from "../../../../../generated/sdk/products.ts";
import * as segments from "../../../../../generated/sdk/segments.ts";
import type { SearchedType } from "../../../../../generated/sdk/types.gen.ts";
import * as tasks from "../../../../../generated/sdk/tasks.ts";
import { amountText } from "../../../../base/platform/rules/currency-digits.ts";
import { client } from "../../session/client.ts";
import type { FoundRecord } from "./recent.ts";

/** The data of a record, by the name of the field. */
export type RecordFacts = Readonly<Partial<Record<FactName, string | number | null>>>;

/** The fields that the palette shows. */
export type FactName =
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
export async function loadFacts({ record_type, record_id }: FoundRecord): Promise<RecordFacts> {
  const load = Object.entries(loaders).find(([type]) => type === record_type)?.[1];
  return load ? await load(record_id) : {};
}
