import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "chai";
import { keyFingerprint } from "../../src/base/platform/keyring.ts";
import { readSecretKey } from "../../src/server/secret-key.ts";
import { createOrganization, signIn } from "../support/accounts/people.ts";
import { lockWaits } from "../support/db/stall.ts";
import { until } from "../support/queue.ts";
import { SECRET_KEY, startService } from "../support/service.ts";
import { startReceiver, toReceivers } from "../support/webhooks/receiver.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";

describe("Secret key of a new database", () => {
  const dataDir = temporaryFolder("crm-key-");
  let database: TestDatabase;
  before(async () => {
    database = await createDatabase();
    const service = await startService({ database, egress: toReceivers() });
    const receiver = await startReceiver();
    const owner = await signIn(service.url, (await createOrganization(service)).owner);
    // The secret of a webhook is stored encrypted.
    const webhook = await owner.post("/v1/webhooks", { url: receiver.url, events: ["contact.created"] });
    expect(webhook.status, webhook.text).to.equal(201);
    await receiver.close();
    await service.close();
  });
  after(async () => {
    await rm(dataDir, { recursive: true });
    await database.drop();
  });

  it("is not reported as lost if another process creates it and uses it meanwhile", async () => {
    const { pool } = database;
    await pool("installation").update({ key_fingerprint: null });
    const read = await pool.transaction(async (other) => {
      await other.raw("LOCK TABLE webhooks");
      const reading = Promise.allSettled([readSecretKey({ secretKey: null, previousSecretKey: null, dataDir }, pool)]);
      await until(async () => (await lockWaits(pool)) > 0, "the start counts encrypted values");
      await writeFile(join(dataDir, "secret.key"), `${SECRET_KEY}\n`);
      await other("installation").update({ key_fingerprint: keyFingerprint(Buffer.from(SECRET_KEY, "base64")) });
      return { reading };
    });
    const [outcome] = await read.reading;
    expect(outcome).to.deep.equal({ status: "fulfilled", value: Buffer.from(SECRET_KEY, "base64") });
  });
});
