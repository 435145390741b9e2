import { expect } from "chai";
import { callerByKey } from "../../support/accounts/people.ts";
import { storedFile } from "../../support/files.ts";
import { useFixture } from "../../support/fixture.ts";
import { until } from "../../support/queue.ts";
import { startReceiver, toReceivers, type Receiver } from "../../support/webhooks/receiver.ts";

interface FileEvent {
  readonly type: string;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}

describe("Files: /v1/files, webhooks", () => {
  const fixture = useFixture({ egress: toReceivers() });
  const receivers: Receiver[] = [];
  after(() => Promise.all(receivers.map((receiver) => receiver.close())));

  /** Returns the events that a webhook receives whose key has these scopes. */
  async function received(...scopes: string[]): Promise<() => readonly FileEvent[]> {
    const receiver = await startReceiver();
    receivers.push(receiver);
    const user = fixture.organization.owner;
    const caller = await callerByKey(fixture.service, { user, scopes: ["webhooks:write", "webhooks:read", ...scopes] });
    const created = await caller.post("/v1/webhooks", { url: receiver.url, events: ["file.*"] });
    expect(created.status, created.text).to.equal(201);
    return () => receiver.received.map(({ body }) => JSON.parse(body) as FileEvent);
  }

  it("reports files completely only to receivers that can read the record", async () => {
    const complete = await received("files:read", "entities:read");
    const partial = await received("files:read");
    const id = await storedFile(fixture.crm, { name: "secret name.txt" });
    await fixture.crm.delete(`/v1/files/${id}`);
    const both = async (): Promise<boolean> => Promise.resolve(complete().length === 2 && partial().length === 2);
    await until(both, "two events for each receiver");
    expect(complete().map(({ type, data }) => [type, data.object["name"]])).to.have.deep.members([
      ["file.created", "secret name.txt"],
      ["file.deleted", "secret name.txt"],
    ]);
    for (const { data } of partial()) expect(data.object).to.have.all.keys("id", "version", "thin");
  });
});
