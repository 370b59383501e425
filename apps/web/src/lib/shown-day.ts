import { longDate } from '@aw/contracts/long-date';
import type { FormattedMoment } from '@aw/ui/patterns/order-timeline';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';

/** Returns the day of a time as text, with the exact time for machines and the tooltip; by default in the reader's time zone. */
export function shownDay(at: string, timeZone?: string): FormattedMoment {
  return { text: longDate(at, timeZone), at, exact: formatAbsoluteTime(at, timeZone) };
}
