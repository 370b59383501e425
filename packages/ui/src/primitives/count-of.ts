const figures = new Intl.NumberFormat('en');

/** A whole number with thousands separators: 12,480. */
export function figure(count: number): string {
  return figures.format(count);
}

/** A number with its noun: '1 page', '12,480 documents'; `many` where it is not just an s. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${figure(count)} ${count === 1 ? one : many}`;
}
