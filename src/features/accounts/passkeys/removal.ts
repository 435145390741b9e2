import type { Repositories } from "../../../base/store/store.ts";

/** Removes all passkeys of a user. */
export async function removePasskeys({ passkeys }: Repositories, orgId: string, userId: string): Promise<void> {
  await passkeys.removeAll(orgId, userId);
}
