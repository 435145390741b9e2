import { readdir } from "node:fs/promises";
import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { signIn } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import { BYTES, newFile, newOwner, storedFile, upload } from "../../support/files.ts";

const MIB = 1_048_576;

describe("PUT /v1/files/{id}/content (files.upload)", () => {
  const fixture = useFixture();
  /** The files on the disk: of running uploads, and stored ones. */
  const onDisk = async (place: "incoming" | "stored"): Promise<string[]> => {
    const folder = join(fixture.service.dataDir, "files", place);
    const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return found.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  const open = (id: string, headers: Readonly<Record<string, string>>): ClientRequest => {
    const url = new URL(`/v1/files/${id}/content`, fixture.service.url);
    return request(url, { method: "PUT", headers: { "X-API-Key": fixture.key, ...BYTES, ...headers }, agent: false });
  };
  const statusOf = async (id: string): Promise<unknown> => (await fixture.crm.get(`/v1/files/${id}`)).at("data.status");

  it("stores a file that arrives in chunks without a length", async () => {
    const id = await newFile(fixture.crm);
    const sent = open(id, {});
    for (let count = 0; count < 30; count += 1) sent.write(Buffer.alloc(100_000, count));
    sent.end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    expect(response.statusCode).to.equal(200);
    expect((await fixture.crm.get(`/v1/files/${id}`)).at("data.size")).to.equal(3_000_000);
  });

  it("stores no bytes of an upload that ends early", async () => {
    const id = await newFile(fixture.crm);
    const before = (await onDisk("stored")).length;
    const sent = open(id, { "Content-Length": String(10 * MIB) });
    sent.on("error", () => undefined);
    sent.write(Buffer.alloc(MIB));
    while ((await onDisk("incoming")).length === 0) await pause(10);
    sent.destroy();
    while ((await onDisk("incoming")).length > 0) await pause(10);
    expect([await statusOf(id), (await onDisk("stored")).length]).to.deep.equal(["waiting_for_content", before]);
    expect((await upload(fixture.crm, id, "now complete")).status).to.equal(200);
  });

  it("stores no bytes of a chunked upload that ends early", async () => {
    const id = await newFile(fixture.crm);
    const sent = open(id, { "Transfer-Encoding": "chunked" });
    sent.on("error", () => undefined);
    sent.write("a part");
    while ((await onDisk("incoming")).length === 0) await pause(10);
    sent.destroy();
    while ((await onDisk("incoming")).length > 0) await pause(10);
    expect(await statusOf(id)).to.equal("waiting_for_content");
  });

  it("limits the size to 25 MiB, or as the organization chooses", async () => {
    const id = await newFile(fixture.crm);
    const large = await upload(fixture.crm, id, Buffer.alloc(25 * MIB + 1));
    expect([large.status, large.at("code")]).to.deep.equal([413, "payload_too_large"]);
    expect(await onDisk("incoming")).to.deep.equal([]);
    const owner = await signIn(fixture.service.url, fixture.organization.owner);
    const changed = await owner.put("/v1/organization", { max_file_size_mb: 1 });
    expect([changed.status, changed.at("data.max_file_size_mb")]).to.deep.equal([200, 1]);
    expect((await upload(fixture.crm, id, Buffer.alloc(MIB + 1))).status).to.equal(413);
    expect((await upload(fixture.crm, id, Buffer.alloc(MIB))).status).to.equal(200);
    for (const max_file_size_mb of [0, 101, 1.5]) {
      expect((await owner.put("/v1/organization", { max_file_size_mb })).status).to.equal(400);
    }
    await owner.put("/v1/organization", { max_file_size_mb: 25 });
  });

  it("rejects more than 100 MiB before the bytes are sent", async () => {
    const sent = open(await newFile(fixture.crm), { "Content-Length": String(101 * MIB) });
    sent.on("error", () => undefined);
    sent.flushHeaders();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    expect(response.statusCode).to.equal(413);
    sent.destroy();
  });

  it("limits the size of decompressed bytes", async () => {
    const id = await newFile(fixture.crm);
    const headers = { ...BYTES, "Content-Encoding": "gzip" };
    const bomb = await fixture.crm.put(`/v1/files/${id}/content`, gzipSync(Buffer.alloc(30 * MIB)), headers);
    expect(bomb.status).to.equal(413);
    const stored = await fixture.crm.put(`/v1/files/${id}/content`, gzipSync("Minutes"), headers);
    expect([stored.status, stored.at("data.size")]).to.deep.equal([200, 7]);
  });

  it("does not unpack archives", async () => {
    const content = gzipSync(Buffer.alloc(60 * MIB));
    const id = await storedFile(fixture.crm, { name: "bomb.gz", content });
    const file = await fixture.crm.get(`/v1/files/${id}`);
    expect([file.at("data.size"), file.at("data.content_type")]).to.deep.equal([content.length, "application/gzip"]);
  });

  it("rejects an empty file", async () => {
    const id = await newFile(fixture.crm);
    const none = await fixture.crm.send("PUT", `/v1/files/${id}/content`, { headers: BYTES });
    expect([none.status, none.at("details.0.code")]).to.deep.equal([400, "required"]);
    const chunked = await fixture.crm.send("PUT", `/v1/files/${id}/content`, {
      headers: { ...BYTES, "Content-Encoding": "gzip" },
      body: gzipSync(""),
    });
    expect([chunked.status, chunked.at("details.0.code")]).to.deep.equal([400, "required"]);
  });

  it("rejects another content type: the type of the file follows from its bytes", async () => {
    const id = await newFile(fixture.crm);
    for (const type of ["text/html", "multipart/form-data; boundary=a", "application/json"]) {
      expect((await fixture.crm.put(`/v1/files/${id}/content`, "a", { "Content-Type": type })).status).to.equal(415);
    }
  });

  const programs: [what: string, content: Buffer][] = [
    ["a Windows program", Buffer.concat([Buffer.from("MZ\x90\0\x03\0\0\0\x04\0", "latin1"), Buffer.alloc(200)])],
    ["a Linux program", Buffer.concat([Buffer.from("\x7fELF\x02\x01\x01\0", "latin1"), Buffer.alloc(200)])],
    ["a macOS program", Buffer.concat([Buffer.from("cffaedfe0c000001", "hex"), Buffer.alloc(200)])],
    ["a shortcut", Buffer.concat([Buffer.from("4c0000000114020000000000c000000000000046", "hex"), Buffer.alloc(80)])],
    ["WebAssembly", Buffer.concat([Buffer.from("\0asm\x01\0\0\0", "latin1"), Buffer.alloc(20)])],
    ["a script", Buffer.from("#!/bin/sh\nrm -rf /\n")],
  ];
  for (const [what, content] of programs) {
    it(`rejects ${what} that claims to be a picture`, async () => {
      const id = await newFile(fixture.crm, "holiday.jpg");
      const answer = await upload(fixture.crm, id, content);
      expect([answer.status, answer.at("details.0.code")]).to.deep.equal([422, "file_type_forbidden"]);
      expect(await onDisk("incoming")).to.deep.equal([]);
      expect(await statusOf(id)).to.equal("waiting_for_content");
    });
  }

  describe("POST /v1/files (files.create): names", () => {
    const create = async (name: string) =>
      await fixture.crm.post("/v1/files", { ...(await newOwner(fixture.crm)), name });

    const invalid = [
      "../../etc/passwd",
      "..",
      ".",
      "a/b.txt",
      "a\\b.txt",
      "C:\\a.txt",
      "a\0.txt",
      "a\nb.txt",
      "a\u007f.txt",
      "\u200ea.txt",
      "a.txt.",
      "a. ",
      "x".repeat(256),
      "",
      " ",
    ];
    for (const name of invalid) {
      it(`rejects the invalid name ${JSON.stringify(name.slice(0, 30))}`, async () => {
        const answer = await create(name);
        expect([answer.status, answer.at("details.0.path")], answer.text).to.deep.equal([400, "/name"]);
      });
    }

    it("removes marks that change the direction, and judges the name that people then see", async () => {
      const program = await create("invoice\u202efdp.exe");
      expect([program.status, program.at("details.0.code")]).to.deep.equal([422, "file_type_forbidden"]);
      const plain = await create("a\u2066b.txt");
      expect([plain.status, plain.at("data.name")]).to.deep.equal([201, "ab.txt"]);
    });

    const forbidden = [
      "setup.exe",
      "SETUP.EXE",
      "a.pdf.bat",
      "run.ps1",
      "macro.vbs",
      "page.hta",
      "link.url",
      "lib.jar",
      "app.js",
      "setup.ｅｘｅ",
      "setup.ex\u200be",
    ];
    for (const name of forbidden) {
      it(`rejects the program ${JSON.stringify(name)}`, async () => {
        const answer = await create(name);
        expect([answer.status, answer.at("details.0.code")]).to.deep.equal([422, "file_type_forbidden"]);
      });
    }

    for (const name of ["CON", "nul.txt", "Com1.pdf", "LPT¹.txt"]) {
      it(`rejects the reserved name ${name}`, async () => {
        const answer = await create(name);
        expect([answer.status, answer.at("details.0.code")]).to.deep.equal([422, "file_name_reserved"]);
      });
    }

    for (const name of [
      "x".repeat(255),
      "😀".repeat(255),
      ".env",
      "console.txt",
      "a..b.txt",
      "exe",
      "~$draft.docx",
      "a:b?.txt",
    ]) {
      it(`accepts the valid name ${JSON.stringify(name.slice(0, 30))}`, async () => {
        const answer = await create(name);
        expect([answer.status, answer.at("data.name")], answer.text).to.deep.equal([201, name]);
      });
    }

    it("explains errors in French", async () => {
      const body = { ...(await newOwner(fixture.crm)), name: "a/b" };
      const answer = await fixture.crm.post("/v1/files", body, { "Accept-Language": "fr" });
      expect(answer.at("details.0.message")).to.contain("un nom de fichier sans");
    });
  });
});
