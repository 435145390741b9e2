import { createHash, randomBytes } from "node:crypto";
import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import { download, storedFile } from "../../support/files.ts";

describe("GET /v1/files/{id}/content (files.download)", () => {
  const fixture = useFixture();
  const content = randomBytes(1_000);
  const tag = `"${createHash("sha256").update(content).digest("hex")}"`;
  let id = "";
  before(async () => {
    id = await storedFile(fixture.crm, { name: "data.bin", content });
  });
  const get = (more: Record<string, string> = {}, method = "GET") =>
    download(fixture.service.url, fixture.crm, { id, more, method });

  it("sends headers with which browsers save the file and never show it", async () => {
    const { response, bytes } = await get();
    expect(bytes.equals(content)).to.equal(true);
    expect(Object.fromEntries(response.headers)).to.include({
      "content-type": "application/octet-stream",
      "content-length": "1000",
      "content-disposition": 'attachment; filename="data.bin"',
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, no-cache",
      "accept-ranges": "bytes",
      etag: tag,
    });
  });

  it("answers HEAD without the bytes", async () => {
    const { response, bytes } = await get({}, "HEAD");
    expect([response.status, response.headers.get("content-length"), bytes.length]).to.deep.equal([200, "1000", 0]);
    const part = await get({ Range: "bytes=0-9" }, "HEAD");
    expect([part.response.status, part.response.headers.get("content-length")]).to.deep.equal([206, "10"]);
  });

  const parts: [range: string, start: number, end: number][] = [
    ["bytes=0-0", 0, 0],
    ["bytes=10-19", 10, 19],
    ["bytes=990-", 990, 999],
    ["bytes=990-5000", 990, 999],
    ["bytes=-1", 999, 999],
    ["bytes=-5000", 0, 999],
    ["BYTES=5-6", 5, 6],
  ];
  for (const [range, start, end] of parts) {
    it(`sends the range ${range}`, async () => {
      const { response, bytes } = await get({ Range: range });
      expect(response.status).to.equal(206);
      expect(response.headers.get("content-range")).to.equal(`bytes ${start}-${end}/1000`);
      expect(response.headers.get("content-length")).to.equal(String(end - start + 1));
      expect(bytes.equals(content.subarray(start, end + 1))).to.equal(true);
    });
  }

  it("sends one range with the status of the contract", async () => {
    expect((await fixture.crm.get(`/v1/files/${id}/content`, { Range: "bytes=0-9" })).status).to.equal(206);
  });

  for (const range of ["bytes=0-1,5-6", "bytes=5-2", "bytes=-", "bytes=a-b", "lines=1-2", "bytes"]) {
    it(`ignores the range ${range}`, async () => {
      const { response, bytes } = await get({ Range: range });
      expect([response.status, bytes.length, response.headers.get("content-range")]).to.deep.equal([200, 1_000, null]);
    });
  }

  for (const range of ["bytes=1000-", "bytes=5000-6000", "bytes=-0", "bytes=999999999999999-"]) {
    it(`answers the range ${range} with 416`, async () => {
      const answer = await fixture.crm.get(`/v1/files/${id}/content`, { Range: range });
      expect([answer.status, answer.at("code")]).to.deep.equal([416, "range_not_satisfiable"]);
      expect(answer.headers.get("content-range")).to.equal("bytes */1000");
      expect(answer.headers.get("etag")).to.equal(null);
    });
  }

  it("answers with 304 if the client has the content, and sends a range only for that content", async () => {
    const { response, bytes } = await get({ "If-None-Match": `"other", ${tag}` });
    expect([response.status, bytes.length, response.headers.get("etag")]).to.deep.equal([304, 0, tag]);
    expect((await get({ "If-None-Match": '"other"' })).response.status).to.equal(200);
    expect((await get({ Range: "bytes=0-9", "If-Range": tag })).response.status).to.equal(206);
    expect((await get({ Range: "bytes=0-9", "If-Range": '"other"' })).response.status).to.equal(200);
    expect((await get({ Range: "bytes=0-9", "If-Range": `W/${tag}` })).response.status).to.equal(200);
  });

  it("sends the file uncompressed, also if the client prefers other types", async () => {
    const { response, bytes } = await get({ Accept: "image/png", "Accept-Encoding": "gzip" });
    expect([response.status, bytes.equals(content), response.headers.get("content-encoding")]).to.deep.equal([
      200,
      true,
      null,
    ]);
  });

  const shown: [name: string, content: string | Buffer, type: string][] = [
    ["page.html", "<!doctype html><script>alert(1)</script>", "text/plain; charset=utf-8"],
    [
      "drawing.svg",
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      "text/plain; charset=utf-8",
    ],
    ["data.xml", '<?xml version="1.0"?><a/>', "text/plain; charset=utf-8"],
    ["page.html", Buffer.from("<html>\0<script>alert(1)</script>"), "application/octet-stream"],
    ["report.pdf", "%PDF-1.7\n", "application/pdf"],
    ["list.csv", "name\nZoë\n", "text/plain; charset=utf-8"],
    [
      "photo.html",
      Buffer.from("89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489", "hex"),
      "image/png",
    ],
    ["latin.txt", Buffer.from("Zo\xeb", "latin1"), "application/octet-stream"],
  ];
  for (const [name, bytes, type] of shown) {
    it(`never lets a browser show ${name} (${type})`, async () => {
      const file = await storedFile(fixture.crm, { name, content: bytes });
      const { response } = await download(fixture.service.url, fixture.crm, { id: file });
      expect(response.headers.get("content-type")).to.equal(type);
      expect(response.headers.get("content-disposition")).to.equal(`attachment; filename="${name}"`);
      expect(response.headers.get("content-security-policy")).to.contain("sandbox");
      expect(response.headers.get("x-content-type-options")).to.equal("nosniff");
      expect((await fixture.crm.get(`/v1/files/${file}`)).at("data.content_type")).to.equal(type);
    });
  }

  const names: [name: string, header: string][] = [
    ["Été 2026.pdf", `attachment; filename="Ete 2026.pdf"; filename*=UTF-8''%C3%89t%C3%A9%202026.pdf`],
    [
      '"a"; filename=b.txt',
      `attachment; filename="_a__ filename=b.txt"; filename*=UTF-8''%22a%22%3B%20filename%3Db.txt`,
    ],
    ["it's (100%) *.txt", `attachment; filename="it's (100_) *.txt"; filename*=UTF-8''it%27s%20%28100%25%29%20%2A.txt`],
    ["契約.pdf", `attachment; filename="__.pdf"; filename*=UTF-8''%E5%A5%91%E7%B4%84.pdf`],
    ["😀.txt", `attachment; filename="_.txt"; filename*=UTF-8''%F0%9F%98%80.txt`],
  ];
  for (const [name, header] of names) {
    it(`names the file ${name}`, async () => {
      const file = await storedFile(fixture.crm, { name });
      const { response } = await download(fixture.service.url, fixture.crm, { id: file });
      expect(response.headers.get("content-disposition")).to.equal(header.replace("_a__", "_a_;"));
    });
  }
});
