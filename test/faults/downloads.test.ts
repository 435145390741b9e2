import { expect } from "chai";
import { finished, until } from "../support/queue.ts";
import { useProcess } from "../support/programs/process-fixture.ts";

/** The level of errors in the log. */
const ERROR = 50;

interface LogEntry {
  readonly level: number;
  readonly msg: string;
  readonly status?: number;
  readonly reason?: string;
}

describe("Downloads with an unreadable part", () => {
  const place = useProcess();

  it("close the connection after the parts that could be read, and count as failed in the metrics", async () => {
    const { crm, database, service } = place;
    const created = await crm.post("/v1/exports", { entity_type: "contact" });
    expect((await finished(crm, created.string("data.job_id"))).at("data.status")).to.equal("completed");
    const file = `/v1/exports/${created.string("data.id")}/file`;
    const complete = (await crm.get(file)).text;
    const parts = database.pool("export_chunks").where({ export_id: created.string("data.id") });
    const [{ org_id, export_id, seq } = {}] = await parts
      .clone()
      .orderBy("seq", "desc")
      .limit(1)
      .select<{ org_id: string; export_id: string; seq: number }[]>("*");
    await database.pool("export_chunks").insert({ org_id, export_id, seq: Number(seq) + 1, content: "unreadable" });

    const started = service.output().lastIndexOf("\n") + 1;
    const response = await fetch(service.url + file, { headers: { "X-API-Key": place.key } });
    expect(response.status).to.equal(200);
    let received = "";
    const read = async (): Promise<void> => {
      for await (const bytes of response.body ?? []) received += Buffer.from(bytes as Uint8Array).toString();
    };
    // Without the error, a client would take the file for complete.
    expect(await read().catch((error: unknown) => error)).to.be.instanceOf(TypeError);
    expect(received).to.equal(complete);

    // A line that is not JSON would be the output of a library, which can contain values.
    const failures = (): object[] =>
      service
        .output()
        .slice(started)
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line) as LogEntry)
        .filter(({ level, status }) => level >= ERROR || (status ?? 0) >= 499)
        .map(({ msg, status, reason }) => ({ msg, status, reason }));
    await until(() => failures().length >= 2, "the log");
    expect(failures()).to.have.deep.members([
      { msg: "request", status: 500, reason: undefined },
      { msg: "request failed", status: undefined, reason: "incorrect header check" },
    ]);
    const metrics = await (await fetch(`${service.adminUrl}/metrics`)).text();
    expect(metrics).to.match(/^http_server_request_duration_seconds_count\{.*exports.*status="500".*\} 1$/m);

    await parts.clone().where({ content: "unreadable" }).delete();
    expect((await crm.get(file)).text).to.equal(complete);
  });
});
