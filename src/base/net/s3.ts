import { createHash, randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { AwsV4Signer } from "aws4fetch";
import { Problem } from "../platform/rules/errors.ts";

/** A bucket and the key that gives access to it. */
export interface S3Options {
  /** The URL of the bucket, optionally with a prefix: `https://s3.eu-west-3.amazonaws.com/bucket`. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A bucket of S3-compatible storage. All functions throw `unavailable` if the storage does not do what it should. */
export interface Bucket {
  put(key: string, file: { readonly path: string; readonly size: number; readonly sha256: string }): Promise<void>;
  get(key: string, range?: { readonly start: number; readonly end: number }): Promise<AsyncIterable<Uint8Array>>;
  remove(key: string): Promise<void>;
  /** Writes, reads and removes an object, to check the URL and the rights of the key. */
  check(): Promise<void>;
}

/** Until the response starts; an upload of 100 MB has this time too. */
const TIMEOUT_MS = 120_000;
const RETRY_AFTER_SECONDS = 10;
const EMPTY_SHA256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

interface S3Request {
  readonly method: "GET" | "PUT" | "DELETE";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Blob;
  /** Statuses of success. */
  readonly expected: readonly number[];
}

/**
 * Creates the client of a bucket. The operator chooses its address, so private networks are allowed. Requests are signed
 * (AWS Signature Version 4) including the checksum of their bytes, which the storage verifies.
 */
export function s3Bucket({ url, ...credentials }: S3Options): Bucket {
  const base = url.replace(/\/+$/, "");
  const send = async ({ method, path, headers = {}, body, expected }: S3Request): Promise<Response> => {
    const checksum = { "x-amz-content-sha256": EMPTY_SHA256, ...headers };
    const signer = new AwsV4Signer({ ...credentials, service: "s3", method, url: base + path, headers: checksum });
    const signed = await signer.sign();
    const response = await request(signed.url, { method, headers: signed.headers, ...(body && { body }) });
    if (expected.includes(response.status)) return response;
    await response.body?.cancel();
    throw unavailable(`${method}: the storage responded with status ${String(response.status)}`);
  };
  return {
    async put(key, { path, sha256 }) {
      const headers = { "x-amz-content-sha256": sha256, "content-type": "application/octet-stream" };
      const body = await openAsBlob(path);
      await drained(await send({ method: "PUT", path: `/${key}`, headers, body, expected: [200] }));
    },
    async get(key, range) {
      const headers = range && { range: `bytes=${String(range.start)}-${String(range.end)}` };
      const expected = [range ? 206 : 200];
      const { body } = await send({ method: "GET", path: `/${key}`, ...(headers && { headers }), expected });
      if (!body) throw unavailable("GET: the storage sent no bytes");
      return body;
    },
    async remove(key) {
      await drained(await send({ method: "DELETE", path: `/${key}`, expected: [200, 204, 404] }));
    },
    async check() {
      const path = `/check-${randomUUID()}`;
      const headers = { "x-amz-content-sha256": createHash("sha256").update(path).digest("hex") };
      await drained(await send({ method: "PUT", path, headers, body: new Blob([path]), expected: [200] }));
      await drained(await send({ method: "GET", path, expected: [200] }));
      await drained(await send({ method: "DELETE", path, expected: [200, 204] }));
    },
  };
}

/** The time limit ends when the response starts: a slow client may take longer to read the bytes. */
async function request(url: URL, init: RequestInit): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => {
    timeout.abort();
  }, TIMEOUT_MS);
  try {
    return await fetch(url, { ...init, redirect: "manual", signal: timeout.signal });
  } catch (cause) {
    throw unavailable("the storage cannot be reached", cause);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the rest of a response, so that its connection can be used again. */
async function drained(response: Response): Promise<void> {
  await response.arrayBuffer();
}

/** The messages contain neither the key nor the name of an object. */
function unavailable(reason: string, cause?: unknown): Problem {
  const why = cause instanceof Error && cause.cause instanceof Error ? `${reason}: ${cause.cause.message}` : reason;
  return new Problem("unavailable", [], { cause: new Error(`S3 ${why}`), retryAfter: RETRY_AFTER_SECONDS });
}
