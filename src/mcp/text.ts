/** Control characters but newline and tab, and the tag characters, which nobody sees and models read. */
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u{e0000}-\u{e007f}]/gu;

/** A value as JSON carries it, its texts without characters that are not there to be read. */
export function inert(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === "string" ? inner.toWellFormed().replace(UNSEEN, "") : inner,
  );
}

const PIECES = /[A-Za-z]+|[0-9]{1,3}|[^\sA-Za-z0-9]+|\s+/g;

/** About how many tokens a model reads in a text: rather too many than too few. */
export function estimatedTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(PIECES)) tokens += costOf(piece);
  return tokens;
}

function costOf(piece: string): number {
  if (/^[A-Za-z]/.test(piece)) return Math.ceil(piece.length / 5);
  if (/^[0-9\s]/.test(piece)) return 1;
  // Punctuation comes in pairs as a rule; other scripts and signs cost up to a token a byte and a half.
  return /^[\u0021-\u007e]+$/.test(piece) ? Math.ceil(piece.length / 2) : Math.ceil(Buffer.byteLength(piece) / 1.5);
}
