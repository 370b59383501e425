/** Returns the positive integer in an address, or undefined. */
export function parseId(value: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,14}$/.test(value ?? '') ? Number(value) : undefined;
}
