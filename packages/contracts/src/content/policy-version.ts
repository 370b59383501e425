/** The dates in the front matter of a policy. */
export type PolicyDates = { lastUpdated: string; lastChanged?: string | undefined };

/** Returns the version of a policy, which people agree to: the date of its last change, or of its first version. */
export function policyVersion({ lastUpdated, lastChanged }: PolicyDates): string {
  return lastChanged ?? lastUpdated;
}
