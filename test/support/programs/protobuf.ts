/** The fields of one protobuf message, by number; a missing field is empty. */
export interface Fields {
  has(field: number): boolean;
  bytes(field: number): Buffer;
  text(field: number): string;
  /** A varint. */
  number(field: number): number;
  part(field: number): Fields;
  parts(field: number): Fields[];
}

const NOTHING = Buffer.alloc(0);

/** Decodes the wire format, without a schema: varints as numbers, everything else as bytes. */
export function fieldsOf(message: Buffer): Fields {
  const found = new Map<number, (Buffer | number)[]>();
  let at = 0;
  const varint = (): number => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++] ?? 0;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return Number(value);
    }
  };
  const take = (length: number): Buffer => message.subarray(at, (at += length));
  while (at < message.length) {
    const tag = varint();
    const [field, type] = [tag >> 3, tag & 7];
    if (![0, 1, 2, 5].includes(type)) throw new Error(`Unknown wire type ${String(type)}.`);
    const value = type === 0 ? varint() : take(type === 1 ? 8 : type === 5 ? 4 : varint());
    found.set(field, [...(found.get(field) ?? []), value]);
  }
  const all = (field: number): Buffer[] => (found.get(field) ?? []).filter((one) => Buffer.isBuffer(one));
  const bytes = (field: number): Buffer => all(field)[0] ?? NOTHING;
  return {
    has: (field) => found.has(field),
    bytes,
    text: (field) => bytes(field).toString(),
    number: (field) => Number((found.get(field) ?? [0])[0]),
    part: (field) => fieldsOf(bytes(field)),
    parts: (field) => all(field).map(fieldsOf),
  };
}

/** Reads a fixed64. */
export const numberOf = (bytes: Buffer): number => (bytes.length === 8 ? Number(bytes.readBigUInt64LE()) : 0);
/** Reads a double. */
export const doubleOf = (bytes: Buffer): number => (bytes.length === 8 ? bytes.readDoubleLE() : 0);
/** Reads packed fixed64s. */
export const numbersOf = (bytes: Buffer): number[] => eights(bytes).map(numberOf);
/** Reads packed doubles. */
export const doublesOf = (bytes: Buffer): number[] => eights(bytes).map(doubleOf);

function eights(bytes: Buffer): Buffer[] {
  return Array.from({ length: bytes.length / 8 }, (_, index) => bytes.subarray(index * 8, index * 8 + 8));
}
