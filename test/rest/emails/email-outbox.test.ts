import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "chai";
import { strangerTo } from "../../support/accounts/people.ts";
import { until } from "../../support/queue.ts";
import { startService } from "../../support/service.ts";

const PATH = "/v1/notifications/emails";

describe("Jobs: message delivery without a mail server", () => {
  it("retries until the message can be written to the outbox folder", async () => {
    const service = await startService();
    const crm = await strangerTo(service);
    const folder = join(service.dataDir, "outbox");
    await writeFile(folder, "in the way");
    const sent = await crm.post(PATH, { to: [{ email: "ada@mail.example" }], subject: "Hello", text: "Hello" });
    const message = () => crm.get(`${PATH}/${sent.string("data.id")}`);
    await until(async () => (await message()).at("data.recipients.0.error") !== null, "the first attempt");
    expect((await message()).at("data.status")).to.equal("queued");
    await rm(folder);
    await service.database
      .pool("jobs")
      .where({ kind: "email.send" })
      .update({ available_at: new Date().toISOString() });
    await until(async () => (await message()).at("data.status") === "sent", "the second attempt");
    expect(await readdir(folder)).to.have.length(1);
    await service.close();
  });
});
