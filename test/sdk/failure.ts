/** Returns the error of a rejected promise; throws if it was fulfilled. */
export async function failureOf(work: PromiseLike<unknown>): Promise<Error> {
  try {
    await work;
  } catch (error) {
    return error as Error;
  }
  throw new Error("The promise was not rejected.");
}
