/** Counts of the messages of a campaign. */
export interface CampaignCounts {
  readonly recipients: number;
  readonly sent: number;
  readonly failed: number;
  readonly suppressed: number;
  readonly opens: number;
  readonly unique_opens: number;
  readonly clicks: number;
  readonly unique_clicks: number;
  readonly bounces: number;
  readonly unsubscribes: number;
}

/** Returns the counts and their shares of `sent`, from 0 to 1; null while nothing was sent. */
export function campaignStats(counts: CampaignCounts) {
  const { sent, unique_opens, unique_clicks, bounces, unsubscribes } = counts;
  const rate = (part: number): number | null => (sent > 0 ? Math.min(1, part / sent) : null);
  return {
    ...counts,
    open_rate: rate(unique_opens),
    click_rate: rate(unique_clicks),
    bounce_rate: rate(bounces),
    unsubscribe_rate: rate(unsubscribes),
  };
}
