/** How many of a unit: '1 hour', '3 hours', '1,200 days'. */
export function counted(count: number, unit: string): string {
  return `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`;
}

/** How long somebody has to wait, rounded up in the largest unit that is still telling: '45 seconds', '3 minutes', '5 hours'. */
export function waitText(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

/** How long ago something was, rounded down: 'just now', '12 seconds ago', '3 minutes ago', '1 day ago'. */
export function agoText(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000));
  if (seconds < 2) return 'just now';
  if (seconds < 60) return `${counted(seconds, 'second')} ago`;
  if (seconds < 3600) return `${counted(Math.floor(seconds / 60), 'minute')} ago`;
  if (seconds < 86_400) return `${counted(Math.floor(seconds / 3600), 'hour')} ago`;
  return `${counted(Math.floor(seconds / 86_400), 'day')} ago`;
}
