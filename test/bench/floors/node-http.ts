// Floor: node:http and pg. No framework, validation, authentication, limits or contract.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { create, get, list, errorBody } from "./queries.ts";

const send = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(body);
};

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = "", query = ""] = (request.url ?? "").split("?");
  if (path === "/v1/entities" && request.method === "POST") {
    const body = (await bodyOf(request)) as Parameters<typeof create>[0] & { lead_score?: number };
    if ((body.lead_score ?? 0) > 100) send(response, 400, errorBody);
    else send(response, 201, JSON.stringify(await create(body)));
  } else if (path === "/v1/entities") {
    const values = new URLSearchParams(query);
    const wanted = {
      page: Number(values.get("page") ?? 1),
      pageSize: Number(values.get("page_size")),
      fields: values.get("fields"),
    };
    send(response, 200, JSON.stringify(await list(values.get("entity_type"), wanted)));
  } else if (path.startsWith("/v1/entities/")) {
    const found = await get(path.slice("/v1/entities/".length));
    send(response, found ? 200 : 404, JSON.stringify(found ?? { error: "not found" }));
  } else {
    send(response, 200, "{}");
  }
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    send(response, 500, "{}");
  });
}).listen(Number(process.env["PORT"]), "127.0.0.1");
