/** To the generator: `serving` emits what the service loads, `types` everything else of the same contract. */
export type GeneratorRequest = "serving" | "types";

/** From the generator after `serving`. */
export type Generation =
  | { readonly outcome: "valid"; /** The number of files that were written. */ readonly changed: number }
  | { readonly outcome: "invalid"; readonly message: string };
