import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { cleanUpFiles } from "../../src/features/files/upload.ts";
import { folderStorage } from "../../src/features/files/storage.ts";
import { createStore } from "../../src/base/store/store.ts";
import { BYTES, newFile, upload } from "../support/files.ts";
import { useProcess } from "../support/programs/process-fixture.ts";

const HOUR = 3_600_000;

describe("Killing the service while it receives a file", () => {
  const place = useProcess();

  it("leaves a file without content and no bytes after the cleanup; the upload can be repeated", async () => {
    const { crm, database, dataDir, key, service } = place;
    const id = await newFile(crm, "large.bin");
    const url = new URL(`/v1/files/${id}/content`, service.url);
    const headers = { "X-API-Key": key, ...BYTES, "Content-Length": "10000000" };
    const sent = request(url, { method: "PUT", headers, agent: false });
    const failed = once(sent, "error");
    sent.write(Buffer.alloc(1_000_000, 1));
    const storage = folderStorage(join(dataDir, "files"));
    while ((await readdir(storage.incoming).catch(() => [])).length === 0) await pause(10);
    await Promise.all([place.kill(), failed]);
    expect(await readdir(storage.incoming)).to.have.length(1);

    await place.start();
    expect((await crm.get(`/v1/files/${id}`)).at("data.status")).to.equal("waiting_for_content");
    const store = createStore(database.pool);
    await cleanUpFiles({ store, fileStorage: storage, clock: () => Date.now() + 2 * HOUR });
    expect(await readdir(storage.incoming)).to.deep.equal([]);
    expect((await upload(crm, id, Buffer.alloc(10_000_000, 1))).status).to.equal(200);
    expect(await readdir(storage.incoming)).to.deep.equal([]);
  }).timeout(60_000);
});
