const wholeNumbers = new Intl.NumberFormat('en');

/** Whole number with thousands separators: 12,480. */
export function figure(count: number): string {
  return wholeNumbers.format(count);
}

/** Number with its noun: '1 document', '12,480 documents'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${figure(count)} ${count === 1 ? one : many}`;
}

/** The first 12 characters of a person's id. */
export function shortId(id: string): string {
  return id.slice(0, 12);
}

/** Share from 0 to 1 as a whole percentage: '62%'. */
export function percentText(share: number): string {
  return `${Math.round(share * 100)}%`;
}
