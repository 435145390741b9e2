import type { Adapter } from "oidc-provider";

const none = (): Promise<undefined> => Promise.resolve(undefined);
const ignored = (): Promise<void> => Promise.resolve();

/** An adapter that stores nothing, for models that are not stored or only in part. */
export const unstored: Adapter = {
  upsert: ignored,
  find: none,
  findByUid: none,
  findByUserCode: none,
  consume: ignored,
  destroy: ignored,
  revokeByGrantId: ignored,
};
