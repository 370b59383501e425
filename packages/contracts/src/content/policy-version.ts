/** Dates in the front matter of a policy. */
export type PolicyDates = { lastUpdated: string; lastChanged?: string | undefined };

/** Returns the version that people agree to: the date of the policy's last change, or of its first version. */
export function policyVersion({ lastUpdated, lastChanged }: PolicyDates): string {
  return lastChanged ?? lastUpdated;
}
