import type { Emitter } from "./output.ts";

/** openapi.json: the merged and expanded document. */
export const emitDocument: Emitter = ({ document }) => ({ "openapi.json": `${JSON.stringify(document, null, 2)}\n` });
