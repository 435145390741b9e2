import type { Outgoing } from "./outgoing.ts";
import { isBrowser } from "./environment.ts";
import type { AnyInput, UploadBody, UploadOptions } from "./options.ts";

/** Lists that the API takes as one parameter; the values of others are repeated parameters. */
const SEPARATED = ["fields", "include"];

/** Creates the request of an operation from its path template and its input. */
export function outgoing(method: string, route: string, input: AnyInput): Outgoing {
  const url = pathOf(route, input.path) + queryOf(input.query);
  if (input.body === undefined) return { method, route, url, options: input };
  const json = JSON.stringify(input.body);
  return { method, route, url, options: input, contentType: "application/json", body: () => json };
}

/** The input of an operation whose body is a file of this media type. */
export type Upload = AnyInput & { readonly body: UploadBody; readonly contentType: string };

/** Creates the request of an operation whose body is a file. */
export function uploading(method: string, route: string, input: Upload): Outgoing {
  const { body, onProgress, contentType } = input;
  const url = pathOf(route, input.path) + queryOf(input.query);
  const once = body instanceof ReadableStream;
  const sent = onProgress ? () => watched(body, onProgress) : () => body;
  return { method, route, url, options: input, contentType, body: sent, once };
}

function pathOf(route: string, path: object | undefined): string {
  const values = { ...path } as Readonly<Record<string, unknown>>;
  return route.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null || value === "") throw new TypeError(`${route} needs path.${name}.`);
    return encodeURIComponent(text(value));
  });
}

function queryOf(query: object | undefined): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>({ ...query })) {
    if (value === undefined || value === null) continue;
    if (!Array.isArray(value)) pairs.append(name, text(value));
    else if (SEPARATED.includes(name)) pairs.append(name, value.map(text).join(","));
    else for (const one of value) pairs.append(name, text(one));
  }
  return pairs.size > 0 ? `?${pairs.toString()}` : "";
}

function text(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}

/** A large chunk is reported in parts. */
const PART_BYTES = 65_536;

type Progress = NonNullable<UploadOptions["onProgress"]>;

/** Returns a body that reports its bytes while it is read. */
function watched(body: UploadBody, onProgress: Progress): Blob | ReadableStream<Uint8Array> {
  const blob = body instanceof ReadableStream ? null : new Blob([body instanceof Uint8Array ? body.slice() : body]);
  const total = blob?.size ?? null;
  onProgress({ sent: 0, total });
  // Chromium sends streams only over HTTP/2, and other browsers never.
  if (blob && isBrowser()) return blob;
  const source: ReadableStream<Uint8Array> = blob ? blob.stream() : (body as ReadableStream<Uint8Array>);
  return counted(source.getReader(), (sent) => onProgress({ sent, total }));
}

function counted(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  onSent: (sent: number) => void,
): ReadableStream<Uint8Array> {
  let rest = new Uint8Array();
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (rest.length === 0) {
        const next = await reader.read();
        if (next.done) {
          controller.close();
          return;
        }
        rest = new Uint8Array(next.value);
      }
      const part = rest.subarray(0, PART_BYTES);
      rest = rest.subarray(PART_BYTES);
      sent += part.length;
      onSent(sent);
      controller.enqueue(part);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
