import type { Adapter } from "oidc-provider";

const none = (): Promise<undefined> => Promise.resolve(undefined);
const ignored = (): Promise<void> => Promise.resolve();

/** For models that are stored nowhere, or only in part. */
export const unstored: Adapter = {
  upsert: ignored,
  find: none,
  findByUid: none,
  findByUserCode: none,
  consume: ignored,
  destroy: ignored,
  revokeByGrantId: ignored,
};
