const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const timeOfDay = (at: Date) => at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** When something is due, in the words of a list: 'Late by 3 h', 'in 2 h', 'tomorrow, 10:00', 'Sun 1 Mar'. */
export function dueLabel(dueAt: string, isLate: boolean, now = new Date()): string {
  const at = new Date(dueAt);
  const leftMs = at.getTime() - now.getTime();
  if (isLate) return `Late by ${formatDuration(Math.max(0, -leftMs))}`;
  if (leftMs < 0) return exactDay(at, now);
  if (leftMs < dayMs && at.toDateString() === now.toDateString()) return `in ${formatDuration(leftMs)}`;
  if (at.toDateString() === new Date(now.getTime() + dayMs).toDateString()) {
    return leftMs < 18 * hourMs ? `in ${formatDuration(leftMs)}` : `tomorrow, ${timeOfDay(at)}`;
  }
  return exactDay(at, now);
}

/** The day and the time of a deadline in the reader's zone: 'Fri 27 Feb, 20:00'. */
export function dueMoment(dueAt: string, now = new Date()): string {
  const at = new Date(dueAt);
  return `${exactDay(at, now)}, ${timeOfDay(at)}`;
}

function exactDay(at: Date, now: Date): string {
  const year = at.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return at
    .toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year })
    .replace(',', '');
}

/** A span in its largest unit: '5 min', '3 h', '4 days'. */
export function formatDuration(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} min`;
  if (ms < 2 * dayMs) return `${Math.floor(ms / hourMs)} h`;
  return `${Math.floor(ms / dayMs)} days`;
}
