/** The key of the user's feeds. */
export const FEEDS = ["busyFeeds"] as const;
