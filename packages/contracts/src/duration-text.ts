/** Returns a number with thousands separators: '12,480'. */
export function formatNumber(count: number): string {
  return count.toLocaleString('en');
}

/** Returns a number with its noun: '1 hour', '1,200 days', '2 quizzes'. `many` is for irregular plurals. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** Returns the number of remaining items: '1 more subject', '3 more quizzes'. */
export function countedMore(count: number, one: string, many?: string): string {
  return formatCount(count, `more ${one}`, many && `more ${many}`);
}

/** Returns a percentage without a space and with at most two decimals: '60%', '12.5%'. */
export function percentText(percent: number): string {
  return `${percent.toLocaleString('en', { maximumFractionDigits: 2 })}%`;
}

/** Returns a waiting time, rounded up to whole units: '45 seconds', '3 minutes', '5 hours'. */
export function waitText(seconds: number): string {
  if (seconds < 60) return formatCount(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? formatCount(minutes, 'minute') : formatCount(Math.ceil(minutes / 60), 'hour');
}

/** Returns elapsed time, rounded down: 'just now', '12 seconds ago', '3 minutes ago', '1 day ago'. */
export function agoText(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000));
  if (seconds < 2) return 'just now';
  if (seconds < 60) return `${formatCount(seconds, 'second')} ago`;
  if (seconds < 3600) return `${formatCount(Math.floor(seconds / 60), 'minute')} ago`;
  if (seconds < 86_400) return `${formatCount(Math.floor(seconds / 3600), 'hour')} ago`;
  return `${formatCount(Math.floor(seconds / 86_400), 'day')} ago`;
}
