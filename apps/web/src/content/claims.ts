import built from '@aw/content/claims';
import type { Claim } from '@aw/content/schemas/claims';

/** Returns a claim about the site. Throws if the id is unknown. */
export function claimOf(id: string): Claim {
  const claim = built.find((candidate) => candidate.id === id);
  if (!claim) throw new Error(`No claim is called "${id}".`);
  return claim;
}

/** Returns the fixed value of a claim, such as "24/7". Throws for a counted claim. */
export function claimValue(id: string): string {
  const { value } = claimOf(id);
  if (value === undefined) throw new Error(`The claim "${id}" is counted, so it has no value of its own.`);
  return value;
}
