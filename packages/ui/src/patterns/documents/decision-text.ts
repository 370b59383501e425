/** Expected decision of staff about an upload: on a promised day, later than promised, or without a promised day. */
export type DecisionTime = { state: 'promised'; day: string } | { state: 'overdue' } | { state: 'open' };

/**
 * Returns the sentence that tells an uploader when staff will decide. `day` is already formatted, as 'December 2,
 * 2026'.
 */
export function decisionText(time: DecisionTime): string {
  switch (time.state) {
    case 'promised':
      return `Our staff will review it by ${time.day} and tell you the result.`;
    case 'overdue':
      return 'This is taking longer than we promised. We have alerted our staff, and they will tell you the result.';
    case 'open':
      return 'Our staff will review it and tell you the result.';
  }
}
