import type { Request } from "autocannon";
import type { Dataset } from "./dataset.ts";

/** A request that is sent repeatedly. */
export interface Workload {
  readonly title: string;
  /** The only status that counts as success. */
  readonly status: number;
  readonly requests: Request[];
  /** The server that is compared with the floors; the service by default. */
  readonly subject?: string;
  /** Required ratio of `quantity` to the same quantity of `floor`; null without a limit. */
  readonly target: { readonly floor: string; readonly quantity: "rate" | "cpu"; readonly ratio: number } | null;
}

/** Names of the servers that are compared, in the report. */
export const subjectNames = { service: "service", httpAlone: "HTTP alone" } as const;
/** Names of the floors in the report. */
export const floorNames = { nodeHttp: "node:http + pg", express: "Express 5 + pg" } as const;

let created = 0;

/** As many fields as the systems that we compare with store. The service returns the first three in any case. */
const FIELDS = "id,entity_type,version,first_name,last_name,email,created_at,updated_at";

/** The workloads of the report, in its order. */
export function workloads({ apiKey, ids }: Dataset): readonly Workload[] {
  const headers = { "X-API-Key": apiKey, "Content-Type": "application/json" };
  const listPath = "/v1/entities?entity_type=contact&page=1&page_size=100";
  const refused = JSON.stringify({ ...newContact(), lead_score: 101 });
  return [
    {
      title: "list, 100 of a page, 8 fields (the service: with the exact total; the floors: without)",
      status: 200,
      requests: [{ method: "GET", path: `${listPath}&fields=${FIELDS}`, headers }],
      target: { floor: floorNames.express, quantity: "rate", ratio: 0.7 },
    },
    {
      title: "list, 100 of a page, whole records (the service: with the exact total; the floors: without)",
      status: 200,
      requests: [{ method: "GET", path: listPath, headers }],
      target: { floor: floorNames.express, quantity: "rate", ratio: 0.9 },
    },
    {
      title: "get by id",
      status: 200,
      requests: ids.map((id) => ({ method: "GET", path: `/v1/entities/${id}`, headers })),
      target: { floor: floorNames.express, quantity: "rate", ratio: 0.6 },
    },
    {
      title: "create (contact, change, kept total; the floors: BEGIN … COMMIT)",
      status: 201,
      requests: [
        {
          method: "POST",
          path: "/v1/entities",
          headers,
          setupRequest: (request) => ({ ...request, body: JSON.stringify(newContact()) }),
        },
      ],
      target: { floor: floorNames.express, quantity: "rate", ratio: 0.6 },
    },
    {
      title: "validation and routing alone (a body that is refused, without credentials, limits, log and metrics)",
      status: 400,
      subject: subjectNames.httpAlone,
      requests: [{ method: "POST", path: "/v1/entities", headers, body: refused }],
      target: { floor: floorNames.express, quantity: "cpu", ratio: 1.3 },
    },
    {
      title: "a body that is refused (the service: with all steps but the database)",
      status: 400,
      requests: [{ method: "POST", path: "/v1/entities", headers, body: refused }],
      target: null,
    },
  ];
}

function newContact() {
  created += 1;
  const name = `${process.pid.toString(36)}-${created.toString(36)}`;
  return { entity_type: "contact", first_name: "Ada", last_name: `Load ${name}`, email: `load-${name}@example.com` };
}
