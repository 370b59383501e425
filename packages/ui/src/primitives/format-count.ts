const figures = new Intl.NumberFormat('en');

/** Formats a whole number with thousands separators: 12,480. */
export function formatNumber(count: number): string {
  return figures.format(count);
}

/** Formats a count with its noun: '1 page', '12,480 documents'. Pass `many` for irregular plurals. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
