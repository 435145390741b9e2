/** What a promise was rejected with; fails when it was not. */
export async function failureOf(work: PromiseLike<unknown>): Promise<Error> {
  try {
    await work;
  } catch (error) {
    return error as Error;
  }
  throw new Error("It should have failed.");
}
