/** The first 12 characters of a person's id. */
export function shortId(id: string): string {
  return id.slice(0, 12);
}

/** Share from 0 to 1 as a whole percentage: '62%'. */
export function percentText(share: number): string {
  return `${Math.round(share * 100)}%`;
}
