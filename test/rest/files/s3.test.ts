import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { expect } from "chai";
import { openFileStorage } from "../../../src/server/dependencies.ts";
import { cleanUpFiles } from "../../../src/features/files/upload.ts";
import { Problem } from "../../../src/base/platform/rules/errors.ts";
import { createStore } from "../../../src/base/store/store.ts";
import { useFixture } from "../../support/fixture.ts";
import { download, newFile, storedFile, upload } from "../../support/files.ts";

/** The only account of the server. */
const ACCOUNT = "S3RVER";

/** Stores files on an S3-compatible server that verifies signatures. */
describe("Files: /v1/files in S3-compatible storage", () => {
  let folder = "";
  let server: S3rver | undefined;
  const env: Record<string, string> = {
    FILES_S3_ACCESS_KEY: ACCOUNT,
    FILES_S3_SECRET_KEY: ACCOUNT,
    FILES_S3_REGION: "eu-west-3",
  };
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "crm-s3-"));
    server = new S3rver({
      address: "127.0.0.1",
      port: 0,
      silent: true,
      directory: folder,
      configureBuckets: [{ name: "crm-files" }],
      allowMismatchedSignatures: false,
    });
    const { port } = await server.run();
    env["FILES_S3_URL"] = `http://127.0.0.1:${String(port)}/crm-files/files`;
  });
  const fixture = useFixture({ env });
  after(async () => {
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const objects = async (): Promise<number> =>
    (await readdir(folder, { recursive: true })).filter((name) => name.endsWith("._S3rver_object")).length;

  it("stores, returns and removes bytes", async () => {
    const content = randomBytes(3_000_000);
    const id = await storedFile(fixture.crm, { name: "data.bin", content });
    expect(await objects()).to.equal(1);
    expect((await download(fixture.service.url, fixture.crm, { id })).bytes.equals(content)).to.equal(true);
    const part = await download(fixture.service.url, fixture.crm, { id, more: { Range: "bytes=1000000-1000099" } });
    expect(part.response.status).to.equal(206);
    expect(part.bytes.equals(content.subarray(1_000_000, 1_000_100))).to.equal(true);
    expect((await fixture.crm.post(`/v1/files/${id}/purge`)).status).to.equal(200);
    const store = createStore(fixture.service.database.pool);
    const fileStorage = openFileStorage({ dataDir: fixture.service.dataDir, filesS3: s3() });
    await cleanUpFiles({ store, fileStorage, clock: Date.now });
    expect(await objects()).to.equal(0);
  });

  it("answers with 503 while the storage rejects the key, stores nothing, and does not log the key", async () => {
    const id = await newFile(fixture.crm);
    const refused = openFileStorage({ dataDir: "", filesS3: { ...s3(), secretAccessKey: "another key" } });
    const errors = [
      await failureOf(refused.read("a/b")),
      await failureOf(refused.store("a/b", { path: import.meta.filename, size: 1, sha256: "0".repeat(64) })),
    ];
    for (const error of errors)
      expect(error).to.match(/^unavailable: S3 (GET|PUT): the storage responded with status 403$/);
    expect((await upload(fixture.crm, id, "still works")).status).to.equal(200);
    expect(fixture.service.log.join("\n")).to.not.contain("another key");
  });

  it("answers with 503 while the storage cannot be reached", async () => {
    const closed = createServer().listen(0, "127.0.0.1");
    await once(closed, "listening");
    const { port } = closed.address() as AddressInfo;
    closed.close();
    const storage = openFileStorage({ dataDir: "", filesS3: { ...s3(), url: `http://127.0.0.1:${String(port)}/b` } });
    const file = { path: import.meta.filename, size: 1, sha256: "0".repeat(64) };
    expect(await failureOf(storage.store("a/b", file))).to.match(/^unavailable: S3 the storage cannot be reached/);
  });

  const s3 = () => ({
    url: env["FILES_S3_URL"] ?? "",
    region: "eu-west-3",
    accessKeyId: ACCOUNT,
    secretAccessKey: ACCOUNT,
  });
});

/** Returns the code and the cause of a failed call. */
async function failureOf(call: Promise<unknown>): Promise<string> {
  const error = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof Problem) || !(error.cause instanceof Error))
    throw new Error("The call did not fail as expected.");
  return `${error.code}: ${error.cause.message}`;
}
