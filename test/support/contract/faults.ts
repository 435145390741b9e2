import type { Fault, ProxiedResponse } from "./faulty-proxy.ts";

/** A violation of the contract that a check must find. */
export interface NamedFault {
  readonly title: string;
  /** The operation or tool whose responses are wrong. */
  readonly subject: string;
  /** The operation that is checked, if it is not the subject. */
  readonly only?: string;
  readonly fault: Fault;
}

/** Changes successful responses with one record. */
const inRecord =
  (path: RegExp, change: (record: Record<string, unknown>) => void, method = "GET"): Fault =>
  (response) => {
    if (response.method !== method || !path.test(response.path) || response.status >= 300) return;
    change((response.json as { data: Record<string, unknown> }).data);
  };

/** Changes responses to a request with one status. */
const on =
  (method: string, path: RegExp, status: number, change: (response: ProxiedResponse) => void): Fault =>
  (response) => {
    if (response.method === method && path.test(response.path) && response.status === status) change(response);
  };

const TASK = /^\/v1\/tasks\/[0-9a-f-]{36}$/;
const TASKS = /^\/v1\/tasks(\?.*)?$/;
const NOTE = /^\/v1\/notes\/[0-9a-f-]{36}$/;
const PRODUCT = /^\/v1\/products\/[0-9a-f-]{36}$/;
const remembered: { note?: unknown } = {};

/** The faults of a server that is wrong on purpose. */
export const faults: readonly NamedFault[] = [
  { title: "a wrong status", subject: "tasks.create", fault: on("POST", TASKS, 201, (one) => (one.status = 200)) },
  {
    title: "a missing required field",
    subject: "tasks.get",
    fault: inRecord(TASK, (record) => delete record["title"]),
  },
  { title: "an extra field", subject: "notes.get", fault: inRecord(NOTE, (record) => (record["internal"] = 1)) },
  { title: "a wrong type", subject: "products.get", fault: inRecord(PRODUCT, (record) => (record["name"] = 7)) },
  {
    title: "a wrong enum value",
    subject: "tasks.get",
    fault: inRecord(TASK, (record) => (record["priority"] = "top")),
  },
  {
    title: "a missing ETag",
    subject: "tasks.update",
    fault: on("PUT", TASK, 200, ({ headers }) => headers.delete("etag")),
  },
  {
    title: "a wrong content type",
    subject: "tasks.list",
    fault: on("GET", TASKS, 200, ({ headers }) => headers.set("content-type", "text/html")),
  },
  {
    title: "200 instead of 404",
    subject: "notes.get",
    fault(response) {
      if (response.method !== "GET" || !NOTE.test(response.path)) return;
      if (response.status === 200) remembered.note = response.json;
      if (response.status !== 404) return;
      response.status = 200;
      response.json = remembered.note ?? { data: {} };
    },
  },
  { title: "an internal error", subject: "tasks.list", fault: on("GET", TASKS, 200, (one) => (one.status = 500)) },
  {
    title: "an undocumented status",
    subject: "tasks.delete",
    fault: on("DELETE", TASK, 200, (one) => (one.status = 202)),
  },
  {
    title: "a wrong error code",
    subject: "tasks.get",
    fault: on("GET", TASK, 404, ({ json }) => ((json as { code: string }).code = "validation_failed")),
  },
  {
    title: "an incomplete error",
    subject: "tasks.create",
    fault: on("POST", TASKS, 400, ({ json }) => delete (json as { request_id?: string }).request_id),
  },
  {
    title: "null in a required text",
    subject: "tasks.get",
    fault: inRecord(TASK, (record) => (record["title"] = null)),
  },
  {
    title: "a wrong format of a time",
    subject: "tasks.get",
    fault: inRecord(TASK, (record) => (record["created_at"] = "22/11/2026 10:00")),
  },
  {
    title: "a total that is not a number",
    subject: "tasks.list",
    fault: on("GET", TASKS, 200, ({ json }) => ((json as { meta: { total: unknown } }).meta.total = "many")),
  },
  {
    title: "a total smaller than the page",
    subject: "products.list",
    fault: on("GET", /^\/v1\/products(\?.*)?$/, 200, (one) => {
      const { data, meta } = one.json as { data: unknown[]; meta: { total: number } };
      if (data.length > 0) meta.total = 0;
    }),
  },
  {
    title: "a page that ignores page_size",
    subject: "tasks.list",
    fault: on("GET", /^\/v1\/tasks\?.*page_size=1$/, 200, (one) => {
      const body = one.json as { data: unknown[] };
      body.data = [...body.data, ...body.data];
    }),
  },
  {
    title: "another record at Location",
    subject: "tasks.get",
    only: "tasks.create",
    fault: inRecord(TASK, (record) => (record["title"] = "Another title")),
  },
  {
    title: "a tool result that does not match its outputSchema",
    subject: "list_crm_records",
    fault: on("POST", /^\/mcp$/, 200, (one) => {
      const { params } = one.request as { params?: { name?: string } };
      const result = (one.json as { result?: { structuredContent?: Record<string, unknown> } }).result;
      if (params?.name === "list_crm_records" && result?.structuredContent) delete result.structuredContent["total"];
    }),
  },
];
