/**
 * Returns a check that repeats its last result for the same input. Most saves in `npm run dev` do not change the input of
 * the slow checks.
 */
export function remembered<Input, Result>(check: (input: Input) => Result): (input: Input) => Result {
  let last: { readonly text: string; readonly result: Result } | undefined;
  return (input) => {
    const text = JSON.stringify(input);
    if (last?.text !== text) last = { text, result: check(input) };
    return last.result;
  };
}
