/** A number with its noun, as the site's own cards say it: '1 page', '12,480 documents'. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : `${noun}s`}`;
}
