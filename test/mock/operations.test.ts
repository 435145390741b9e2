import { expect } from "chai";
import { startMock, type Mock } from "../../src/adapters/mock/server.ts";
import { document, operations, resolve, type OperationDocument, type Schema } from "../support/contract/document.ts";
import { clientOf, type SendToMock } from "./mock-client.ts";

type Members = Readonly<Record<string, unknown>>;

describe("Mock: all operations", () => {
  let mock: Mock;
  let send: SendToMock;
  before(async () => {
    mock = await startMock({ rateLimits: "off" });
    send = clientOf(mock);
  });
  after(() => mock.close());

  const call = async (operation: OperationDocument, headers: Record<string, string> = {}) => {
    const session =
      operation.access === "session" ? { "X-API-Key": "", Cookie: "crs_session=any", "X-CSRF-Token": csrf } : {};
    const upload = operation.upload === null ? {} : { "Content-Type": operation.upload };
    const body = operation.upload === null ? exampleBody(operation) : "a,b\n1,2\n";
    const options = { ...(body === undefined ? {} : { body }), headers: { ...session, ...upload, ...headers } };
    return await send(operation.method.toUpperCase(), pathOf(operation), options);
  };

  for (const operation of [...operations].sort(byEffect)) {
    it(`${operation.id} returns a valid successful response`, async () => {
      const { status, text } = await call(operation);
      expect(status, text).to.be.within(200, 299);
    });
  }

  it("returns each documented error on request, with a valid body", async () => {
    for (const operation of operations) {
      for (const status of [...operation.responses.keys()].map(Number).filter((one) => one >= 400)) {
        const answer = await call(operation, { Prefer: `code=${status}` });
        expect(answer.status, `${operation.id} ${status} ${answer.text}`).to.equal(status);
      }
    }
  });

  it("returns an error by its code", async () => {
    const { status, body } = await send("DELETE", "/v1/pipelines/x", { headers: { Prefer: "code=in_use" } });
    expect([status, body.code]).to.deep.equal([409, "in_use"]);
  });

  it("explains in a 400 which errors an operation documents", async () => {
    const { status, body } = await send("GET", "/v1/tasks", { headers: { Prefer: "code=418" } });
    expect(status).to.equal(400);
    expect(body.error).to.match(/asks for 418, which tasks.list does not document. Use one of: 200, 400,/);
    const ignored = await send("GET", "/v1/tasks", { headers: { Prefer: "code=200" } });
    expect(ignored.status).to.equal(200);
  });
});

/** Deletions come last, inner ones first, because other operations need the records of the examples. */
function byEffect(left: OperationDocument, right: OperationDocument): number {
  const weight = ({ method, path }: OperationDocument) => (method === "delete" ? 10 - path.split("/").length : 0);
  return weight(left) - weight(right);
}

const paths = document["paths"] as Readonly<Record<string, Readonly<Record<string, Members>>>>;
const csrf = (exampleOf("/v1/session", "post", "200")["data"] as Members)["csrf_token"] as string;

function exampleOf(path: string, method: string, status: string): Members {
  const responses = paths[path]?.[method]?.["responses"] as Readonly<Record<string, Members>>;
  const content = responses[status]?.["content"] as Readonly<Record<string, Members>>;
  const [media = {}] = Object.values(content);
  return resolve(Object.values(media["examples"] as Members)[0])["value"] as Members;
}

/** The ids are those of the examples of GET. */
function pathOf({ path, parameters }: OperationDocument): string {
  const [base = ""] = path.split("/{");
  const record = paths[`${base}/{id}`]?.["get"] ? (exampleOf(`${base}/{id}`, "get", "200")["data"] as Members) : {};
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = resolve(parameters.find((one) => one.name === name)?.schema ?? {});
    if (name === "id" && typeof record["id"] === "string") return record["id"];
    return schema["format"] === "uuid" ? "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e" : sampleText(schema);
  });
  const required = parameters.filter((one) => one.in === "query" && one.required);
  const query = new URLSearchParams(
    required.map(({ name, schema }): [string, string] => [name, sampleValue(name, resolve(schema))]),
  );
  return required.length === 0 ? filled : `${filled}?${query.toString()}`;
}

const sampleText = ({ pattern }: Schema): string =>
  typeof pattern === "string" && pattern.includes("-") ? "claire-fontaine" : "a".repeat(40);

function sampleValue(name: string, { format, enum: values }: Schema): string {
  if (Array.isArray(values)) return String(values[0]);
  const days = /to|end|before/.test(name) ? 9 : 2;
  return format === "date-time" ? `2026-03-0${days}T09:00:00Z` : format === "date" ? `2026-03-0${days}` : "Ada";
}

function exampleBody({ path, method }: OperationDocument): unknown {
  const body = resolve(paths[path]?.[method]?.["requestBody"] ?? {});
  const media = (body["content"] as Readonly<Record<string, Members>> | undefined)?.["application/json"];
  return media && resolve(Object.values(media["examples"] as Members)[0])["value"];
}
