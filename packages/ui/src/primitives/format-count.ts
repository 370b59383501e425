const figures = new Intl.NumberFormat('en');

/** Formats a whole number with thousands separators: 12,480. */
export function formatNumber(count: number): string {
  return figures.format(count);
}

/** Formats a count with its noun: '1 page', '12,480 documents'. Pass `many` for irregular plurals. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** Formats the number of things that a search found, in words if there are none: 'No', '12,480'. */
export function formatFound(count: number): string {
  return count === 0 ? 'No' : formatNumber(count);
}

/** Formats how much there is of something; undefined if there is nothing, because no page says '0 documents'. */
export function formatAny(count: number, one: string, many?: string): string | undefined {
  return count === 0 ? undefined : formatCount(count, one, many);
}
