import { Call, type Send } from "./call.ts";

/**
 * A download: await it for the text, call `blob()` for the bytes, or iterate over them with `for await` as they arrive.
 */
export class FileCall extends Call<string> implements AsyncIterable<Uint8Array> {
  constructor(send: Send) {
    super(send, (text) => text);
  }

  /** Returns the bytes with their media type. */
  async blob(): Promise<Blob> {
    return await (await this.asResponse()).blob();
  }

  async *#bytes(response: Promise<Response>): AsyncGenerator<Uint8Array, void, undefined> {
    const reader = (await response).body?.getReader();
    if (!reader) return;
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value as Uint8Array;
    } finally {
      // A caller that leaves the loop closes the connection.
      await reader.cancel();
    }
  }

  [Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
    return this.#bytes(this.asResponse());
  }

  /** Iterates over the lines, without their ends. A quoted value with a line break is split. */
  lines(): AsyncGenerator<string, void, undefined> {
    return linesOf(this[Symbol.asyncIterator]());
  }
}

async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const part of bytes) {
    const lines = (rest + decoder.decode(part, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield line.replace(/\r$/, "");
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}
