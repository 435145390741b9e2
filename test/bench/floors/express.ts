// Floor: Express 5 with its defaults and pg. No validation, authentication, limits or contract.
import express from "express";
import { create, get, list, errorBody } from "./queries.ts";

const app = express();
app.use(express.json());

app.get("/livez", (_request, response) => {
  response.json({});
});
app.get("/v1/entities", async (request, response) => {
  const { entity_type, page, page_size, fields = null } = request.query;
  const wanted = { page: Number(page ?? 1), pageSize: Number(page_size), fields: fields as string | null };
  response.json(await list(entity_type as string, wanted));
});
app.get("/v1/entities/:id", async (request, response) => {
  const found = await get(request.params.id);
  response.status(found ? 200 : 404).json(found ?? { error: "not found" });
});
app.post("/v1/entities", async (request, response) => {
  const body = request.body as Parameters<typeof create>[0] & { lead_score?: number };
  if ((body.lead_score ?? 0) > 100) response.status(400).json(JSON.parse(errorBody));
  else response.status(201).json(await create(body));
});

app.listen(Number(process.env["PORT"]), "127.0.0.1");
