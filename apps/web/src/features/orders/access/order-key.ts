/** The key in the address of a mailed link, `#key=…`; undefined without one. */
export function keyIn(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('key') || undefined;
}
