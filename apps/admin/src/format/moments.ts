const dayMs = 86_400_000;

/** The short form for a log: the time of day for today, the day and month before that. */
export function logTime(moment: string, now = new Date()): string {
  const at = new Date(moment);
  return at.toDateString() === now.toDateString()
    ? at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
    : at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
}

/** Whole days from now until a moment, rounded up; 0 once it has passed. */
export function daysUntil(moment: string, now = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now) / dayMs));
}
