import built from '@aw/content/claims';
import type { Claim } from '@aw/content/schemas/claims';

/** A figure that the site says of itself; throws for an id that the file of claims does not know. */
export function claimOf(id: string): Claim {
  const claim = built.find((known) => known.id === id);
  if (!claim) throw new Error(`No claim is called "${id}".`);
  return claim;
}

/** The figure of a claim that is not counted: "24/7". */
export function claimValue(id: string): string {
  const { value } = claimOf(id);
  if (value === undefined) throw new Error(`The claim "${id}" is counted, so it has no value of its own.`);
  return value;
}
