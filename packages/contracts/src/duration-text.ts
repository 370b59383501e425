/** A number with thousands separators: '12,480'. */
export function figure(count: number): string {
  return count.toLocaleString('en');
}

/** A number with its noun: '1 hour', '1,200 days', '2 quizzes'. `many` is for nouns that take more than an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${figure(count)} ${count === 1 ? one : many}`;
}

/** Items that are left over: '1 more subject', '3 more quizzes'. */
export function countedMore(count: number, one: string, many?: string): string {
  return counted(count, `more ${one}`, many && `more ${many}`);
}

/** A share of a hundred, without a space: '60%', '12.5%'. At most two decimals. */
export function percentText(percent: number): string {
  return `${percent.toLocaleString('en', { maximumFractionDigits: 2 })}%`;
}

/** How long a person has to wait, rounded up to whole units: '45 seconds', '3 minutes', '5 hours'. */
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
