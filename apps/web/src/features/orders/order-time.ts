import type { ShownMoment } from '@aw/ui/patterns/order-timeline';
import { formatTimeZone } from '@aw/ui/primitives/time';

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function partsOf(at: string, options: Intl.DateTimeFormatOptions, timeZone?: string): Parts {
  const format = new Intl.DateTimeFormat('en-GB', { hourCycle: 'h23', ...options, timeZone });
  return Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
}

const clockOptions = { hour: '2-digit', minute: '2-digit' } as const;

/** '20:06'; like every text here in the reader's own zone, unless one is given. */
export function clockText(at: string, timeZone?: string): string {
  const { hour, minute } = partsOf(at, clockOptions, timeZone);
  return `${hour}:${minute}`;
}

/** '26 Feb', with the year where it is not the current one. */
export function dayText(at: string, now: Date, timeZone?: string): string {
  const { day, month, year } = partsOf(at, { day: 'numeric', month: 'short', year: 'numeric' }, timeZone);
  return `${day} ${month}${yearAfter(year, now, timeZone)}`;
}

/** '26 Feb, 20:04'. */
export function momentText(at: string, now: Date, timeZone?: string): string {
  return `${dayText(at, now, timeZone)}, ${clockText(at, timeZone)}`;
}

/** 'Thu 5 March, 20:00', and 'Thu 5 Mar, 20:00' where there is little room. */
export function dueText(at: string, now: Date, timeZone?: string, month: 'long' | 'short' = 'long'): string {
  const parts = partsOf(at, { weekday: 'short', day: 'numeric', month, year: 'numeric' }, timeZone);
  const day = `${parts.weekday} ${parts.day} ${parts.month}${yearAfter(parts.year, now, timeZone)}`;
  return `${day}, ${clockText(at, timeZone)}`;
}

/** 'Thursday 26 February', as it divides messages. */
export function dayTitle(at: string, now: Date, timeZone?: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const { weekday, day, month, year } = partsOf(at, options, timeZone);
  return `${weekday} ${day} ${month}${yearAfter(year, now, timeZone)}`;
}

/** 'today, 14:30' of this day, else '26 Feb'. */
export function fileTime(at: string, now: Date, timeZone?: string): string {
  const isToday = dayKey(at, timeZone) === dayKey(now.toISOString(), timeZone);
  return isToday ? `today, ${clockText(at, timeZone)}` : dayText(at, now, timeZone);
}

/** A text that is the same for every moment of one day. */
export function dayKey(at: string, timeZone?: string): string {
  const { year, month, day } = partsOf(at, { year: 'numeric', month: '2-digit', day: '2-digit' }, timeZone);
  return `${year}-${month}-${day}`;
}

/** The whole moment with the name of its zone, for hover: 'Thursday 5 March 2026, 20:00 Gulf Standard Time'. */
export function exactText(at: string, timeZone?: string): string {
  const parts = partsOf(
    at,
    {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      ...clockOptions,
      timeZoneName: 'long',
    },
    timeZone,
  );
  return `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}, ${parts.hour}:${parts.minute} ${parts.timeZoneName}`;
}

/** Sentence for a page whose times are all in the reader's zone. */
export function zoneNote(timeZone?: string): string {
  return `Times are in ${formatTimeZone(timeZone)}.`;
}

/** A moment with the words that are shown for it. */
export function shownMoment(at: string, text: string, timeZone?: string): ShownMoment {
  return { text, at, exact: exactText(at, timeZone) };
}

function yearAfter(year: string | undefined, now: Date, timeZone?: string): string {
  const current = partsOf(now.toISOString(), { year: 'numeric' }, timeZone).year;
  return year === current ? '' : ` ${year}`;
}
