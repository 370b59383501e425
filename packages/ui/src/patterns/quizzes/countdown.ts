const minute = 60;
const hour = 3600;

function whole(seconds: number) {
  return Math.max(0, Math.ceil(seconds));
}

/** Formats the remaining seconds for a timer: '18:42', '0:07', and '1:05:00' from an hour on. */
export function formatCountdown(secondsLeft: number): string {
  const rest = whole(secondsLeft);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(rest / hour);
  const minutes = Math.floor((rest % hour) / minute);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest % minute)}` : `${minutes}:${two(rest % minute)}`;
}

function parts(seconds: number, units: readonly [string, string, string]): string {
  const rest = whole(seconds);
  const values = [Math.floor(rest / hour), Math.floor((rest % hour) / minute), rest % minute];
  const shown = values.flatMap((value, index) => (value > 0 ? [`${value} ${units[index]}`] : []));
  return shown.join(' ') || `0 ${units[2]}`;
}

/** Formats a number of seconds in short words: '12 min 5 s', '1 h 30 min', '0 s'. */
export function formatDuration(seconds: number): string {
  return parts(seconds, ['h', 'min', 's']);
}

/** Formats a number of seconds as a screen reader should read it: '18 minutes 42 seconds'. */
export function formatSpokenDuration(seconds: number): string {
  return parts(seconds, ['hours', 'minutes', 'seconds']).replace(/\b1 (\w+)s\b/g, '1 $1');
}

const marks = [
  { at: 5 * minute, text: 'Five minutes left.', urgency: 'soon' },
  { at: minute, text: 'One minute left.', urgency: 'last' },
] as const;

/** Closeness of the end: 'soon' from five minutes on, 'last' from one minute on. */
export type Urgency = 'none' | 'soon' | 'last';

/** Returns how close the end is with this many seconds left. */
export function urgencyOf(secondsLeft: number): Urgency {
  return marks.findLast(({ at }) => whole(secondsLeft) <= at)?.urgency ?? 'none';
}

/** Returns the announcement due as the time falls from `before` to `now` seconds, or undefined if there is none. */
export function dueAnnouncement(before: number, now: number): string | undefined {
  return marks.findLast(({ at }) => whole(before) > at && whole(now) <= at)?.text;
}
