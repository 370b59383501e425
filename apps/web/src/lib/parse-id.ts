/** A positive integer out of an address; undefined for anything else. */
export function parseId(value: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,14}$/.test(value ?? '') ? Number(value) : undefined;
}
