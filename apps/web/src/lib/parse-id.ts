/** A positive integer out of an address; undefined for anything else. */
export function parseId(value: string | null | undefined): number | undefined {
  const id = /^\d{1,15}$/.test(value ?? '') ? Number(value) : 0;
  return id > 0 ? id : undefined;
}
