/** The service returns 20 details; several violations can have the same place, and some only repeat others. */
const MAX_VIOLATIONS = 100;

/** A loop over the members of an object or the items of a list, as Ajv writes it. */
const LOOP = /^for\((?:const key\d+ in data\d*|let i\d+=0; i\d+<len\d+; i\d+\+\+)\)\{$/gm;
/** A loop of `uniqueItems`, whose list has at most `maxItems` items. It stops at the first violation. */
const PAIRS = /^for\((?:;i\d+--;|j\d+ = i\d+; ?j\d+--;)\)\{$/gm;

/**
 * Changes the code of Ajv so that each loop stops after 100 violations of its own: a body can contain tens of thousands.
 * Only the loop's own violations count, so a branch of `anyOf` cannot become valid because an earlier one has many.
 * Throws if the code has a loop that this does not know.
 */
export function boundedLoops(code: string): string {
  if (/keyword:"(?:contains|minContains|maxContains)"/.test(code))
    throw new Error("contains is not supported: its loop needs the items after those that do not match");
  const loops = code.match(/^(?:.*\s)?(?:for|while)\s*\(/gm)?.length ?? 0;
  const known = (code.match(LOOP)?.length ?? 0) + (code.match(PAIRS)?.length ?? 0);
  if (loops !== known) throw new Error(`Ajv wrote a loop in another form: ${loops} loops, ${known} of them are known`);
  let count = 0;
  return code.replaceAll(LOOP, (loop) => {
    const before = `errorsBefore${count++}`;
    return `const ${before} = errors;\n${loop}\nif(errors - ${before} >= ${MAX_VIOLATIONS}) break;`;
  });
}
