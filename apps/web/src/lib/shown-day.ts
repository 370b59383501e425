import { longDate } from '@aw/contracts/long-date';
import type { ShownMoment } from '@aw/ui/patterns/order-timeline';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';

/** The day of a moment in words, with its exact time for machines and on hover; in the reader's zone unless one is given. */
export function shownDay(at: string, timeZone?: string): ShownMoment {
  return { text: longDate(at, timeZone), at, exact: formatAbsoluteTime(at, timeZone) };
}
