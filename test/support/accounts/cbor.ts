/** The values that authenticators encode. */
export type CborValue = number | string | Buffer | Map<number | string, CborValue>;

const MAJOR = { unsigned: 0, negative: 1, bytes: 2, text: 3, map: 5 };

/** Encodes a value in CBOR (RFC 8949). */
export function encodeCbor(value: CborValue): Buffer {
  if (typeof value === "number") return value < 0 ? head(MAJOR.negative, -1 - value) : head(MAJOR.unsigned, value);
  if (typeof value === "string") return Buffer.concat([head(MAJOR.text, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(MAJOR.bytes, value.length), value]);
  const entries = [...value].flatMap(([key, member]) => [encodeCbor(key), encodeCbor(member)]);
  return Buffer.concat([head(MAJOR.map, value.size), ...entries]);
}

function head(major: number, argument: number): Buffer {
  if (argument < 24) return Buffer.from([(major << 5) | argument]);
  if (argument < 256) return Buffer.from([(major << 5) | 24, argument]);
  return Buffer.from([(major << 5) | 25, argument >> 8, argument & 255]);
}
