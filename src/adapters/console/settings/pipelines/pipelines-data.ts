import * as opportunities from "../../../../../generated/sdk/opportunities.ts";
import * as api from "../../../../../generated/sdk/pipelines.ts";
import type { Pipeline } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { requireSuccess, useLoad } from "../../ui/data.ts";

/** The key of the list of pipelines. */
export const PIPELINES = ["pipelines"] as const;

/** A stage of a pipeline. */
export type Stage = Pipeline["stages"][number];

/** The pipelines in their order. */
export function usePipelines() {
  return useLoad(PIPELINES, () =>
    api.list(client, { query: { sort: "position,created_at", page_size: 100 } }).toArray({ limit: 1_000 }),
  );
}

/** Names a stage among those of all pipelines. */
export const stageName = (pipelineId: string, key: string): string => `${pipelineId} ${key}`;

/** The number of opportunities in each stage of all pipelines, by `stageName`. */
export function useStageCounts() {
  return useLoad([...PIPELINES, "counts"], async () => {
    const { data } = await opportunities.aggregate(client, {
      body: { group_by: ["pipeline_id", "stage"], measures: ["count"], limit: 1_000 },
    });
    return new Map(
      data.groups.map(({ group: { pipeline_id, stage }, measures: { count = 0 } }) => [
        stageName(String(pipeline_id?.value), String(stage?.value)),
        count,
      ]),
    );
  });
}

/** The number of opportunities in a pipeline or in one of its stages, which decides whether it can be removed. */
export function useOpportunityCount(place: { readonly pipeline_id: string; readonly stage?: string }) {
  return useLoad(
    [...PIPELINES, "count", place],
    async () => (await opportunities.list(client, { query: { ...place, page_size: 1 } })).meta.total,
    { gcTime: 0 },
  );
}

/** Moves all opportunities of a stage to another one, a hundred per request. */
export async function moveOpportunities(pipelineId: string, from: string, to: string): Promise<void> {
  for (;;) {
    const query = { pipeline_id: pipelineId, stage: from, page_size: 100, fields: ["stage" as const] };
    const { data } = await opportunities.list(client, { query });
    if (data.length === 0) return;
    const operations = data.map(({ id }) => ({ method: "update" as const, id, changes: { stage: to } }));
    requireSuccess(await opportunities.batch(client, { body: { operations } }));
  }
}
